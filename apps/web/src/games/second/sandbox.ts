/** The sandbox of X-Wing 2.5. */

import {
  DAMAGE_NAMES,
  dialFor,
  dialName,
  forceOf,
  type SecondEvent,
  type SecondQuestion,
  type SecondSetup,
  type SecondState,
  scenarioFiles,
  shieldsOf,
  shipCard,
  TOKENS,
} from '@firing-arc/xwing/second';
import { sandboxWords } from '../../words/en/sandbox.ts';
import type { Field, SandboxGame } from '../sandbox.ts';
import { damageField, dialField, exampleOf, limited, ROCKS, tokensField } from '../xwing/sandbox.ts';
import { rockKey } from '../xwing/things.ts';
import { SECOND_GAME } from './game.ts';
import { words } from './names.ts';

const PHASES = ['engagement', 'activation', 'planning', 'system', 'end'] as const;

export const SECOND_SANDBOX: SandboxGame<SecondState, SecondSetup, SecondQuestion, SecondEvent> = {
  game: SECOND_GAME,
  files: scenarioFiles(() => ({})),
  example: exampleOf(['bluesquadronescort', 'academypilot']),
  cardField: 'pilot',
  phases: () => PHASES.map((value) => ({ value, text: words.phase(value) })),
  dials: { phases: ['activation', 'system'], path: '/dial' },
  obstacles: ROCKS,
  obstacleKey: rockKey,
  locks: true,
  fields: fieldsOf,
};

function fieldsOf(state: SecondState, id: number): readonly Field[] {
  const ship = state.ships[id];
  if (!ship) return [];
  const t = sandboxWords.get();
  const { pilot } = shipCard(ship.card);
  return [
    ...limited('/shields', t.shields, ship.shields, shieldsOf(ship)),
    ...limited('/charges', t.charges, ship.charges, pilot.charges?.limit ?? 0),
    ...limited('/force', t.force, ship.force, forceOf(ship)?.limit ?? 0),
    dialField(
      dialFor(ship),
      (entry) => dialName(ship.card, entry),
      ({ maneuver, difficulty }) => `${words.maneuver(maneuver)}, ${difficulty}`,
    ),
    damageField(DAMAGE_NAMES, (name) => `facedown: ${name}`),
    ...TOKENS.map((token) => tokensField(token, words.token(token), ship.tokens[token])),
  ];
}
