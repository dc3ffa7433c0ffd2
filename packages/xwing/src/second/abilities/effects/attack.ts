import { focusResultsLeft, rememberFocusResults } from '../../attack/focus-limit.ts';
import { afterReroll } from '../../attack/moments.ts';
import { cancelResults, countFace, rerollDice, spendDie } from '../../attack/pool.ts';
import { freshDie } from '../../attack/roll-dice.ts';
import { sufferDamage } from '../../damage/suffer.ts';
import { ATTACK_DIE, DEFENSE_DIE, pickFaces } from '../../dice.ts';
import { shipOf } from '../../game.ts';
import type { Die } from '../../state.ts';
import { diceStream } from '../../streams.ts';
import { amountOf } from '../evaluate.ts';
import { bonusLimits, rerollable } from '../possible/attack.ts';
import { type Acting, type Resolvers, sceneOf, targetOf } from './acting.ts';

export type Kinds =
  | 'spend-results'
  | 'hit-without-dice'
  | 'reroll-results'
  | 'roll-another'
  | 'name-result'
  | 'more-dice'
  | 'cancel'
  | 'add-result'
  | 'turn-results'
  | 'suffer-to-cancel'
  | 'bonus-attack';

/** Dice outside the Modify Dice substeps, and bonus attacks. */
export const ATTACK_EFFECTS: Resolvers<Kinds> = {
  'more-dice': (act, { dice, change }) => {
    const { attack } = act.game.state;
    if (!attack) return;
    const more = amountOf(sceneOf(act), change);
    if (dice === 'attack') attack.attackMore += more;
    else attack.defenseMore += more;
  },
  cancel: (act, { dice, faces, count }) => {
    if (count === 'all') return cancelAll(act, dice, faces);
    for (let left = count; left > 0; left--) {
      if (!cancelOne(act, dice, faces)) return;
    }
  },
  'add-result': (act, { dice, face, count }) => {
    const pool = poolOf(act, dice);
    const number = amountOf(sceneOf(act), count);
    for (let i = 0; i < number; i++) pool.push({ face, rerolled: false });
    if (number > 0) tellPool(act, dice, pool, 'add');
  },
  'turn-results': (act, { dice, from, to, count }) => {
    const pool = poolOf(act, dice);
    let left = count === 'all' ? 99 : count;
    for (const face of from) {
      for (const die of pool) {
        if (left === 0 || die.face !== face || isOneEyeTooMany(act, dice, face)) continue;
        die.face = to;
        left--;
      }
    }
    if (left !== (count === 'all' ? 99 : count)) tellPool(act, dice, pool, 'change');
  },
  'reroll-results': (act, { dice, faces, count, upTo }) => {
    const { attack } = act.game.state;
    if (!attack) return;
    const pool = poolOf(act, dice);
    const owner = shipOf(act.game, dice === 'attack' ? attack.attacker : attack.defender);
    const most = count === 'all' ? pool.length : count;
    const there = rerollable(pool, faces);
    const able = (upTo ? pickedDice(act, pool, there, most) : there.slice(0, most)).filter(
      (at) => !isOneEyeTooMany(act, dice, pool[at]!.face),
    );
    rerollDice(act.game, owner, pool, dice, able);
    if (able.length === 0) return;
    tellPool(act, dice, pool, 'reroll');
    afterReroll(act.game, attack, dice);
  },
  'roll-another': (act, { dice }) => {
    const pool = poolOf(act, dice);
    const roller = shipOf(act.game, act.game.state.attack?.attacker ?? -1);
    pool.push(freshDie(act.game.roll(diceStream(roller.player), ATTACK_DIE)));
    const faces = pool.map((die) => die.face);
    act.game.emit({ kind: 'rolled', ship: roller.id, dice, faces, because: act.owned.ruling });
  },
  'spend-results': (act, { dice, face }) => {
    const { attack } = act.game.state;
    const pool = poolOf(act, dice);
    const at = pool.findIndex((die) => die.face === face);
    if (!attack || at < 0) return;
    spendDie(pool, at);
    tellPool(act, dice, pool, 'spend');
  },
  'hit-without-dice': ({ game }) => {
    if (game.state.attack) game.state.attack.sureHit = true;
  },
  'name-result': (act, { dice }) => {
    const { attack } = act.game.state;
    if (!attack) return;
    const faces: readonly string[] = [...new Set((dice === 'attack' ? ATTACK_DIE : DEFENSE_DIE).faces)];
    const { face } = act.game.choose({
      form: 'choice',
      kind: 'choose-face',
      player: act.ship.player,
      because: act.owned.lines[0] ?? 'xwing2:card-interpretation.9',
      ship: act.ship.id,
      ability: act.owned.ref,
      options: faces.map((one) => ({ face: one })),
    });
    attack.named = [...(attack.named ?? []), face];
  },
  'suffer-to-cancel': (act, { faces, on }) => {
    const sufferer = targetOf(act, on);
    const there = faces.filter((face) => countFace(poolOf(act, 'attack'), face) > 0);
    if (!sufferer || there.length === 0) return;
    const { face } = act.game.choose({
      form: 'choice',
      kind: 'choose-face',
      player: sufferer.player,
      because: act.owned.lines[0] ?? 'xwing2:card-interpretation.9',
      ship: act.ship.id,
      ability: act.owned.ref,
      options: there.map((face) => ({ face })),
    });
    const crits = face === 'crit' ? 1 : 0;
    sufferDamage(act.game, sufferer, { hits: 1 - crits, crits }, act.owned.ruling);
    cancelOne(act, 'attack', [face]);
  },
  'bonus-attack': (act, effect) => {
    const limits = bonusLimits(sceneOf(act), effect);
    const step = { kind: 'attack', ship: act.ship.id, bonus: true, by: act.owned.ref } as const;
    act.game.next({ ...step, ...limits });
  },
};

