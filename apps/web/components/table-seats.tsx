/** What seats of a table fly, as its first guest chooses it, with a format of two ready squads. */

import type { TableInfo } from '@firing-arc/online';
import type { ComponentType } from 'react';
import type { SquadBuilder } from '../src/games/builder.ts';
import type { MenuFormat, SquadReading, SquadSource } from '../src/games/format.ts';
import { Squads } from '../src/online/bring.tsx';
import type { Flown } from '../src/online/kept.ts';
import { heard } from './heard.ts';
import '../src/menu/choose.css';
import '../src/screen/more-sides.css';
import '../src/online/online.css';

const READY = [
  { id: 'reds', name: 'Red Squadron', group: 'Rebel Alliance', pilots: 'Wedge, Luke' },
  { id: 'blacks', name: 'Black Squadron', group: 'Galactic Empire', pilots: 'Mauler, Howlrunner' },
];
const RULING = 'xwing2:squad-building.1';

/** A text is a squad of as many points as it has letters; over 20 it is not legal. */
function read(squad: SquadSource): SquadReading {
  const points = squad.kind === 'text' ? squad.text.length : 20;
  const legal = points > 0 && points <= 20;
  const refusals = legal ? [] : [{ message: `${points} points of 20.`, ruling: RULING }];
  return { findings: { name: '', points, legal, playable: points > 0, refusals, notices: [] }, problems: [] };
}

const formatWith = (builder: SquadBuilder): MenuFormat => ({
  ready: READY,
  pair: ['reds', 'blacks'],
  seats: ['first', 'second'],
  ownSquad: 'Paste a squad',
  ownShort: 'squad',
  scenarios: [],
  builds: null,
  builder,
  read,
  elsewhere: null,
  history: null,
  teams: () => [null],
  match: () => {
    throw new Error('nothing is played here');
  },
});

const seat = (by: 'guest' | 'computer', at: number): TableInfo['seats'][number] => ({
  seat: at,
  by,
  player: by === 'computer' ? 'plain' : null,
  taken: true,
  name: null,
  present: true,
  away: null,
  squad: null,
  committed: false,
  contributed: false,
  decides: false,
});

/** The second and third of four seats are computer players'; the server takes everything but the letter x. */
const squadsOf =
  (you: number, chosen: readonly Flown[] = []) =>
  (builder: SquadBuilder): ComponentType =>
  () => (
    <div className="menu gathering takes-focus">
      <Squads
        info={{ seats: (['guest', 'computer', 'computer', 'guest'] as const).map(seat), scenario: null }}
        you={you}
        format={formatWith(builder)}
        formatId="xwing2-amg"
        byHand={false}
        onByHand={(on) => heard('by hand', on)}
        chosen={chosen}
        onChosen={(next) => heard('chosen', next)}
        bring={async (brought) => {
          heard('bring', brought);
          const { squad } = brought;
          const isTaken = squad === null || !('text' in squad) || squad.text !== 'x';
          const problems = isTaken ? [] : ['There is no such list.'];
          return { brought: isTaken, name: null, points: null, problems, refusals: [], notices: [] };
        }}
      />
    </div>
  );

export const seatComponents = (builder: SquadBuilder): Readonly<Record<string, ComponentType>> => ({
  'table-squads': squadsOf(0)(builder),
  'table-squads-other': squadsOf(3)(builder),
  'table-squads-again': squadsOf(0, [
    { seat: 2, squad: { kind: 'ready', id: 'blacks' } },
    { seat: 1, squad: { kind: 'ready', id: 'of another format' } },
  ])(builder),
});
