import type { Refusal } from '@firing-arc/referee';
import { type Acting, resolve as resolveCard } from '../abilities/act.ts';
import { canAct } from '../abilities/can-act.ts';
import { UNSPENT } from '../abilities/costs.ts';
import { mayHave } from '../abilities/kinds.ts';
import { lastingBy } from '../abilities/lasting.ts';
import { cannot, cardValue, extraEngineering, forbidding } from '../abilities/modifiers.ts';
import { cardsOf, modifiersOf } from '../abilities/scene.ts';
import { isMomentOf, triggersIn } from '../abilities/triggers.ts';
import { roomIn } from '../abilities/verbs/ships.ts';
import { DAMAGE_CARDS } from '../damage/cards.ts';
import { discardCard } from '../damage/turn-down.ts';
import type { DialOrToken } from '../events.ts';
import { type ArmadaGame, shipOf, shipsInPlay, zonesOf } from '../game.ts';
import type { Zone } from '../geometry/index.ts';
import type { RepairOption } from '../questions.ts';
import { type Ban, banned } from '../refusal.ts';
import type { ArmadaState, DamageCard, Ship, Step } from '../state.ts';
import { commandResolved } from './spend.ts';

/** Engineering points of each effect (commands-repair.4 to .6). */
const COST = { 'move-shield': 1, 'recover-shield': 2, 'discard-card': 3 } as const;

/** Engineering points that the repair command gives (commands-repair.2, .3). */
export function engineeringPoints(state: ArmadaState, ship: Ship, spending: DialOrToken): number {
  const value = cardValue(state, ship, 'engineering');
  const printed = (spending === 'token' ? 0 : value) + (spending === 'dial' ? 0 : Math.ceil(value / 2));
  return printed + extraEngineering(state, ship);
}

export function beginRepair(game: ArmadaGame, ship: Ship, spending: DialOrToken): void {
  const points = engineeringPoints(game.state, ship, spending);
  game.emit({ kind: 'engineering', ship: ship.id, points, because: 'armada:commands-repair.2' });
  commandResolved(game, ship, 'repair');
  game.next({ kind: 'repair', ship: ship.id, points });
}

/** One effect after the other, each finished before the next is paid for (commands-repair.7, .8); the rest is lost (.9). */
export function repair(game: ArmadaGame, step: Extract<Step, { kind: 'repair' }>): void {
  const { ship: id, points, salvaged = false, begun = false } = step;
  const ship = shipOf(game, id);
  const barred = cannot(game.state, ship, { kind: 'spend-engineering' });
  const cards = repairCards(game.state, ship, `${points}${begun ? '' : UNSPENT}`).filter(
    (one) => !barred || pointsOf(one, points) === 0,
  );
  const options = [
    ...repairOptions(game.state, ship, points),
    ...cards.map((one) => ({ kind: 'card' as const, card: one.card.name, points: pointsOf(one, points) })),
    ...(salvaged || barred
      ? []
      : (game.interpreter.objective(game.state).repairs?.(game.state, ship, points) ?? [])),
  ];
  const option = game.choose(
    {
      form: 'choice',
      kind: 'repair',
      player: ship.player,
      because: 'armada:commands-repair.7',
      ship: id,
      points,
      options: [...options, { kind: 'done' }],
    },
    { refused: () => repairRefusals(game.state, ship, points) },
  );
  if (option.kind === 'done') return;
  const cost = costOf(ship, option);
  game.next({
    kind: 'repair',
    ship: id,
    points: points - cost,
    ...((salvaged || option.kind === 'salvage') && { salvaged: true }),
    ...((begun || cost > 0) && { begun: true }),
  });
  const card = option.kind === 'card' && cards.find((one) => one.card.name === option.card);
  if (card) resolveCard(game, card);
  else if (option.kind !== 'card') resolve(game, ship, option);
}

/** Engineering points that an option costs. */
function costOf(ship: Ship, option: Exclude<RepairOption, { kind: 'done' }>): number {
  if ('points' in option) return option.points;
  const card = option.kind === 'discard-card' && ship.damage.find(({ uid }) => uid === option.card);
  return card ? costOfCard(ship, card) : COST[option.kind];
}

/** Cards that act while a ship spends engineering points. */
const repairCards = (state: ArmadaState, ship: Ship, what: string): readonly Acting[] =>
  shipsInPlay(state).flatMap((bearer) =>
    triggersIn(bearer, 'repairing', (whose) => isMomentOf(bearer, whose, ship))
      .map((one): Acting => ({ ...one, other: ship, what }))
      .filter((one) => canAct(state, one)),
  );

