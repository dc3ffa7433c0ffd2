import { isBehind, isInFrontOf } from '../../common/index.ts';
import { rules } from '../abilities/evaluate.ts';
import { hooked } from '../abilities/hooks.ts';
import { grantsBonusAttack } from '../abilities/queue.ts';
import { bodyOf, inPlay, isRemote } from '../bodies.ts';
import { sufferDamage } from '../damage/suffer.ts';
import { unitBody } from '../devices/bodies.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { rememberFired } from '../huge/attacks.ts';
import { grantable } from '../huge/fired.ts';
import { abilitiesAt } from '../ship/abilities.ts';
import { isHuge } from '../ship/card.ts';
import { othersThan } from '../sides.ts';
import { type Attack, type SecondState, type Ship, type Step, type Token, windowStep } from '../state.ts';
import { conditionsInPlay } from '../token-limits.ts';
import { giveTokens } from '../tokens.ts';
import { declareTarget } from './declare-target.ts';
import { onlyByForce } from './dice-limits.ts';
import { modifyAttackDice, modifyDefenseDice } from './modify-dice.ts';
import { inAttack } from './moments.ts';
import { cancelResults, countFace, spendDie } from './pool.ts';
import { rollAttackDice, rollDefenseDice } from './roll-dice.ts';
import { weaponOf } from './weapon.ts';
import { type AttackLimits, rememberArc } from './weapons.ts';

/** A ship may perform an attack: six steps (attack.1); the Aftermath is queued. */
export function attackStep(game: SecondGame, id: number, bonus: boolean, limits: AttackLimits = {}): void {
  const ship = shipOf(game, id);
  const huge = isHuge(ship);
  if (!(inPlay(ship) || isRemote(ship)) || (bonus && ship.bonusAttacked && !huge)) return;
  const outer = game.state.attack;
  const weapons = huge && bonus ? { weapons: grantable(ship, limits.weapons) } : {};
  const attack = declareTarget(game, ship, bonus, { ...limits, ...weapons });
  if (!attack) return;
  rememberArc(game.state, ship, attack, limits.closes);
  rememberTarget(game.state, ship, attack);
  if (huge) rememberFired(game, ship, attack, bonus);
  if (bonus) ship.bonusAttacked = true;
  const defender = shipOf(game, attack.defender);
  const stood = !defender.destroyed;
  inAttack(game, attack, 'attack-declared');
  if (attack.sureHit) hitWithoutDice(game, attack);
  else {
    rollAttackDice(game, attack);
    modifyAttackDice(game, attack);
    finishAttackDice(game, attack);
    rollDefenseDice(game, attack);
    modifyDefenseDice(game, attack);
    inAttack(game, attack, 'before-neutralizing');
    neutralizeResults(game, attack);
  }
  dealDamage(game, attack);
  aftermath(game, attack, stood && defender.destroyed, outer);
}

/** Remembers whom a ship attacked, for what asks about it later this round. */
function rememberTarget(state: SecondState, ship: Ship, { defender }: Attack): void {
  if (hooked(state, 'who-was-attacked')) ship.targets = [...(ship.targets ?? []), defender];
  if (hooked(state, 'who-defended')) state.ships[defender]!.defended = true;
}

/** A card has the dice steps skipped and the attack treated as hitting: without results, it deals no damage. */
function hitWithoutDice(game: SecondGame, attack: Attack): void {
  const { attacker, defender } = attack;
  attack.hit = true;
  game.emit({ kind: 'attack-hits', attacker, defender, because: 'xwing2:hit.1' });
  inAttack(game, attack, 'after-hit');
}

/** Notes that a ship has attacked, for conditions that ask for it. */
export function noteAttack(state: SecondState): void {
  const attacker = state.ships[state.attack?.attacker ?? -1];
  if (attacker && conditionsInPlay(state)) attacker.attacked = true;
}

