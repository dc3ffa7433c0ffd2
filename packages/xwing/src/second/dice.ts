import { ATTACK_DIE, type AttackFace, DEFENSE_DIE, type DefenseFace } from '../common/index.ts';
import { toldBy } from '../common/language/index.ts';
import { canPay } from './abilities/costs.ts';
import { meets, rules } from './abilities/evaluate.ts';
import { hooked } from './abilities/hooks.ts';
import { permits } from './abilities/permits.ts';
import { bodyOf } from './bodies.ts';
import type { OwnedAbility } from './cards/gathered.ts';
import { deviceBodyOf, rangeOf } from './devices/bodies.ts';
import { traitOf } from './devices/kinds.ts';
import type { SecondGame } from './game.ts';
import { abilitiesAt, rulingFor } from './ship/abilities.ts';
import { relationOf } from './sides.ts';
import type { Device, SecondState, Ship } from './state.ts';
import { diceStream } from './streams.ts';

export { ATTACK_DIE, type AttackFace, DEFENSE_DIE, type DefenseFace } from '../common/index.ts';

/** Rolls one attack die for a rule or a card, outside an attack; its player's die. */
export function rollSingleDie(game: SecondGame, ship: Ship, because: string): AttackFace {
  let face = game.roll(diceStream(ship.player), ATTACK_DIE);
  game.emit({ kind: 'rolled', ship: ship.id, dice: 'attack', faces: [face], because });
  [face] = rerolledByCards(game, ship, [face], because) as [AttackFace];
  for (const { ref, name, lines } of rollsAgain(game.state, ship)) {
    const { use } = game.choose({
      form: 'choice',
      kind: 'use-ability',
      player: ship.player,
      because: lines[0] ?? RULING,
      ship: ship.id,
      ability: ref,
      options: [{ use: true }, { use: false }],
    });
    if (!use) continue;
    game.emit({ kind: 'ability', ship: ship.id, ability: name, used: true, ...toldBy(lines, RULING) });
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
      because: rulingFor(by, ref, 'xwing2:card-interpretation.4'),
      ship: by.id,
      ability: ref,
      options: [{ use: true }, { use: false }],
    });
    if (!use) continue;
    const { face } = game.choose({
      form: 'choice',
      kind: 'choose-face',
      player: by.player,
      because: rulingFor(by, ref, 'xwing2:card-interpretation.4'),
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

/** A ship rolls defense dice for a card, outside an attack. */
export function rollDefense(
  game: SecondGame,
  ship: Ship,
  count: number,
  because: string,
): readonly DefenseFace[] {
  const stream = diceStream(ship.player);
  const faces = Array.from({ length: count }, () => game.roll(stream, DEFENSE_DIE));
  game.emit({ kind: 'rolled', ship: ship.id, dice: 'defense', faces, because });
  return againByCards(
    game,
    ship,
    { dice: 'defense', roll: () => game.roll(stream, DEFENSE_DIE) },
    faces,
    because,
  );
}

const rerolledByCards = (
  game: SecondGame,
  ship: Ship,
  faces: readonly AttackFace[],
  because: string,
): readonly AttackFace[] =>
  againByCards(
    game,
    ship,
    { dice: 'attack', roll: () => game.roll(diceStream(ship.player), ATTACK_DIE) },
    faces,
    because,
  );

/** The cards of a ship that has rolled may let it reroll some results, each die once, for a price. */
function againByCards<Face extends string>(
  game: SecondGame,
  ship: Ship,
  { dice, roll }: { readonly dice: 'attack' | 'defense'; readonly roll: () => Face },
  faces: readonly Face[],
  because: string,
): readonly Face[] {
  let now = faces;
  const rerolled = new Set<number>();
  for (const { ref, of } of permits(game.state, ship, 'reroll-outside-attacks')) {
    const { which } = of;
    const able = now.flatMap((face, at) =>
      !rerolled.has(at) && (typeof which === 'number' || which.includes(face)) ? [at] : [],
    );
    if (able.length === 0 || !canPay(game.state, ship, ref, of.costs)) continue;
    const { use } = game.choose({
      form: 'choice',
      kind: 'use-ability',
      player: ship.player,
      because: rulingFor(ship, ref, 'xwing2:card-interpretation.4'),
      ship: ship.id,
      ability: ref,
      options: [{ use: true }, { use: false }],
    });
    if (!use) continue;
    game.interpreter.payCosts(game, ship, ref, of.costs);
    const shown = able.map((at) => now[at]!);
    const picked =
      typeof which === 'number' ? pickFaces(game, ship, ref, shown, which).map((one) => able[one]!) : able;
    for (const at of picked) {
      rerolled.add(at);
      now = now.with(at, roll());
    }
    game.emit({ kind: 'rolled', ship: ship.id, dice, faces: [...now], because });
  }
  return now;
}

/** Which of some dice a player picks, by what they show: one at least, and no more than so many. */
export function pickFaces(
  game: SecondGame,
  ship: Ship,
  ability: string,
  shown: readonly string[],
  most: number,
): readonly number[] {
  const picked: number[] = [];
  while (picked.length < Math.min(most, shown.length)) {
    const left = shown.flatMap((_, at) => (picked.includes(at) ? [] : [at]));
    const faces = [...new Set(left.map((at) => shown[at]!))];
    const { face } = game.choose({
      form: 'choice',
      kind: 'choose-face',
      player: ship.player,
      because: rulingFor(ship, ability, 'xwing2:card-interpretation.4'),
      ship: ship.id,
      ability,
      options: [...faces, ...(picked.length > 0 ? [''] : [])].map((one) => ({ face: one })),
    });
    if (face === '') break;
    picked.push(left.find((at) => shown[at] === face)!);
  }
  return picked;
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
