/** The sandbox of First Edition. */

import {
  BOMB_TOKENS,
  CONDITIONS,
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
import {
  conditionsField,
  damageField,
  dialField,
  exampleOf,
  limited,
  rocks,
  tokensField,
} from '../xwing/sandbox.ts';
import { deviceKey, rockKey } from '../xwing/things.ts';
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
  obstacles: rocks,
  devices: { kind: 'bombs', options: () => BOMB_TOKENS.map((value) => ({ value, text: words.bomb(value) })) },
  locks: true,
  thingKey: (state, { kind, at }) => (kind === 'bombs' ? deviceKey(state.bombs[at]!.id) : rockKey(at)),
  fields: (state, { kind, id }) => (kind === 'ships' ? fieldsOf(state, id) : []),
};

function fieldsOf(state: FirstState, id: number): readonly Field[] {
  const ship = state.ships[id];
  if (!ship) return [];
  return [
    ...limited('/shields', sandboxWords.get().shields, ship.shields, shieldsOf(ship)),
    dialField(
      chassisOf(ship.card)?.dial ?? [],
      (entry) => dialName(ship.card, entry),
      ({ maneuver, difficulty }) => `${words.maneuver(maneuver)}, ${words.difficulty(difficulty)}`,
    ),
    damageField(
      deckKinds(state).map(({ name }) => name),
      (name) => `facedown: ${name}`,
    ),
    conditionsField(
      CONDITIONS.map(({ id }) => id),
      words.condition,
    ),
    ...TOKENS.map((token) => tokensField(token, words.token(token), ship.tokens[token])),
  ];
}