/** Up to so many of some dice of a pool, picked one by one by what they show. */
function pickedDice(act: Acting, pool: readonly Die[], able: readonly number[], most: number): number[] {
  const shown = pickFaces(
    act.game,
    act.ship,
    act.owned.ref,
    able.map((at) => pool[at]!.face),
    most,
  );
  return shown.map((one) => able[one]!);
}

/** Whether a ship may not modify another focus result of its own dice; one that it may is remembered. */
function isOneEyeTooMany(act: Acting, dice: 'attack' | 'defense', face: string): boolean {
  const { attack } = act.game.state;
  const own = attack && (dice === 'attack' ? attack.attacker : attack.defender) === act.ship.id;
  if (!own || face !== 'focus') return false;
  const left = focusResultsLeft(act.game.state, attack, act.ship);
  if (left === 1) rememberFocusResults(attack, act.ship, 1);
  return left === 0;
}

const poolOf = ({ game }: Acting, dice: 'attack' | 'defense'): Die[] =>
  (dice === 'attack' ? game.state.attack?.attackDice : game.state.attack?.defenseDice) ?? [];

/** Cancels every result of some faces, which needs no choice. */
function cancelAll(act: Acting, dice: 'attack' | 'defense', faces: readonly string[]): void {
  const { attack } = act.game.state;
  if (!attack) return;
  const pool = poolOf(act, dice);
  const ship = dice === 'attack' ? attack.attacker : attack.defender;
  for (const face of faces) {
    const count = countFace(pool, face);
    cancelResults(pool, face, count);
    for (let i = 0; i < count; i++)
      act.game.emit({ kind: 'canceled', ship, face, because: act.owned.ruling });
  }
}

/** Cancels one result of some faces; of several the card's player picks (cancel.1). */
function cancelOne(act: Acting, dice: 'attack' | 'defense', faces: readonly string[]): boolean {
  const { attack } = act.game.state;
  const pool = poolOf(act, dice);
  const there = faces.filter((face) => countFace(pool, face) > 0);
  if (!attack || there.length === 0) return false;
  const { face } = act.game.choose({
    form: 'choice',
    kind: 'choose-face',
    player: act.ship.player,
    because: 'xwing2:cancel.1',
    ship: act.ship.id,
    ability: act.owned.ref,
    options: there.map((face) => ({ face })),
  });
  cancelResults(pool, face, 1);
  const ship = dice === 'attack' ? attack.attacker : attack.defender;
  act.game.emit({ kind: 'canceled', ship, face, because: act.owned.ruling });
  return true;
}

function tellPool(
  act: Acting,
  dice: 'attack' | 'defense',
  pool: readonly Die[],
  how: 'add' | 'change' | 'reroll' | 'spend',
): void {
  const { attack } = act.game.state;
  if (!attack) return;
  const ship = shipOf(act.game, dice === 'attack' ? attack.attacker : attack.defender);
  const faces = pool.map((die) => die.face);
  act.game.emit({ kind: 'modified', ship: ship.id, dice, how, faces, because: act.owned.ruling });
}