/** Engineering points that a card costs, of those that there are. */
function pointsOf({ trigger }: Acting, points: number): number {
  const cost = trigger.cost.find((one) => one.kind === 'engineering');
  if (cost?.kind !== 'engineering') return 0;
  return cost.points === 'all' ? points : cost.points;
}

function repairOptions(state: ArmadaState, ship: Ship, points: number): readonly RepairOption[] {
  if (cannot(state, ship, { kind: 'spend-engineering' })) return [];
  const options: RepairOption[] = [];
  const zones = zonesOf(ship);
  const open = zones.filter((zone) => shieldRefusal(state, ship, zone) === null);
  if (points >= COST['move-shield']) {
    for (const from of zones) {
      if (ship.shields[from] === 0) continue;
      for (const to of open) if (to !== from) options.push({ kind: 'move-shield', from, to });
    }
  }
  if (points >= COST['recover-shield']) {
    for (const zone of open) {
      if (!recoverRefusal(state, ship, zone)) options.push({ kind: 'recover-shield', zone });
    }
  }
  for (const card of ship.damage) {
    if (points < costOfCard(ship, card)) continue;
    const name = card.up ? DAMAGE_CARDS[card.kind]!.name : null;
    options.push({ kind: 'discard-card', card: card.uid, name });
  }
  return options;
}

/** Shields that a repair command may bring a zone to. */
const roomOf = (ship: Ship, zone: Zone): number => roomIn(ship, zone, modifiersOf(ship, 'roomier-zones'));

/** Engineering points for discarding a damage card. */
const costOfCard = (ship: Ship, { up }: DamageCard): number =>
  up || !mayHave(ship, 'cheaper-facedown')
    ? COST['discard-card']
    : cardsOf(ship)
        .filter(({ name }) => lastingBy(ship, name) !== undefined)
        .flatMap(({ abilities }) =>
          abilities.flatMap((one) => (one.kind === 'cheaper-facedown' ? one.by : [])),
        )
        .reduce((cost, by) => cost - by, COST['discard-card'] as number);

/** Why a zone can get no shield; null when it can. */
function shieldRefusal(state: ArmadaState, ship: Ship, zone: Zone): Ban | null {
  if (ship.shields[zone] >= roomOf(ship, zone)) return { ruling: 'armada:shields.1' };
  return forbidding(state, ship, { kind: 'receive-shields', zone });
}

/** Why a zone can recover no shield, though one may be moved there; null when it can. */
const recoverRefusal = (state: ArmadaState, ship: Ship, zone: Zone): Ban | null =>
  forbidding(state, ship, { kind: 'recover-shields', zone });

function repairRefusals(state: ArmadaState, ship: Ship, points: number): readonly Refusal[] {
  const refused: Refusal[] = [];
  const unpaid = forbidding(state, ship, { kind: 'spend-engineering' });
  for (const zone of zonesOf(ship)) {
    const tooDear = points < COST['recover-shield'] ? { ruling: 'armada:commands-repair.5' } : null;
    const ban = unpaid ?? shieldRefusal(state, ship, zone) ?? recoverRefusal(state, ship, zone) ?? tooDear;
    if (ban) refused.push(banned(`recover-shield ${zone}`, ban));
  }
  const tooFew = ship.damage.every((card) => points < costOfCard(ship, card));
  const ban = unpaid ?? (tooFew ? { ruling: 'armada:commands-repair.6' } : null);
  if (ship.damage.length > 0 && ban) refused.push(banned('discard-card', ban));
  return refused;
}

function resolve(
  game: ArmadaGame,
  ship: Ship,
  option: Exclude<RepairOption, { kind: 'done' | 'card' }>,
): void {
  switch (option.kind) {
    case 'move-shield': {
      const { from, to } = option;
      ship.shields[from] -= 1;
      ship.shields[to] += 1;
      return game.emit({
        kind: 'shield-moved',
        ship: ship.id,
        from,
        to,
        because: 'armada:commands-repair.4',
      });
    }
    case 'recover-shield': {
      const { zone } = option;
      ship.shields[zone] += 1;
      const shields = ship.shields[zone];
      return game.emit({
        kind: 'shield-recovered',
        ship: ship.id,
        zone,
        shields,
        because: 'armada:commands-repair.5',
      });
    }
    case 'discard-card':
      return discardCard(game, ship, option.card, 'armada:commands-repair.6');
    case 'salvage':
      return game.interpreter.objective(game.state).repaired?.(game, ship, option);
  }
}
