/** The sandbox of First Edition. */

import {
  chassisOf,
  deckKinds,
  dialName,
  type FirstEvent,
  type FirstQuestion,
  type FirstSetup,
  type FirstState,
  SCENARIO_FILES,
  shieldsOf,
  TOKENS,
} from '@firing-arc/xwing/first';
import { sandboxWords } from '../../words/en/sandbox.ts';
import type { Field, SandboxGame } from '../sandbox.ts';
import { damageField, dialField, exampleOf, limited, ROCKS, tokensField } from '../xwing/sandbox.ts';
import { rockKey } from '../xwing/things.ts';
import { FIRST_GAME } from './game.ts';
import { words } from './names.ts';

const PHASES = ['combat', 'activation', 'planning', 'end'] as const;

export const FIRST_SANDBOX: SandboxGame<FirstState, FirstSetup, FirstQuestion, FirstEvent> = {
  game: FIRST_GAME,
  files: SCENARIO_FILES,
  example: exampleOf(['rookiepilot', 'academypilot']),
  cardField: 'pilot',
  phases: () => PHASES.map((value) => ({ value, text: words.phase(value) })),
  dials: { phases: ['activation'], path: '/dial' },
  obstacles: ROCKS,
  obstacleKey: rockKey,
  locks: true,
  fields: fieldsOf,
};

function fieldsOf(state: FirstState, id: number): readonly Field[] {
  const ship = state.ships[id];
  if (!ship) return [];
  return [
    ...limited('/shields', sandboxWords.get().shields, ship.shields, shieldsOf(ship)),
    dialField(
      chassisOf(ship.card)?.dial ?? [],
      (entry) => dialName(ship.card, entry),
      ({ maneuver, difficulty }) => `${words.maneuver(maneuver)}, ${difficulty}`,
    ),
    damageField(
      deckKinds(state).map(({ name }) => name),
      (name) => `facedown: ${name}`,
    ),
    ...TOKENS.map((token) => tokensField(token, words.token(token), ship.tokens[token])),
  ];
}
