import { hasRule } from '../abilities/evaluate.ts';
import { wantsTo } from '../abilities/held-rules.ts';
import { announce, isAwaited } from '../abilities/windows.ts';
import { reinforcedAgainst } from '../actions/reinforce.ts';
import { blindedPilotsSee } from '../damage/effects.ts';
import { hasDestroyed } from '../damage/removal.ts';
import { sufferDamage } from '../damage/suffer.ts';
import { endLasting, type FirstGame, inPlay, isHuge, shipOf } from '../game.ts';
import { type Attack, occasion, type Ship, type Step, type Window } from '../state.ts';
import { AGAIN, declareAgain, declareTarget, payForHit } from './declare-target.ts';
import { attackDiceCount, defenseDiceCount } from './dice-count.ts';
import { ATTACK_STEPS, type AttackStep } from './events.ts';
import { ASIDE, modifyAttackDice, modifyDefenseDice } from './modify-dice.ts';
import { addDie, cancelResults, countFace, facesOf, rollPool } from './pool.ts';
import { weaponOf } from './printed-weapons.ts';

/** A ship may perform one attack when it is active in the Combat phase (attack.1): seven steps (attack.2). */
export function attackStep(game: FirstGame, step: Extract<Step, { readonly kind: 'attack' }>): void {
  const ship = shipOf(game, step.ship);
  if (!inPlay(ship) || !declareTarget(game, ship, step)) return;
  // A huge ship attacks once with each of its weapons (huge-ships.25).
  if (isHuge(ship) && step.by === undefined) game.next({ kind: 'attack', ship: ship.id });
  queueSteps(game);
  if (step.after) game.next(step.after);
}

/** What follows once a target is declared; each step runs as a whole, and abilities act between them. */
function queueSteps(game: FirstGame): void {
  const { attacker, defender } = game.state.attack!;
  const about = { ship: attacker, other: defender };
  const rest = ATTACK_STEPS.slice(1).flatMap((step): Step[] => {
    const part = { kind: 'attack-part' as const, part: step };
    const before = BEFORE[step];
    return before && isAwaited(game, before)
      ? [{ kind: 'window', ...occasion(before, about) }, part]
      : [part];
  });
  game.next(...rest, { kind: 'end-attack' });
  announce(game, occasion('attack-declared', about));
}

/** Moments before dice are rolled, and before they are compared. */
const BEFORE: Readonly<Partial<Record<AttackStep, Window>>> = {
  'roll-attack-dice': 'before-attack-dice',
  'roll-defense-dice': 'before-defense-dice',
  'compare-results': 'before-comparing',
  'deal-damage': 'before-damage',
};

/** Runs one of the steps after Declare Target. */
export function attackPart(game: FirstGame, part: AttackStep, turn?: number): void {
  const { attack } = game.state;
  if (!attack) return;
  attack.step = part;
  if (turn === undefined) game.emit({ kind: 'attack-step', step: part, because: 'xwing1:attack.2' });
  switch (part) {
    case 'declare-target':
      return;
    case 'roll-attack-dice':
      return rollAttackDice(game, attack);
    case 'modify-attack-dice':
      return modifyAttackDice(game, attack, turn ?? 0); // defender first, then attacker
    case 'roll-defense-dice':
      return rollDefenseDice(game, attack);
    case 'modify-defense-dice':
      return modifyDefenseDice(game, attack, turn ?? 0); // attacker first, then defender
    case 'compare-results':
      return compareResults(game, attack);
    case 'deal-damage':
      return dealDamage(game, attack);
  }
}

/** All dice that are due are rolled at once (attack.10, attack.32). */
function rollAttackDice(game: FirstGame, attack: Attack): void {
  const ship = shipOf(game, attack.attacker);
  const dice = attackDiceCount(game.state, attack);
  attack.attackDice = rollPool(game, ship, 'attack', dice, 'xwing1:attack.9');
  announce(game, occasion('after-attack-dice', { ship: attack.attacker, other: attack.defender }));
}

/** attack.17, attack.19 */
function rollDefenseDice(game: FirstGame, attack: Attack): void {
  const ship = shipOf(game, attack.defender);
  const dice = defenseDiceCount(game.state, attack);
  attack.defenseDice = rollPool(game, ship, 'defense', dice, 'xwing1:attack.17');
  attack.defenseRolled += dice;
  addReinforced(game, attack, ship);
  announce(game, occasion('after-defense-dice', { ship: attack.attacker, other: attack.defender }));
}

