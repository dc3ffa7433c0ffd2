import { inPlay } from '../../bodies.ts';
import { rollDefense, rollDice, rollSingleDie } from '../../dice.ts';
import { shipOf } from '../../game.ts';
import { areEnemies, playerOrder } from '../../sides.ts';
import type { Ship } from '../../state.ts';
import { canPay } from '../costs.ts';
import { amountOf, meets, passesAll, shipsThat } from '../evaluate.ts';
import type { Effect } from '../language.ts';
import { payCosts } from '../pay.ts';
import { canRepeat, pairsFor, possible } from '../possible/possible.ts';
import { isThere } from '../scene.ts';
import { type Acting, applyEffect, type EffectOf, type Resolvers, sceneOf, targetOf } from './acting.ts';

export type Kinds =
  | 'choose'
  | 'choose-two'
  | 'each'
  | 'roll-die'
  | 'roll-dice'
  | 'either'
  | 'unless'
  | 'let'
  | 'if'
  | 'as-often'
  | 'in-turn'
  | 'if-done';

/** Choices, and what happens in which order. */
export const FLOW_EFFECTS: Resolvers<Kinds> = {
  choose: (act, effect) => {
    const chosen = chooseShips(act, effect);
    if (chosen.length === 0) return;
    const { pay, ...rest } = act;
    pay?.();
    runAll(chosen.map((ship) => [{ ...rest, chosen: ship.id }, effect.then] as const));
  },
  'choose-two': (act, effect) => {
    const pairs = pairsFor(sceneOf(act), effect);
    if (pairs.length === 0) return;
    const chosen = pickShip(act, [...new Set(pairs.map(([first]) => first))]);
    const other = pickShip(
      act,
      pairs.flatMap(([first, second]) => (first === chosen ? [second] : [])),
    );
    applyEffect({ ...act, chosen, occasion: { ...act.occasion, other } }, effect.then);
  },
  each: (act, { that, then }) => {
    const scene = sceneOf(act);
    const { state } = act.game;
    const found = playerOrder(state).flatMap((player) =>
      state.ships.filter((ship) => ship.player === player && inPlay(ship) && passesAll(scene, ship, that)),
    );
    runAll(found.map((ship) => [{ ...act, chosen: ship.id }, then] as const));
  },
  'roll-die': (act, { rows }) => {
    const face = rollSingleDie(act.game, act.ship, act.owned.ruling);
    for (const row of rows) if (row.on.includes(face)) applyEffect(act, row.then);
  },
  'roll-dice': (act, { dice, count, rows, blanks }) => {
    const { game, ship, owned } = act;
    const number = amountOf(sceneOf(act), count);
    const faces: readonly string[] =
      dice === 'attack'
        ? rollDice(game, ship, number, owned.ruling)
        : rollDefense(game, ship, number, owned.ruling);
    const parts: (readonly [Acting, Effect])[] = rows.flatMap(({ on, then }) =>
      faces.filter((face) => on.includes(face)).map(() => [act, then] as const),
    );
    if (blanks && faces.every((face) => face === 'blank')) parts.push([act, blanks]);
    runAll(parts);
  },
  either: (act, { chooser, options }) => {
    const scene = sceneOf(act);
    const able = options.flatMap((option, at) => (possible(scene, option) ? [at] : []));
    if (able.length === 0) return;
    const picked = chooseEffect(act, targetOf(act, chooser) ?? act.ship, able);
    applyEffect(act, options[picked]!);
  },
  unless: (act, { chooser, pays, else: otherwise }) => {
    const ship = targetOf(act, chooser);
    const pay = ship !== undefined && possible(sceneOf(act), pays) && wants(act, ship);
    applyEffect(act, pay ? pays : otherwise);
  },
  let: (act, { who, costs, then, must }) => {
    const ship = targetOf(act, who);
    if (!ship || !isThere(ship, act.occasion)) return;
    const { state } = act.game;
    const paid = costs.map((cost) => ({ ...cost, by: cost.by ?? who }));
    if (!canPay(state, act.ship, act.owned.ref, paid, { occasion: act.occasion, chosen: act.chosen })) return;
    const asked = must || (asksItself(then) && costs.length === 0);
    if (!possible(sceneOf(act), then) || !(asked || wants(act, ship))) return;
    payCosts(act.game, act.ship, act.owned.ref, paid, { occasion: act.occasion, chosen: act.chosen });
    applyEffect(act, then);
  },
  if: (act, { requires, then, else: otherwise }) => {
    if (
      meets(act.game.state, act.ship, act.owned.ref, requires, { occasion: act.occasion, chosen: act.chosen })
    )
      applyEffect(act, then);
    else if (otherwise) applyEffect(act, otherwise);
  },
  'as-often': (act, { costs, then, most = Number.POSITIVE_INFINITY }) => {
    const { game, ship, owned, occasion, chosen } = act;
    for (let times = 0; times < most && canRepeat(sceneOf(act), costs, then); times++) {
      if (times > 0 && !wants(act, ship)) return;
      payCosts(game, ship, owned.ref, costs, { occasion, chosen });
      applyEffect(act, then);
    }
  },
  'in-turn': (act, { effects }) => runAll(effects.map((effect) => [act, effect] as const)),
  'if-done': (act, { first, then }) => {
    const { pay, ...rest } = act;
    let done = false;
    const chosen = () => {
      done = true;
      pay?.();
    };
    const failed = () => {
      done = false;
    };
    const parts = [
      [{ ...rest, pay: chosen, failed }, first],
      [rest, then],
    ] as const;
    runAll(parts, () => done);
  },
};

