/** The sandbox of X-Wing 2.5. */

import {
  CONDITIONS,
  DAMAGE_NAMES,
  deviceTitle,
  dialFor,
  dialName,
  forceOf,
  LYING,
  type SecondEvent,
  type SecondQuestion,
  type SecondSetup,
  type SecondState,
  scenarioFiles,
  shieldsOf,
  shipCard,
  TOKENS,
} from '@firing-arc/xwing/second';
import type { Piece } from '../../sandbox/position.ts';
import { sandboxWords } from '../../words/en/sandbox.ts';
import type { Field, SandboxGame } from '../sandbox.ts';
import { exampleOf, limited, shipFields, XWING_SANDBOX } from '../xwing/sandbox.ts';
import { SILHOUETTES } from '../xwing/silhouettes/all.ts';
import { addSilhouettes } from '../xwing/silhouettes/index.ts';
import { deviceKey, rockKey } from '../xwing/things.ts';
import { SECOND_GAME } from './game.ts';
import { words } from './names.ts';

addSilhouettes(SILHOUETTES);

const PHASES = ['engagement', 'activation', 'planning', 'system', 'end'] as const;

export const SECOND_SANDBOX: SandboxGame<SecondState, SecondSetup, SecondQuestion, SecondEvent> = {
  ...XWING_SANDBOX,
  game: SECOND_GAME,
  files: scenarioFiles(() => ({})),
  example: exampleOf(['bluesquadronescort', 'academypilot']),
  phases: () => PHASES.map((value) => ({ value, text: words.phase(value) })),
  dials: { phases: ['activation', 'system'], path: '/dial' },
  devices: { kind: 'devices', options: () => LYING.map((value) => ({ value, text: deviceTitle(value) })) },
  thingKey: (_, { kind, at }, { id = at }) => (kind === 'devices' ? deviceKey(Number(id)) : rockKey(at)),
  fields: fieldsOf,
};

function fieldsOf(state: SecondState, { kind, id }: Piece): readonly Field[] {
  if (kind === 'devices') return fieldsOfDevice(state, id);
  const ship = state.ships[id];
  if (!ship) return [];
  const t = sandboxWords.get();
  const { pilot } = shipCard(ship.card);
  return [
    ...limited('/shields', t.shields, ship.shields, shieldsOf(ship)),
    ...limited('/charges', t.charges, ship.charges, pilot.charges?.limit ?? 0),
    ...limited('/force', t.force, ship.force, forceOf(ship)?.limit ?? 0),
    ...shipFields(
      {
        dial: dialFor(ship),
        dialName: (entry) => dialName(ship.card, entry),
        damage: DAMAGE_NAMES,
        conditions: CONDITIONS,
        kinds: TOKENS,
        tokens: ship.tokens,
      },
      words,
    ),
  ];
}

/** Fuses lie on bombs, charges on a remote; the one whose place in the list is given. */
function fieldsOfDevice(state: SecondState, at: number): readonly Field[] {
  const device = state.devices[at];
  if (!device) return [];
  const t = sandboxWords.get();
  const unit = state.ships[device.unit];
  if (unit)
    return limited('/charges', t.charges, unit.charges, shipCard(unit.card).pilot.charges?.limit ?? 0);
  return [{ kind: 'count', path: '/fuses', text: t.fuses, now: device.fuses, most: MOST_FUSES }];
}

/** No card puts more on a device. */
const MOST_FUSES = 3;
