/** Cards that act in an attack: those of the attacker and its side, of the defender and its side. */
import type { Acting } from '../abilities/act.ts';
import { canAct, isOptional } from '../abilities/can-act.ts';
import { actInTurn } from '../abilities/in-turn.ts';
import { bearsOneOf, cardsTriggering } from '../abilities/kinds.ts';
import type { AttackMoment, Trigger } from '../abilities/language.ts';
import { type Bearer, isShip } from '../abilities/scene.ts';
import { isMomentOf, triggersIn } from '../abilities/triggers.ts';
import { type ArmadaGame, inPlay } from '../game.ts';
import type { ArmadaState } from '../state.ts';
import { critIcons } from './dice.ts';
import { isInAttackStep, pieceOf } from './parties.ts';
import type { Attack } from './schema.ts';

/** Moments in which a player picks what acts among other things. */
type PickedMoment = Extract<AttackMoment, 'attack-effects' | 'defense-tokens' | 'critical-effect'>;

/** Moments that are the defender's. */
const DEFENDING: readonly AttackMoment[] = [
  'targeted',
  'dice-against',
  'defense-tokens',
  'tokens-spent',
  'resolving-damage',
  'before-damage',
  'defense-over',
];

/** An effect of one card in play; two ships may bear the same card, and a card may have two effects. */
const keyOf = ({ bearer }: Acting, label: string): string =>
  `${label}@${isShip(bearer) ? 'ship' : 'squadron'}-${bearer.id}`;

/** A card's effect by name; the second and further ones of a moment are numbered. */
function labelOf({ card, trigger }: Acting): string {
  const alike = card.abilities.filter(
    (one): one is Trigger => one.kind === 'trigger' && one.at === trigger.at,
  );
  const at = alike.indexOf(trigger);
  return at <= 0 ? card.name : `${card.name}#${at + 1}`;
}

/**
 * Whether a card acts now that its player may not decline: so it is in the latest edition, the older ones left
 * upgrades to their player (effect-use-and-timing.5).
 */
export const mustAct = (state: ArmadaState, attack: Attack, moment: PickedMoment): boolean =>
  state.edition === '1.6' && acting(state, attack, moment).some((one) => !isOptional(state, one));

/** Names of cards that may act now, each effect once in an attack (effect-use-and-timing.3). */
export const attackCards = (state: ArmadaState, attack: Attack, moment: PickedMoment): readonly string[] => [
  ...new Set(acting(state, attack, moment).map(labelOf)),
];

/** Whose moment it is; null of what bears no cards and is nobody's friend. */
const subjectOf = (state: ArmadaState, attack: Attack, moment: AttackMoment): Bearer | null =>
  pieceOf(state, DEFENDING.includes(moment) ? attack.defender : attack.attacker);

/** What acts in a moment of an attack, on the side whose moment it is. */
export function acting(state: ArmadaState, attack: Attack, moment: AttackMoment): readonly Acting[] {
  const subject = subjectOf(state, attack, moment);
  return subject ? actingOf(state, attack, moment, subject, subject.player) : NOTHING;
}

const NOTHING: readonly Acting[] = [];

/** What of a player acts in a moment of an attack; each attack has a dozen, and hardly any card waits in them. */
function actingOf(
  state: ArmadaState,
  attack: Attack,
  moment: AttackMoment,
  subject: Bearer,
  player: number,
): readonly Acting[] {
  const waiting = cardsTriggering(moment);
  if (waiting.size === 0) return NOTHING;
  const found: Acting[] = [];
  for (const bearers of [state.ships, state.squadrons]) {
    for (const bearer of bearers) {
      if (bearer.player !== player || !bearsOneOf(bearer, waiting) || !inPlay(bearer)) continue;
      for (const trigger of triggersIn(bearer, moment, (whose) => isMomentOf(bearer, whose, subject))) {
        const one: Acting = { ...trigger, other: subject, what: '' };
        if (mayAct(state, attack, one)) found.push(one);
      }
    }
  }
  return found;
}

function mayAct(state: ArmadaState, attack: Attack, one: Acting): boolean {
  const { at, icon, inSalvo } = one.trigger;
  if (at === 'critical-effect' && !isInAttackStep(attack) && !inSalvo) return false;
  if (icon && !attack.dice.some(({ color, face }) => icon.includes(color) && critIcons(face) > 0))
    return false;
  return !isUsed(attack, one) && canAct(state, one);
}

/** Whether an effect of a card has been used in the attack, by this copy or, where the card says so, by another one. */
function isUsed({ used }: Attack, one: Acting): boolean {
  const label = labelOf(one);
  return one.trigger.oneCopy
    ? used.some((key) => key.startsWith(`${label}@`))
    : used.includes(keyOf(one, label));
}

/** A card acts: its cost is paid, then it does what it does. */
export function useAttackCard(game: ArmadaGame, attack: Attack, moment: PickedMoment, name: string): void {
  const found = acting(game.state, attack, moment).find((one) => labelOf(one) === name);
  if (!found) return;
  if (!found.trigger.again) attack.used.push(keyOf(found, name));
  const party = moment === 'defense-tokens' ? attack.defender : attack.attacker;
  game.emit({ kind: 'effect-used', party, effect: name, because: found.card.because });
  game.interpreter.resolve(game, found);
}

/** Cards of both sides act in a moment of an attack that nobody else acts in. */
export function attackMoment(
  game: ArmadaGame,
  attack: Attack,
  moment: Exclude<AttackMoment, PickedMoment | 'dice-gathered' | 'dice-against'>,
): void {
  const { state } = game;
  const subject = subjectOf(state, attack, moment);
  if (!subject) return;
  actInTurn(game, (player) => actingOf(state, attack, moment, subject, player));
}