/** Effects whose own question has a "none" among its options. */
export const asksItself = (effect: Effect): boolean => effect.kind === 'perform-action';

/**
 * One effect after the other. What one triggers waits until the ability is done; but steps that are part of it (a
 * bonus attack, a coordinated ship's action) come before the rest, which then is a step of its own.
 */
function runAll(parts: readonly (readonly [Acting, Effect])[], goesOn: () => boolean = () => true): void {
  for (const [at, [act, effect]] of parts.entries()) {
    const { agenda } = act.game.state;
    const below = agenda[agenda.length - 1];
    applyEffect(act, effect);
    if (!goesOn()) return;
    const started = agenda.slice(below ? agenda.lastIndexOf(below) + 1 : 0);
    const own = started.findIndex(({ kind }) => kind !== 'window' && kind !== 'ability');
    if (own < 0 || at === parts.length - 1) continue;
    const waits = agenda.length - started.length + own;
    agenda.splice(
      waits,
      0,
      ...parts
        .slice(at + 1)
        .map(laterStep)
        .reverse(),
    );
    return;
  }
}

const laterStep = ([{ owned, ship, occasion, chosen }, effect]: readonly [Acting, Effect]) => ({
  kind: 'effect' as const,
  ability: owned.ref,
  ship: ship.id,
  occasion,
  chosen,
  effect,
});

function pickShip(act: Acting, ships: readonly number[]): number {
  return act.game.choose({
    form: 'choice',
    kind: 'choose-ship',
    player: act.ship.player,
    because: act.owned.lines[0] ?? 'xwing2:card-interpretation.4',
    ship: act.ship.id,
    ability: act.owned.ref,
    options: ships.map((target) => ({ target })),
  }).target;
}

/** "May choose": nothing is spent or done when nobody is chosen (queue FAQ 16). Several are chosen one by one. */
function chooseShips(act: Acting, { that, count, must, opposed, then }: EffectOf<'choose'>): readonly Ship[] {
  const scene = sceneOf(act);
  const most = amountOf(scene, count);
  const chosen: Ship[] = [];
  while (chosen.length < most) {
    const left = shipsThat(scene, that).filter(
      (ship) =>
        !chosen.includes(ship) &&
        !(opposed && chosen.some((one) => !areEnemies(scene.state, one.player, ship.player))),
    );
    const useful = act.costly ? left.filter((ship) => mayHelp(act, ship, then)) : left;
    if (useful.length === 0) break;
    const options = useful.map((ship) => ({ target: ship.id }));
    const { target } = act.game.choose({
      form: 'choice',
      kind: 'choose-ship',
      player: act.ship.player,
      because: act.owned.lines[0] ?? 'xwing2:card-interpretation.4',
      ship: act.ship.id,
      ability: act.owned.ref,
      options: must ? options : [...options, { target: -1 }],
    });
    if (target < 0) break;
    chosen.push(shipOf(act.game, target));
  }
  return chosen;
}

/** Whether choosing a ship could do anything, which must be so where it costs something. */
const mayHelp = (act: Acting, ship: Ship, then: Effect): boolean =>
  possible({ ...sceneOf(act), chosen: ship.id }, then);

function wants(act: Acting, ship: Ship): boolean {
  return act.game.choose({
    form: 'choice',
    kind: 'use-ability',
    player: ship.player,
    because: act.owned.lines[0] ?? 'xwing2:card-interpretation.4',
    ship: act.ship.id,
    ability: act.owned.ref,
    options: [{ use: true }, { use: false }],
  }).use;
}

function chooseEffect(act: Acting, chooser: Ship, able: readonly number[]): number {
  return act.game.choose({
    form: 'choice',
    kind: 'choose-effect',
    player: chooser.player,
    because: act.owned.lines[0] ?? 'xwing2:card-interpretation.4',
    ship: act.ship.id,
    ability: act.owned.ref,
    options: able.map((effect) => ({ effect })),
  }).effect;
}
