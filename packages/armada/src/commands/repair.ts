import type { Refusal } from '@firing-arc/referee';
import { cannot, cardValue, extraEngineering } from '../abilities/modifiers.ts';
import { DAMAGE_CARDS } from '../damage/cards.ts';
import { discardCard } from '../damage/suffer.ts';
import type { CommandMeans } from '../events.ts';
import { type ArmadaGame, mostShields, shipOf, zonesOf } from '../game.ts';
import type { AnyZone } from '../geometry/index.ts';
import { rulesOf } from '../objectives/rules.ts';
import type { RepairOption } from '../questions.ts';
import type { ArmadaState, Ship } from '../state.ts';
import { commandResolved } from './spend.ts';

/** Engineering points of each effect (commands-repair.4 to .6). */
const COST = { 'move-shield': 1, 'recover-shield': 2, 'discard-card': 3 } as const;

/** Engineering points that the repair command gives (commands-repair.2, .3). */
export function engineeringPoints(state: ArmadaState, ship: Ship, means: CommandMeans): number {
  const value = cardValue(state, ship, 'engineering');
  const printed = (means === 'token' ? 0 : value) + (means === 'dial' ? 0 : Math.ceil(value / 2));
  return printed + extraEngineering(state, ship);
}

export function beginRepair(game: ArmadaGame, ship: Ship, means: CommandMeans): void {
  const points = engineeringPoints(game.state, ship, means);
  game.emit({ kind: 'engineering', ship: ship.id, points, because: 'armada:commands-repair.2' });
  commandResolved(game, ship, 'repair');
  game.next({ kind: 'repair', ship: ship.id, points });
}

/** One effect after the other, each finished before the next is paid for (commands-repair.7, .8); the rest is lost (.9). */
export function repair(game: ArmadaGame, id: number, points: number, salvaged: boolean): void {
  const ship = shipOf(game, id);
  const options = [
    ...repairOptions(game.state, ship, points),
    ...(salvaged ? [] : (rulesOf(game.state).repairs?.(game.state, ship, points) ?? [])),
  ];
  const option = game.choose({
    form: 'choice',
    kind: 'repair',
    player: ship.player,
    because: 'armada:commands-repair.7',
    ship: id,
    points,
    options: [...options, { kind: 'done' }],
    refused: () => repairRefusals(game.state, ship, points),
  });
  if (option.kind === 'done') return;
  const cost = option.kind === 'salvage' ? option.points : COST[option.kind];
  const left = { kind: 'repair', ship: id, points: points - cost } as const;
  game.next(salvaged || option.kind === 'salvage' ? { ...left, salvaged: true } : left);
  resolve(game, ship, option);
}

function repairOptions(state: ArmadaState, ship: Ship, points: number): readonly RepairOption[] {
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
    for (const zone of open) options.push({ kind: 'recover-shield', zone });
  }
  if (points >= COST['discard-card']) {
    for (const { uid, kind, up } of ship.damage) {
      options.push({ kind: 'discard-card', card: uid, name: up ? DAMAGE_CARDS[kind]!.name : null });
    }
  }
  return options;
}

/** The ruling by which a zone can get no shield; null when it can. */
function shieldRefusal(state: ArmadaState, ship: Ship, zone: AnyZone): string | null {
  if (ship.shields[zone] >= mostShields(ship, zone)) return 'armada:shields.1';
  return cannot(state, ship, { kind: 'receive-shields', zone });
}

function repairRefusals(state: ArmadaState, ship: Ship, points: number): readonly Refusal[] {
  const refused: Refusal[] = [];
  for (const zone of zonesOf(ship)) {
    const ruling = shieldRefusal(state, ship, zone);
    if (ruling) refused.push({ option: `recover-shield ${zone}`, ruling });
    else if (points < COST['recover-shield']) {
      refused.push({ option: `recover-shield ${zone}`, ruling: 'armada:commands-repair.5' });
    }
  }
  if (points < COST['discard-card'] && ship.damage.length > 0) {
    refused.push({ option: 'discard-card', ruling: 'armada:commands-repair.6' });
  }
  return refused;
}

function resolve(game: ArmadaGame, ship: Ship, option: Exclude<RepairOption, { kind: 'done' }>): void {
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
      return rulesOf(game.state).repaired?.(game, ship, option);
  }
}