/** Reinforce tokens add their evade results to the roll (reinforce.2). */
function addReinforced(game: FirstGame, attack: Attack, defender: Ship): void {
  const evades = reinforcedAgainst(game.state, defender, shipOf(game, attack.attacker));
  if (evades === 0) return;
  for (let left = evades; left > 0; left--) addDie(attack.defenseDice, 'evade');
  const faces = facesOf(attack.defenseDice);
  const told = { ship: defender.id, dice: 'defense', how: 'reinforce', faces } as const;
  game.emit({ kind: 'modified', ...told, because: 'xwing1:reinforce.2' });
}

/** Each evade cancels a hit, and a crit only when no hit is left (attack.24, .25); what is left makes it a hit or miss. */
function compareResults(game: FirstGame, attack: Attack): void {
  const { attacker, defender, attackDice, defenseDice } = attack;
  const keepsHits = hasRule(game.state, shipOf(game, attacker), 'keeps-hits');
  for (const face of cancelingOrder(game, attack)) {
    const kept = isKept(game, attack, face) ? 1 : 0;
    const cancelable = face === 'hit' && keepsHits ? 0 : Math.max(0, countFace(attackDice, face) - kept);
    const pairs = Math.min(countFace(defenseDice, 'evade'), cancelable);
    cancelResults(defenseDice, 'evade', pairs);
    cancelResults(attackDice, face, pairs);
    if (face === 'crit') attack.critsCanceled = pairs;
  }
  const hits = countFace(attackDice, 'hit');
  const crits = countFace(attackDice, 'crit');
  game.emit({ kind: 'compared', hits, crits, because: 'xwing1:attack.24' });
  attack.hit = hits + crits > 0 || hasRule(game.state, shipOf(game, attacker), 'attacks-hit');
  announce(game, occasion('after-comparing', { ship: attacker, other: defender }));
  if (!attack.hit) {
    game.emit({ kind: 'attack-misses', attacker, defender, because: 'xwing1:attack.27' });
    return;
  }
  game.emit({ kind: 'attack-hits', attacker, defender, because: 'xwing1:attack.26' });
  payForHit(game, attack);
  announce(game, occasion('hit', { ship: attacker, other: defender }));
}

/** Whether one result of a kind is not canceled by defense dice. */
const isKept = (game: FirstGame, attack: Attack, face: 'hit' | 'crit'): boolean =>
  face === 'crit'
    ? hasRule(game.state, shipOf(game, attack.attacker), 'keeps-a-crit')
    : attack.used.includes(ASIDE);

const HITS_FIRST = ['hit', 'crit'] as const;
const CRITS_FIRST = ['crit', 'hit'] as const;

/** Hits are canceled before crits (attack.25), unless the defender's player makes use of a card; asked where it matters. */
function cancelingOrder(game: FirstGame, attack: Attack): typeof HITS_FIRST | typeof CRITS_FIRST {
  const { attackDice, defenseDice, defender } = attack;
  const [hits, crits] = [countFace(attackDice, 'hit'), countFace(attackDice, 'crit')];
  const evades = countFace(defenseDice, 'evade');
  if (hits === 0 || crits === 0 || evades === 0 || evades >= hits + crits) return HITS_FIRST;
  return wantsTo(game, shipOf(game, defender), 'cancels-crits-first') ? CRITS_FIRST : HITS_FIRST;
}

/** The defender suffers the hits, then the crits (attack.28, .29); what was canceled since has no effect (cancel.2). */
function dealDamage(game: FirstGame, attack: Attack): void {
  const { attacker, defender, attackDice, hit } = attack;
  const damage = { hits: countFace(attackDice, 'hit'), crits: countFace(attackDice, 'crit') };
  // What the damage itself triggers comes before what waits for the end of the attack.
  const about = { ship: attacker, other: defender };
  announce(game, occasion('after-attack', { ...about, what: hit ? 'hit' : 'miss' }));
  announce(game, occasion('attack-dealt', about));
  if (hit) sufferDamage(game, shipOf(game, defender), damage, 'xwing1:attack.28');
}

/** The roles of attacker and defender end; some weapons make a second attack on the same target. */
export function endAttack(game: FirstGame): void {
  const { attack } = game.state;
  if (!attack) return;
  game.state.attack = null;
  endLasting(game.state, 'end of attack');
  const ship = shipOf(game, attack.attacker);
  blindedPilotsSee(game, ship);
  const twice = weaponOf(ship, attack.weapon).secondary?.times === 2 && !attack.used.includes(AGAIN);
  if (twice && declareAgain(game, attack)) queueSteps(game);
  if (hasDestroyed(attack)) announce(game, occasion('destroyed', { ship: attack.defender }));
}

/** An attack goes on after one that came in its moments; a second one of its weapon is forfeited (faq-upgrade-cards.40). */
export function resumeAttack(game: FirstGame, attack: Attack): void {
  game.state.attack = { ...attack, used: [...attack.used, AGAIN] };
}
