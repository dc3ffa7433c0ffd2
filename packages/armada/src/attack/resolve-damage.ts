/** Resolve Damage: one critical effect, then the total, then the damage point by point (attack.16). */
import { wanted } from '../abilities/asking.ts';
import { useUp } from '../abilities/costs.ts';
import { keyword } from '../abilities/evaluate.ts';
import { mayHave } from '../abilities/kinds.ts';
import { accuracyDamage, cannot, criticalDamage, shieldsIgnored } from '../abilities/modifiers.ts';
import { cardsOf, modifiersOf } from '../abilities/scene.ts';
import { toggle } from '../abilities/verbs/squadrons.ts';
import { damageSquadron, sufferAt } from '../damage/suffer.ts';
import { type ArmadaGame, inPlay, squadronOf, zonesBeside } from '../game.ts';
import type { Zone } from '../geometry/index.ts';
import { objectiveCriticals, useObjectiveCritical } from '../objectives/attacks.ts';
import { destroyMine } from '../objectives/parts.ts';
import type { ArmadaState, Ship } from '../state.ts';
import { attackCards, attackMoment, useAttackCard } from './card-effects.ts';
import { braced, critIcons, hitIcons } from './dice.ts';
import { attackingPlayer, isInAttackStep, isOnShip, pieceOf, shipIn, squadronIn } from './parties.ts';
import type { Attack } from './schema.ts';
import { damageStation } from './stations.ts';

/** The critical effect that every ship and bomber has. */
export const STANDARD = 'standard';

export function resolveDamage(game: ArmadaGame, attack: Attack): void {
  attackMoment(game, attack, 'resolving-damage');
  tellBarredCritical(game, attack);
  if (resolveCriticalEffect(game, attack)) resolveAnother(game, attack);
  totalDamage(game, attack);
  attackMoment(game, attack, 'before-damage');
  const ship = shipIn(game.state, attack.defender);
  if (!ship) return damageOther(game, attack);
  if (!inPlay(ship)) return;
  const left = spread(game, attack, ship, redirect(game, attack, ship));
  sufferAt(game, ship, attack.defender.zone, left, 'armada:damage.2');
  attack.faceup = 0;
}

/** A squadron, a station or a mine suffers the whole total. */
function damageOther(game: ArmadaGame, { attacker, defender, damage }: Attack): void {
  switch (defender.kind) {
    case 'squadron': {
      const squadron = squadronOf(game, defender.id);
      damageSquadron(game, squadron, damage, 'armada:damage.1');
      if (attacker.kind === 'obstacle' && damage > 0) toggle(game, squadron, 0, 'armada:obstacles.9');
      return;
    }
    case 'obstacle':
      return damageStation(game, game.state.obstacles[defender.id]!, damage);
    case 'token':
      if (damage > 0) destroyMine(game, defender.id);
  }
}

/** A critical icon that counts, and a card that keeps it from having an effect. */
function tellBarredCritical(game: ArmadaGame, attack: Attack): void {
  const ship = shipIn(game.state, attack.attacker);
  if (!ship || !countsCriticals(game.state, attack) || !attack.dice.some(({ face }) => critIcons(face) > 0))
    return;
  const because = cannot(game.state, ship, { kind: 'critical-effect', attack });
  if (because)
    game.emit({ kind: 'suppressed', party: attack.attacker, what: 'critical-effect', tokens: [], because });
}

/** The attacker may resolve one critical effect, without spending the die (critical-effects.1 to .4). */
function resolveCriticalEffect(game: ArmadaGame, attack: Attack): boolean {
  const effects = criticalEffects(game, attack).filter((one) => one !== attack.critical);
  if (effects.length === 0) return false;
  const because = 'armada:critical-effects.2';
  const option = game.choose({
    form: 'choice',
    kind: 'critical-effect',
    player: attackingPlayer(game.state, attack),
    because,
    options: [...effects.map((effect) => ({ kind: 'critical' as const, effect })), { kind: 'none' }],
  });
  if (option.kind === 'none') return false;
  attack.critical = option.effect;
  game.emit({ kind: 'critical-effect', effect: option.effect, because });
  if (option.effect === STANDARD) attack.faceup = Math.max(attack.faceup, 1);
  else if (!useObjectiveCritical(game, attack, option.effect))
    useAttackCard(game, attack, 'critical-effect', option.effect);
  return true;
}

/** A card of the attacker lets it resolve one more critical effect, another one. */
function resolveAnother(game: ArmadaGame, attack: Attack): void {
  const ship = shipIn(game.state, attack.attacker);
  const effects = criticalEffects(game, attack).filter((one) => one !== attack.critical);
  if (!ship || effects.length === 0 || !mayHave(ship, 'more-criticals')) return;
  const card = cardsOf(ship).find(
    ({ upgrade, abilities }) =>
      upgrade?.side === 'readied' && abilities.some(({ kind }) => kind === 'more-criticals'),
  );
  if (!card || !wanted(game, ship, card)) return;
  useUp(game, { bearer: ship, card }, 'exhaust');
  resolveCriticalEffect(game, attack);
}

/**
 * Critical effects that may be resolved: the standard one unless contained (defense-tokens.9), and those of cards; none
 * on a station (attacking-stations.2).
 */