/** What the weapon itself does to all its dice after the Modify Attack Dice substep. */
function finishAttackDice(game: SecondGame, attack: Attack): void {
  const { special } = weaponOf(game.state, attack);
  if (!special?.attack.critsBecomeHits || onlyByForce(shipOf(game, attack.attacker))) return;
  if (countFace(attack.attackDice, 'crit') === 0) return;
  for (const die of attack.attackDice) if (die.face === 'crit') die.face = 'hit';
  const faces = attack.attackDice.map((die) => die.face);
  const { attacker: ship } = attack;
  game.emit({
    kind: 'modified',
    ship,
    dice: 'attack',
    how: 'change',
    faces,
    because: 'xwing2:special-weapon.1',
  });
}

/** Pairs of evade and hit are canceled, then pairs of evade and crit (attack.17); then reinforce; hit or miss (hit.1, .2). */
export function neutralizeResults(game: SecondGame, attack: Attack): void {
  attack.step = 'neutralize-results';
  const order = rules(game.state, 'crits-neutralized-first').length > 0 ? ['crit', 'hit'] : ['hit', 'crit'];
  const spared = rules(game.state, 'evades-spare-crits').length > 0;
  for (const face of order) {
    if (spared && face === 'crit') continue;
    const pairs = Math.min(countFace(attack.defenseDice, 'evade'), countFace(attack.attackDice, face));
    if (pairs > 0 && hooked(game.state, 'neutralized')) attack.neutralized = true;
    cancelResults(attack.defenseDice, 'evade', pairs);
    cancelResults(attack.attackDice, face, pairs);
  }
  applyReinforce(game, attack);
  attack.hit = hitsAndCrits(attack) > 0;
  inAttack(game, attack, 'after-neutralizing');
  const hits = countFace(attack.attackDice, 'hit');
  const crits = countFace(attack.attackDice, 'crit');
  game.emit({ kind: 'neutralized', hits, crits, because: 'xwing2:attack.17' });
  attack.hit = hits + crits > 0;
  const { attacker, defender } = attack;
  if (attack.hit) game.emit({ kind: 'attack-hits', attacker, defender, because: 'xwing2:hit.1' });
  else game.emit({ kind: 'attack-misses', attacker, defender, because: 'xwing2:hit.2' });
  if (attack.hit) inAttack(game, attack, 'after-hit');
}

const hitsAndCrits = ({ attackDice }: Attack): number =>
  countFace(attackDice, 'hit') + countFace(attackDice, 'crit');

/** Each fitting reinforce token cancels one result while more than one is left (reinforce.3-.5, .7). */
function applyReinforce(game: SecondGame, attack: Attack): void {
  const defender = shipOf(game, attack.defender);
  let tokens = matchingReinforce(shipOf(game, attack.attacker), defender);
  for (; tokens > 0; tokens--) {
    if (countFace(attack.attackDice, 'hit') + countFace(attack.attackDice, 'crit') < 2) return;
    const face = countFace(attack.attackDice, 'hit') > 0 ? 'hit' : 'crit';
    cancelResults(attack.attackDice, face, 1);
    game.emit({ kind: 'reinforced', ship: defender.id, face, because: 'xwing2:reinforce.4' });
  }
}

/** Tokens whose full arc has the attacker in it, and the other full arc has not (reinforce.3). */
function matchingReinforce(attacker: Ship, defender: Ship): number {
  const { 'reinforce-fore': fore, 'reinforce-aft': aft } = defender.tokens;
  if (fore + aft === 0) return 0;
  if (fore > 0 && isInFrontOf(unitBody(attacker), bodyOf(defender))) return fore;
  if (aft > 0 && isBehind(unitBody(attacker), bodyOf(defender))) return aft;
  return 0;
}

/** On a hit the defender suffers the hits, then the crits (attack.18, .19); on a miss the step is skipped (miss.1). */
function dealDamage(game: SecondGame, attack: Attack): void {
  if (!attack.hit) return;
  attack.step = 'deal-damage';
  const tokens = weaponOf(game.state, attack).special?.attack.tokensInsteadOfDamage;
  if (tokens)
    return dealTokens(game, attack, tokens, weaponOf(game.state, attack).special?.attack.allTokens ?? false);
  const hits = countFace(attack.attackDice, 'hit');
  const crits = countFace(attack.attackDice, 'crit');
  const instead = rules(game.state, 'crits-inflict').find(({ on }) => on.id === attack.attacker);
  const defender = shipOf(game, attack.defender);
  const before = defender.shields - defender.damage.length;
  sufferDamage(game, defender, { hits, crits: instead ? 0 : crits }, 'xwing2:attack.18');
  const suffered = before - defender.shields + defender.damage.length;
  if (suffered > 0 && hooked(game.state, 'after-defending')) attack.suffered = suffered;
  attack.attackDice = [];
  const { player } = shipOf(game, attack.attacker);
  if (instead)
    giveTokens(game, player, defender, {
      token: instead.of.token,
      count: crits,
      because: 'xwing2:attack.18',
    });
}

