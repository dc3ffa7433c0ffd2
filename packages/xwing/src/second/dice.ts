import { ATTACK_DIE, type AttackFace } from '../common/index.ts';
import { canPay, payCosts } from './abilities/costs.ts';
import { hooked } from './abilities/hooks.ts';
import { permits, rules } from './abilities/modifiers.ts';
import { meets } from './abilities/requirements.ts';
import { deviceBodyOf, rangeOf } from './devices/bodies.ts';
import { traitOf } from './devices/kinds.ts';
import { abilitiesAt, bodyOf, diceStream, type OwnedAbility, type SecondGame } from './game.ts';
import { relationOf } from './sides.ts';
import type { Device, SecondState, Ship } from './state.ts';

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
  device?: Device,
): readonly AttackFace[] {
  const faces: AttackFace[] = [];
  for (let i = 0; i < count; i++) faces.push(game.roll(diceStream(unit.player), ATTACK_DIE));
  game.emit({ kind: 'rolled', ship: unit.id, dice: 'attack', faces, because });
  const shown = rerolledByCards(game, unit, faces, because);
  return device ? rerolledFor(game, unit, shown, device, because) : shown;
}

/** A card may reroll one of the dice that a friendly device has had somebody roll; no die is rerolled twice. */
function rerolledFor(
  game: SecondGame,
  unit: Ship,
  faces: readonly AttackFace[],
  device: Device,
  because: string,
): readonly AttackFace[] {
  let now = faces;
  for (const { by, ref, of } of rules(game.state, 'reroll-detonations')) {
    const range = rangeOf(bodyOf(by), deviceBodyOf(device));
    if (range < of.range[0] || range > of.range[1] || !of.traits.includes(traitOf(device.kind))) continue;
    if (relationOf(game.state, by.player, device.player) !== 'friendly' || now !== faces) continue;
    const { use } = game.choose({
      form: 'choice',
      kind: 'use-ability',
      player: by.player,
      because: 'xwing2:card-interpretation.4',
      ship: by.id,
      ability: ref,
      options: [{ use: true }, { use: false }],
    });
    if (!use) continue;
    const { face } = game.choose({
      form: 'choice',
      kind: 'choose-face',
      player: by.player,
      because: 'xwing2:card-interpretation.4',
      ship: by.id,
      ability: ref,
      options: [...new Set(now)].map((one) => ({ face: one })),
    });
    const at = now.indexOf(face);
    now = now.with(at, game.roll(diceStream(unit.player), ATTACK_DIE));
    game.emit({ kind: 'rolled', ship: unit.id, dice: 'attack', faces: now, because });
  }
  return now;
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
