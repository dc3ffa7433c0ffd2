import { ATTACK_DIE, type AttackFace } from '../common/index.ts';
import { hooked } from './abilities/hooks.ts';
import { meets } from './abilities/requirements.ts';
import { abilitiesAt, diceStream, type OwnedAbility, type SecondGame } from './game.ts';
import type { SecondState, Ship } from './state.ts';

export { ATTACK_DIE, type AttackFace, DEFENSE_DIE, type DefenseFace } from '../common/index.ts';

/** Rolls one attack die for a rule or a card, outside an attack; its player's die. */
export function rollSingleDie(game: SecondGame, ship: Ship, because: string): AttackFace {
  let face = game.roll(diceStream(ship.player), ATTACK_DIE);
  game.emit({ kind: 'rolled', ship: ship.id, dice: 'attack', faces: [face], because });
  for (const { ref, name } of rollsAgain(game.state, ship)) {
    const { use } = game.choose({
      form: 'choice',
      kind: 'use-ability',
      player: ship.player,
      because: RULING,
      ship: ship.id,
      ability: ref,
      options: [{ use: true }, { use: false }],
    });
    if (!use) continue;
    game.emit({ kind: 'ability', ship: ship.id, ability: name, used: true, because: RULING });
    face = game.roll(diceStream(ship.player), ATTACK_DIE);
    game.emit({ kind: 'rolled', ship: ship.id, dice: 'attack', faces: [face], because });
  }
  return face;
}

const RULING = 'xwing2:faq-specific-card-questions.32';

/** Abilities of a ship that roll its dice again outside attacks too, which is no reroll. */
function rollsAgain(state: SecondState, ship: Ship): readonly OwnedAbility[] {
  if (!hooked(state, 'modify-attack-dice')) return [];
  return abilitiesAt(ship, 'modify-attack-dice').filter(
    ({ ref, ability }) =>
      ability.kind === 'dice' &&
      ability.effect.kind === 'reroll' &&
      ability.effect.uncounted === true &&
      meets(state, ship, ref, ability.requires),
  );
}
