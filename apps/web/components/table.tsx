/** A table with two ships in the middle of a game, for components that stand on the screen of one. */

import type { ReactNode } from 'react';
import { NOBODY_DECIDES } from '../src/game/nobody-decides.ts';
import { QUICK_GAME } from '../src/game/options.ts';
import { GameStore, type Shown, type ShownEvent } from '../src/game/store.ts';
import { Table } from '../src/screen/table-context.ts';
import type { ShownHarm } from '../src/shown/harm.ts';
import type { ShownShip, ShownTable } from '../src/shown/table.ts';
import { heard } from './heard.ts';

const ship = (id: number, player: number, name: string): ShownShip => ({
  id,
  player,
  tag: `${id + 1}`,
  name,
  type: 'X-wing',
  onTable: true,
  hasCard: true,
  base: { kind: 'rectangle', halfX: 20, halfY: 20, guides: [] },
  prints: [],
  tokens: [],
  says: name,
  x: 100 + 200 * id,
  y: 100,
  facing: 0,
});

const table: ShownTable = {
  width: 914.4,
  depth: 914.4,
  round: 3,
  phase: 'engagement',
  standing: ['Round 3 of 12', 'Engagement'],
  phases: [],
  first: { label: 'First', player: 0 },
  sides: [
    { name: 'Rebels', score: 2, edge: 'near' },
    { name: 'Empire', score: 1, edge: 'far' },
  ],
  scoreName: 'mission points',
  ships: [ship(0, 0, 'Luke Skywalker'), ship(1, 1, 'Mauler')],
  things: [],
  contacts: [],
  order: [],
  attack: null,
  waiting: [],
  endedBy: null,
  reach: () => ({ halfX: 20, halfY: 20, bands: [], prints: [] }),
  caption: () => '',
  card: (id) => ({
    id,
    player: id,
    tag: `${id + 1}`,
    name: `${id}`,
    type: 'X-wing',
    rank: 'I5',
    rankSays: 'initiative 5',
    gone: null,
    numbers: [],
    chips: [],
    lists: [],
  }),
  inWords: () => ({ columns: [], rows: [], lists: [] }),
};

const event = (kind: string, harm: ShownHarm | null = null): ShownEvent => ({
  kind,
  because: 'xwing2:attack.1',
  quiet: false,
  text: () => kind,
  act: () => null,
  harm: () => harm,
  heading: () => null,
});

/** A phase in which Mauler shot at Luke, and the beginning of the next. */
export const LOSSES: readonly ShownEvent[] = [
  event('round'),
  event('phase'),
  {
    ...event('attack', { kind: 'attack', attacker: 1, defender: 0, how: 'range 2' }),
    heading: () => ({ kind: 'attack', title: 'Mauler attacks Luke Skywalker' }),
  },
  event('damage', { kind: 'lost', ship: 0, what: 'shields' }),
  event('damage', { kind: 'lost', ship: 0, what: 'shields' }),
  event('damage', { kind: 'lost', ship: 0, what: 'hull', card: 'Structural Damage' }),
  event('phase'),
];

export const shown = (changes: Partial<Shown> = {}): Shown => ({
  game: 'xwing2',
  options: QUICK_GAME,
  speaks: { rules: 'en', table: 'en' },
  turn: { kind: 'wait', viewer: 0 },
  ...NOBODY_DECIDES,
  asked: 1,
  viewer: 0,
  table,
  events: [],
  passes: () => [],
  dice: () => [],
  lastAttack: () => null,
  news: 0,
  winner: null,
  hash: 'hash',
  answers: 4,
  commitment: 'commitment',
  seed: null,
  fair: true,
  ...changes,
});

/** A store that tells what it is answered, and runs no game. */
class HeardStore extends GameStore {
  override answer(answer: Parameters<GameStore['answer']>[0]): readonly [] {
    heard('answer', answer);
    return [];
  }
}

const store = new HeardStore({
  storage: localStorage,
  later: () => undefined,
  pause: 0,
  think: () => {
    throw new Error('nobody thinks here');
  },
  bring: () => Promise.reject(new Error('no game is played here')),
});

export function AtTable({
  game = shown(),
  children,
}: {
  readonly game?: Shown;
  readonly children: ReactNode;
}) {
  return (
    <Table
      value={{
        store,
        game,
        bottom: 'near',
        look: (id) => heard('look', id),
        setPreview: () => undefined,
        setPlacing: () => undefined,
        setChoices: () => undefined,
        setRing: () => undefined,
        setChips: () => undefined,
        setJoints: () => undefined,
        setTaps: () => undefined,
        setFormation: () => undefined,
        setPlanned: () => undefined,
        hint: null,
      }}
    >
      {children}
    </Table>
  );
}
