/** The sandbox of First Edition. */

import {
  BOMB_TOKENS,
  CONDITIONS,
  chassisOf,
  type DamageName,
  deckKinds,
  decksOf,
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
import { exampleOf, limited, shipFields, XWING_SANDBOX } from '../xwing/sandbox.ts';
import { deviceKey, rockKey } from '../xwing/things.ts';
import { FIRST_GAME } from './game.ts';
import { words } from './names.ts';

const PHASES = ['combat', 'activation', 'planning', 'end'] as const;

export const FIRST_SANDBOX: SandboxGame<FirstState, FirstSetup, FirstQuestion, FirstEvent> = {
  ...XWING_SANDBOX,
  game: FIRST_GAME,
  files: SCENARIO_FILES,
  example: exampleOf(['rookiepilot', 'academypilot']),
  phases: () => PHASES.map((value) => ({ value, text: words.phase(value) })),
  dials: { phases: ['activation'], path: '/dial' },
  devices: { kind: 'bombs', options: () => BOMB_TOKENS.map((value) => ({ value, text: words.bomb(value) })) },
  thingKey: (state, { kind, at }) => (kind === 'bombs' ? deviceKey(state.bombs[at]!.id) : rockKey(at)),
  fields: (state, { kind, id }) => (kind === 'ships' ? fieldsOf(state, id) : []),
};

/** The damage cards that a ship may be dealt. */
function damageNames(state: FirstState, ship: FirstState['ships'][number]): readonly DamageName[] {
  const decks = decksOf(state, ship);
  return deckKinds(state).flatMap(({ name, deck }) => (decks.includes(deck) ? [name] : []));
}

function fieldsOf(state: FirstState, id: number): readonly Field[] {
  const ship = state.ships[id];
  if (!ship) return [];
  return [
    ...limited('/shields', sandboxWords.get().shields, ship.shields, shieldsOf(ship)),
    ...shipFields(
      {
        dial: chassisOf(ship.card)?.dial ?? [],
        dialName: (entry) => dialName(ship.card, entry),
        damage: damageNames(state, ship),
        conditions: CONDITIONS,
        kinds: TOKENS,
        tokens: ship.tokens,
      },
      words,
    ),
  ];
}