function criticalEffects(game: ArmadaGame, attack: Attack): readonly string[] {
  const { state } = game;
  if (
    attack.defender.kind === 'obstacle' ||
    !countsCriticals(state, attack) ||
    !attack.dice.some(({ face }) => critIcons(face) > 0)
  )
    return [];
  const ship = shipIn(state, attack.attacker);
  if (ship && cannot(state, ship, { kind: 'critical-effect', attack })) return [];
  // A salvo has only the standard one (defense-tokens.12), and that of a card that says so.
  const own = [
    ...attackCards(state, attack, 'critical-effect'),
    ...(isInAttackStep(attack) ? objectiveCriticals(game, attack) : []),
  ];
  if (!attack.contained) return [STANDARD, ...own];
  const defender = pieceOf(state, attack.defender);
  return defender && modifiersOf(defender, 'contains-all').length > 0 ? [] : own;
}

/** Criticals count between ships, and for bombers that attack ships (attack.17 to .19, squadron-keywords.1). */
export function countsCriticals(state: ArmadaState, attack: Attack): boolean {
  if (!isOnShip(attack)) return false;
  const squadron = squadronIn(state, attack.attacker);
  return squadron === null || keyword(state, squadron, 'bomber') > 0;
}

/** Hits and, where they count, criticals; brace halves the total (defense-tokens.14). */
function totalDamage(game: ArmadaGame, attack: Attack): void {
  const { state } = game;
  const each = criticalDamage(state, attack, countsCriticals(state, attack) ? 1 : 0);
  let total = 0;
  const accurate = accuracyDamage(state, attack);
  for (const { color, face } of attack.dice) {
    total += hitIcons(face) + each * critIcons(face);
    if (color === 'blue' && face === 'accuracy') total += accurate;
  }
  const left = attack.braced ? lowered(state, attack, total) : total;
  attack.damage = Math.max(0, left - attack.lessened);
  const because = each > 0 ? 'armada:attack.17' : 'armada:attack.18';
  game.emit({ kind: 'damage-totaled', damage: attack.damage, braced: attack.braced, because });
}

/** Brace halves the total; a card of the attacker may limit that, unless nothing else was spent (defense-tokens.14). */
function lowered(state: ArmadaState, attack: Attack, total: number): number {
  const half = braced(total);
  if (attack.spent.length < 2) return half;
  const limits = attackersLimits(state, attack, 'limits-brace');
  return limits.reduce((left, { to }) => Math.max(left, total - to), half);
}

/** What cards of the attacker limit. */
function attackersLimits<Kind extends 'limits-brace' | 'limits-redirect'>(
  state: ArmadaState,
  { attacker }: Attack,
  kind: Kind,
) {
  const bearer = pieceOf(state, attacker);
  return bearer ? modifiersOf(bearer, kind) : [];
}

/** Zones named by redirect take any amount on their shields; what is left for the defending zone. */
function redirect(game: ArmadaGame, attack: Attack, ship: Ship): number {
  let left = attack.damage;
  const limits = attackersLimits(game.state, attack, 'limits-redirect').map(({ to }) => to);
  const limit = Math.min(...limits, Number.POSITIVE_INFINITY);
  for (const zone of attack.redirects) {
    const most = shieldsIgnored(game.state, ship) ? 0 : Math.min(left, ship.shields[zone], limit);
    if (most === 0) continue;
    const damage = redirected(game, ship, zone, most);
    if (damage === 0) continue;
    game.emit({ kind: 'redirected', ship: ship.id, zone, damage, because: 'armada:defense-tokens.3' });
    sufferAt(game, ship, zone, damage, 'armada:defense-tokens.3');
    left -= damage;
  }
  return left;
}

function redirected(game: ArmadaGame, ship: Ship, zone: Zone, most: number): number {
  return game.choose({
    form: 'choice',
    kind: 'redirect-damage',
    player: ship.player,
    because: 'armada:defense-tokens.3',
    zone,
    options: Array.from({ length: most + 1 }, (_, i) => ({ damage: most - i })),
  }).damage;
}

/** Damage that a card of the defender puts on shields beside, a point for each token spent; what is left then. */
function spread(game: ArmadaGame, attack: Attack, ship: Ship, damage: number): number {
  let left = damage;
  if (modifiersOf(ship, 'spreads-damage').length === 0 || shieldsIgnored(game.state, ship)) return left;
  for (let points = attack.spent.length; points > 0 && left > 0; points--) {
    const zones = zonesBeside(ship, attack.defender.zone).filter((zone) => ship.shields[zone] > 0);
    if (zones.length === 0) return left;
    const option = game.choose({
      form: 'choice',
      kind: 'redirect-more',
      player: ship.player,
      because: 'armada:golden-rules.2',
      options: [...zones.map((zone) => ({ zone })), { kind: 'none' }],
    });
    if (!('zone' in option)) return left;
    game.emit({
      kind: 'redirected',
      ship: ship.id,
      zone: option.zone,
      damage: 1,
      because: 'armada:golden-rules.2',
    });
    sufferAt(game, ship, option.zone, 1, 'armada:golden-rules.2');
    left -= 1;
  }
  return left;
}
