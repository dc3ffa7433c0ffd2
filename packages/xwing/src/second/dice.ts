import { ATTACK_DIE, type AttackFace } from '../common/index.ts';
import { canPay, payCosts } from './abilities/costs.ts';
import { hooked } from './abilities/hooks.ts';
import { permits } from './abilities/modifiers.ts';
import { meets } from './abilities/requirements.ts';
import { abilitiesAt, diceStream, type OwnedAbility, type SecondGame } from './game.ts';
import type { SecondState, Ship } from './state.ts';

export { ATTACK_DIE, type AttackFace, DEFENSE_DIE, type DefenseFace } from '../common/index.ts';

/** Rolls one attack die for a rule or a card, outside an attack; its player's die. */
export function rollSingleDie(game: SecondGame, ship: Ship, because: string): AttackFace {
  let face = game.roll(diceStream(ship.player), ATTACK_DIE);
  game.emit({ kind: 'rolled', ship: ship.id, dice: 'attack', faces: [face], because });
  [face] = rerolledByCards(game, ship, [face], because) as [AttackFace];
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

/** A ship rolls attack dice for a rule, a card or a device, outside an attack; its player's dice. */
export function rollDice(
  game: SecondGame,
  unit: Ship,
  count: number,
  because: string,
): readonly AttackFace[] {
  const faces: AttackFace[] = [];
  for (let i = 0; i < count; i++) faces.push(game.roll(diceStream(unit.player), ATTACK_DIE));
  game.emit({ kind: 'rolled', ship: unit.id, dice: 'attack', faces, because });
  return rerolledByCards(game, unit, faces, because);
}

/** The cards of a ship that has rolled may let it reroll some results, for a price. */
function rerolledByCards(
  game: SecondGame,
  ship: Ship,
  faces: readonly AttackFace[],
  because: string,
): readonly AttackFace[] {
  let now = faces;
  for (const { ref, of } of permits(game.state, ship, 'reroll-outside-attacks')) {
    const again = now.filter((face) => of.faces.includes(face)).length;
    if (again === 0 || !canPay(game.state, ship, ref, of.costs)) continue;
    const { use } = game.choose({
      form: 'choice',
      kind: 'use-ability',
      player: ship.player,
      because: 'xwing2:card-interpretation.4',
      ship: ship.id,
      ability: ref,
      options: [{ use: true }, { use: false }],
    });
    if (!use) continue;
    payCosts(game, ship, ref, of.costs);
    now = now.map((face) =>
      of.faces.includes(face) ? game.roll(diceStream(ship.player), ATTACK_DIE) : face,
    );
    game.emit({ kind: 'rolled', ship: ship.id, dice: 'attack', faces: now, because });
  }
  return now;
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
