import { toldBy } from '../../common/language/index.ts';
import { offerLink } from '../actions/perform.ts';
import type { OwnedAbility } from '../cards/gathered.ts';
import { CONDITION_REF } from '../conditions/secret.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { findAbility } from '../ship/abilities.ts';
import type { Occasion, Ship } from '../state.ts';
import { applyEffect } from './effects/apply.ts';
import type { Effect, Trigger } from './language.ts';
import { payCosts } from './pay.ts';
import {
  canResolve,
  choosesItself,
  couldDoAnything,
  isWaiting,
  LINK,
  type Waiting,
  waitsForCard,
} from './queue.ts';
import { isThere } from './scene.ts';

/** An entry of the ability queue is reached: requirements and costs are checked again (queue FAQ 7, 11). */
export function resolveAbility(game: SecondGame, ref: string, id: number, occasion: Occasion): void {
  const ship = shipOf(game, id);
  if (!isThere(ship, occasion) && !(waitsForCard(ship, occasion) && ref.startsWith(CONDITION_REF))) return;
  if (ref === LINK) return offerLink(game, ship, occasion.what);
  const owned = findAbility(ship, ref);
  if (!owned || !isWaiting(owned.ability)) return;
  const { ability } = owned;
  const moment = asSeen(ability, occasion);
  if (!canResolve(game.state, ship, ref, ability, moment)) return;
  if (!couldDoAnything(game.state, ship, ref, ability, moment)) return;
  if (ability.may && !choosesItself(ability) && !wantsToUse(game, ship, owned)) return;
  game.state.resolving.push(`${ref}@${id}`);
  act(game, ship, owned, ability, moment);
  game.state.resolving.pop();
}

/** In the Aftermath the ship that defended is `it` for what comes after defending. */
const asSeen = (ability: Waiting, occasion: Occasion): Occasion =>
  occasion.window === 'aftermath'
    ? ability.window === 'after-attack'
      ? { ...occasion, window: ability.window }
      : { ...occasion, window: ability.window, ship: occasion.other, other: occasion.ship }
    : occasion;

/** A move that is no action costs nothing if it fails (faq-activation-phase-and-actions.5). */
const isFreeMove = ({ effect }: Trigger): boolean => effect.kind === 'move';

/** An optional ability is used or declined when it is reached (queue FAQ 14). */
function wantsToUse(game: SecondGame, ship: Ship, owned: OwnedAbility): boolean {
  return game.choose({
    form: 'choice',
    kind: 'use-ability',
    player: ship.player,
    because: owned.lines[0] ?? 'xwing2:card-interpretation.4',
    ship: ship.id,
    ability: owned.ref,
    options: [{ use: true }, { use: false }],
  }).use;
}

/** The ability is used: its costs are paid now (queue FAQ 9), once, and it happens. */
function act(game: SecondGame, ship: Ship, owned: OwnedAbility, ability: Waiting, occasion: Occasion): void {
  const pay = () => {
    payCosts(game, ship, owned.ref, ability.costs, { occasion });
    game.emit({
      kind: 'ability',
      ship: ship.id,
      ability: owned.name,
      used: true,
      ...toldBy(owned.lines, 'xwing2:ability-queue.1'),
    });
  };
  if (ability.kind === 'strange') {
    pay();
    return ability.run({ game, ship, ref: owned.ref, occasion, because: owned.ruling });
  }
  const costly = ability.costs.length > 0;
  if (ability.may && (choosesItself(ability) || isFreeMove(ability)))
    return applyEffect({ game, ship, owned, occasion, chosen: -1, costly, pay }, ability.effect);
  pay();
  applyEffect({ game, ship, owned, occasion, chosen: -1, costly }, ability.effect);
}

/** The rest of what an ability does is reached. */
export function resolveEffect(
  game: SecondGame,
  step: {
    readonly ability: string;
    readonly ship: number;
    readonly occasion: Occasion;
    readonly chosen: number;
    readonly effect: Effect;
  },
): void {
  const ship = shipOf(game, step.ship);
  const owned = findAbility(ship, step.ability) ?? {
    ref: step.ability,
    name: '',
    lines: [],
    ruling: 'xwing2:abilities.1',
  };
  const { occasion, chosen, effect } = step;
  const costly = 'ability' in owned && owned.ability.kind === 'action' && owned.ability.costs.length > 0;
  applyEffect({ game, ship, owned, occasion, chosen, costly }, effect);
}