/** The attacker spends one of its results for 1 hit damage (dice-modification.8); the others are tokens, not damage. */
function dealTokens(game: SecondGame, attack: Attack, token: Token, all: boolean): void {
  const attacker = shipOf(game, attack.attacker);
  const defender = shipOf(game, attack.defender);
  if (!all) spendForDamage(game, attack, attacker, defender);
  const rest = hitsAndCrits(attack);
  attack.attackDice = [];
  giveTokens(game, attacker.player, defender, { token, count: rest, because: 'xwing2:special-weapon.1' });
}

/** One result is spent for 1 hit damage. */
function spendForDamage(game: SecondGame, attack: Attack, attacker: Ship, defender: Ship): void {
  const { die } = game.choose({
    form: 'choice',
    kind: 'spend-result',
    player: attacker.player,
    because: 'xwing2:dice-modification.8',
    ship: attacker.id,
    options: spendable(attack).map((at) => ({ die: at })),
  });
  spendDie(attack.attackDice, die);
  const faces = attack.attackDice.map((other) => other.face);
  const because = 'xwing2:dice-modification.5';
  game.emit({ kind: 'modified', ship: attacker.id, dice: 'attack', how: 'spend', faces, because });
  sufferDamage(game, defender, { hits: 1, crits: 0 }, 'xwing2:special-weapon.1');
}

/** A hit and a crit of the attack dice, as positions: dice with the same face are alike. */
const spendable = ({ attackDice }: Attack): readonly number[] =>
  ['hit', 'crit'].map((face) => attackDice.findIndex((die) => die.face === face)).filter((at) => at >= 0);

/**
 * Moments inside the attack in which a ship of another side gains a bonus attack: it comes before those of the attacking
 * side (attack.22, .23).
 */
function bonusMoments(state: SecondState, attacking: number): SecondState['agenda'] {
  if (!hooked(state, 'after-shield-lost')) return [];
  const isOne = (step: Step): boolean => {
    if (step.kind !== 'window' || step.window !== 'after-shield-lost') return false;
    const ship = state.ships[step.ship]!;
    return (
      ship.player !== attacking &&
      abilitiesAt(ship, step.window).some(
        ({ ability }) => ability.kind === 'trigger' && grantsBonusAttack(ability),
      )
    );
  };
  const found = state.agenda.filter(isOne);
  if (found.length > 0) state.agenda = state.agenda.filter((step) => !isOne(step));
  return found.reverse();
}

/**
 * Aftermath: the defending player's abilities, the attacking player's, then bonus attacks of each (attack.20-.23).
 * When all are done the roles end (defender.2), and the attack goes on in whose Aftermath this one was made.
 */
function aftermath(game: SecondGame, attack: Attack, destroyed: boolean, outer: Attack | null): void {
  attack.step = 'aftermath';
  const attacking = shipOf(game, attack.attacker).player;
  const others = othersThan(game.state, attacking, shipOf(game, attack.defender).player);
  const { attacker: ship, defender: other } = attack;
  const what = destroyed ? 'destroyed' : '';
  const turn = (side: number, bonus: boolean) => windowStep('aftermath', { ship, other, side, what, bonus });
  game.next(
    ...others.map((player) => turn(player, false)),
    turn(attacking, false),
    ...others.map((player) => turn(player, true)),
    ...bonusMoments(game.state, attacking),
    turn(attacking, true),
    { kind: 'end-attack', outer },
    ...(destroyed && isRemote(shipOf(game, attack.defender))
      ? [{ kind: 'remove-remote' as const, ship: attack.defender, waits: true }]
      : []),
  );
}
