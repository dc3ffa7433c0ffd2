import { blazePose } from '../../common/index.ts';
import { canPay } from '../abilities/costs.ts';
import { rules } from '../abilities/evaluate.ts';
import { announce, hooked } from '../abilities/hooks.ts';
import { payCosts } from '../abilities/pay.ts';
import { inPlay, isRemote, obstacleBodyOf } from '../bodies.ts';
import { dealDamageCard, exposeCard, loseShield, sufferDamage } from '../damage/suffer.ts';
import { type AttackFace, rollDice } from '../dice.ts';
import type { SecondGame } from '../game.ts';
import { rulingFor } from '../ship/abilities.ts';
import { playerOrder, relationOf } from '../sides.ts';
import type { Device, Ship } from '../state.ts';
import { gainTokens, giveTokens } from '../tokens.ts';
import { deviceBodyOf, deviceWith, rangeOf, unitBody, unitsNear } from './bodies.ts';
import { damageRemote } from './damage.ts';
import { burnFuse, removeDevice, removeObstacle } from './fuses.ts';
import { ignoresDevice } from './ignored.ts';
import { traitOf } from './kinds.ts';
import { addObstacle } from './obstacles.ts';
import type { Detonation } from './steps.ts';

/** All bombs detonate at the end of the Activation Phase (bomb.3). */
export function detonateBombs(game: SecondGame): void {
  const bombs = game.state.devices.filter(({ kind }) => traitOf(kind) === 'bomb');
  if (bombs.length > 0) {
    game.next({ kind: 'detonations', left: bombs.map(({ id }) => ({ device: id, ship: -1 })) });
  }
}

/**
 * Devices that detonate at the same time: the first player's in an order of that player, each fully resolved, then
 * the second player's (faq-objects.11).
 */
export function detonateNext(game: SecondGame, all: readonly Detonation[]): void {
  const left = all.filter(({ device }) => deviceWith(game.state, device));
  for (const player of playerOrder(game.state)) {
    const own = left.filter(({ device }) => deviceWith(game.state, device)!.player === player);
    if (own.length === 0) continue;
    const next = game.choose({
      form: 'choice',
      kind: 'choose-detonation',
      player,
      because: 'xwing2:faq-objects.11',
      options: own.map(({ device, ship }) => ({ device, ship })),
    });
    const rest = left.filter(({ device }) => device !== next.device);
    game.next(
      { kind: 'detonate', device: next.device, ship: next.ship },
      { kind: 'detonations', left: rest },
    );
    return;
  }
}

/** A device detonates, on one ship or on all around it: its effects, then it is removed (device.6). */
export function detonate(game: SecondGame, id: number, shipId: number): void {
  const device = deviceWith(game.state, id);
  if (!device) return;
  const ship = game.state.ships[shipId];
  if (ship && !inPlay(ship)) return;
  const mine = traitOf(device.kind) === 'mine';
  if (burnFuse(game, device, mine ? 'xwing2:faq-objects.7' : 'xwing2:fuse-marker.2')) return;
  if (isPrevented(game, device)) return;
  const { player, kind } = device;
  game.emit({
    kind: 'device-detonates',
    player,
    device: id,
    name: kind,
    because: DETONATES[kind] ?? 'xwing2:device.6',
  });
  const near = hooked(game.state, 'detonation-near') ? shipsAround(game, device) : [];
  const lockers = game.state.locks.filter((lock) => lock.kind === 'device' && lock.on === id);
  const colour = lockers.map(({ by }) => by).join(' ');
  const harmed = ship ? [ship] : detonateAround(game, device);
  if (ship) detonateMine(game, device, ship);
  if (deviceWith(game.state, id)) removeDevice(game, device, 'xwing2:device.6');
  const what = `${traitOf(kind)}:${id}`;
  for (const one of near) announce(game, 'detonation-near', { ship: one.id, what, colour, count: player });
  announce(game, 'after-detonation', { what });
  for (const one of [...harmed].reverse()) {
    if (inPlay(one)) announce(game, 'after-device-effect', { ship: one.id, side: player, what });
  }
}

/** Whether a card keeps a device from detonating: its player pays for that, or does not. */
function isPrevented(game: SecondGame, device: Device): boolean {
  return rules(game.state, 'prevent-detonations').some(({ by, ref, of }) => {
    if (!of.traits.includes(traitOf(device.kind)) || !canPay(game.state, by, ref, of.costs)) return false;
    if (relationOf(game.state, by.player, device.player) !== 'friendly') return false;
    const { use } = game.choose({
      form: 'choice',
      kind: 'use-ability',
      player: by.player,
      because: rulingFor(by, ref, 'xwing2:card-interpretation.4'),
      ship: by.id,
      ability: ref,
      options: [{ use: true }, { use: false }],
    });
    if (!use) return false;
    payCosts(game, by, ref, of.costs);
    game.emit({
      kind: 'detonation-prevented',
      ship: by.id,
      device: device.id,
      name: device.kind,
      because: rulingFor(by, ref, 'xwing2:abilities.10'),
    });
    return true;
  });
}

/** The ships at range 0-1 of a device. */
const shipsAround = (game: SecondGame, device: Device): readonly Ship[] =>
  unitsNear(game.state, deviceBodyOf(device), 1).filter(inPlay);

/** Rulings by which devices detonate. */
const DETONATES: Readonly<Record<string, string>> = {
  bomblet: 'xwing2:objects-bombs-and-mines.1',
  clustermine: 'xwing2:objects-bombs-and-mines.9',
  'clustermine-side': 'xwing2:objects-bombs-and-mines.9',
  connernet: 'xwing2:objects-bombs-and-mines.11',
  proximitymine: 'xwing2:objects-bombs-and-mines.17',
  trackingtorpedoes: 'xwing2:objects-remotes.22',
};

/** A mine detonates on the ship that moved through it or overlaps it (mine.3). */
function detonateMine(game: SecondGame, mine: Device, ship: Ship): void {
  switch (mine.kind) {
    case 'clustermine':
    case 'clustermine-side':
      return sufferMatching(game, ship, { dice: 2, hits: 0 }, 'xwing2:objects-bombs-and-mines.10', mine);
    case 'connernet':
      sufferDamage(game, ship, { hits: 1, crits: 0 }, 'xwing2:objects-bombs-and-mines.11');
      return gainTokens(game, ship, 'ion', 3, 'xwing2:objects-bombs-and-mines.11');
    case 'proximitymine':
      return sufferMatching(game, ship, { dice: 2, hits: 1 }, 'xwing2:objects-bombs-and-mines.18', mine);
  }
}

/** A ship rolls attack dice and suffers a damage for each matching result, and so many hits besides. */
function sufferMatching(
  game: SecondGame,
  unit: Ship,
  { dice, hits }: { readonly dice: number; readonly hits: number },
  because: string,
  device: Device,
): void {
  const faces = rollDice(game, unit, dice, because, device);
  const damage = { hits: hits + countOf(faces, 'hit'), crits: countOf(faces, 'crit') };
  sufferDamage(game, unit, damage, because);
}

/** A bomb acts on what is near it; the units that it acted on. */
function detonateAround(game: SecondGame, device: Device): readonly Ship[] {
  const body = deviceBodyOf(device);
  const from = { bombOf: device.player };
  const near = unitsNear(game.state, body, device.kind === 'electroprotonbomb' ? 2 : 1).filter(
    (unit) => !ignoresDevice(game.state, unit, device),
  );
  switch (device.kind) {
    case 'bomblet':
      eachOf(near, (unit) => {
        const because = 'xwing2:objects-bombs-and-mines.2';
        const faces = rollDice(game, unit, 2, because, device);
        sufferDamage(game, unit, { hits: countOf(faces, 'hit', 'crit'), crits: 0 }, because, from);
      });
      break;
    case 'concussionbomb':
      concuss(game, near);
      break;
    case 'electroprotonbomb':
      eachOf(near, (unit) => shortCircuit(game, unit, device));
      break;
    case 'ionbomb':
      eachOf(near, (unit) => {
        const because = 'xwing2:objects-bombs-and-mines.12';
        if (isRemote(unit)) sufferDamage(game, unit, { hits: 1, crits: 0 }, because);
        else giveTokens(game, device.player, unit, { token: 'ion', count: 3, because });
      });
      break;
    case 'protonbomb':
      eachOf(near, (unit) =>
        sufferDamage(game, unit, { hits: 0, crits: 1 }, 'xwing2:objects-bombs-and-mines.13', from),
      );
      break;
    case 'seismiccharge':
      return shatter(game, device);
    case 'thermaldetonator':
      eachOf(near, (unit) => scorch(game, unit, device));
      break;
    case 'blazerbomb':
      eachOf(near, (unit) => {
        const because = 'xwing2:objects-bombs-and-mines.21';
        const faces = rollDice(game, unit, 1, because, device);
        sufferDamage(game, unit, { hits: countOf(faces, 'hit', 'crit'), crits: 0 }, because, from);
      });
      addObstacle(
        game,
        { outline: 'blaze', player: device.player, at: blazePose(device), fuses: 1 },
        'xwing2:objects-bombs-and-mines.22',
      );
      break;
  }
  return near;
}

/** One facedown card each, past the shields; then each ship turns up a card or gains strain (objects-bombs-and-mines.3, .4). */
function concuss(game: SecondGame, near: readonly Ship[]): void {
  for (const unit of near) {
    if (isRemote(unit)) damageRemote(game, unit, 1, 'xwing2:objects-bombs-and-mines.3');
    else dealDamageCard(game, unit, false, 'xwing2:objects-bombs-and-mines.3');
  }
  for (const ship of near) if (inPlay(ship)) exposeOrStrain(game, ship);
}

function exposeOrStrain(game: SecondGame, ship: Ship): void {
  const because = 'xwing2:objects-bombs-and-mines.4';
  const facedown = ship.damage.some((card) => !card.up);
  const choices = facedown ? (['expose', 'strain'] as const) : (['strain', 'nothing'] as const);
  const { take } = game.choose({
    form: 'choice',
    kind: 'expose-or-strain',
    player: ship.player,
    because,
    ship: ship.id,
    options: choices.map((one) => ({ take: one })),
  });
  if (take === 'expose') exposeCard(game, ship, because);
  if (take === 'strain') gainTokens(game, ship, 'strain', 1, because);
}

/** Four dice each: shields lost, ion and disarm tokens (objects-bombs-and-mines.6); remotes only near by (.7). */
function shortCircuit(game: SecondGame, unit: Ship, device: Device): void {
  if (isRemote(unit)) {
    const because = 'xwing2:objects-bombs-and-mines.7';
    if (rangeOf(unitBody(unit), deviceBodyOf(device)) > 1) return;
    const faces = rollDice(game, unit, 4, because, device);
    return sufferDamage(game, unit, { hits: countOf(faces, 'focus', 'hit'), crits: 0 }, because);
  }
  const because = 'xwing2:objects-bombs-and-mines.6';
  const faces = rollDice(game, unit, 4, 'xwing2:objects-bombs-and-mines.5', device);
  const lost = Math.min(unit.shields, countOf(faces, 'blank'));
  for (let i = 0; i < lost; i++) loseShield(game, unit, because);
  gainTokens(game, unit, 'ion', countOf(faces, 'focus', 'hit'), because);
  gainTokens(game, unit, 'disarm', countOf(faces, 'crit'), because);
}

/** An eye strains a ship, a hit or crit is suffered (objects-bombs-and-mines.19, .20). */
function scorch(game: SecondGame, unit: Ship, device: Device): void {
  const faces = rollDice(game, unit, 1, 'xwing2:objects-bombs-and-mines.19', device);
  if (!isRemote(unit)) {
    giveTokens(game, device.player, unit, {
      token: 'strain',
      count: countOf(faces, 'focus'),
      because: 'xwing2:objects-bombs-and-mines.19',
    });
  }
  const damage = { hits: countOf(faces, 'hit'), crits: countOf(faces, 'crit') };
  sufferDamage(game, unit, damage, 'xwing2:objects-bombs-and-mines.20', { bombOf: device.player });
}

/** An obstacle near the charge, its player's choice, harms what is near it and is removed (objects-bombs-and-mines.14-.16). */
function shatter(game: SecondGame, device: Device): readonly Ship[] {
  const body = deviceBodyOf(device);
  const rocks = game.state.obstacles.filter(
    (rock) => rock.placed && rangeOf(body, obstacleBodyOf(rock)) <= 1,
  );
  if (rocks.length === 0) return [];
  const { obstacle } = game.choose({
    form: 'choice',
    kind: 'seismic-obstacle',
    player: device.player,
    because: 'xwing2:objects-bombs-and-mines.14',
    device: device.id,
    options: rocks.map((rock) => ({ obstacle: rock.id })),
  });
  const rock = game.state.obstacles[obstacle]!;
  const near = unitsNear(game.state, obstacleBodyOf(rock), 1).filter(
    (unit) => !ignoresDevice(game.state, unit, device),
  );
  for (const unit of near) {
    sufferDamage(game, unit, { hits: 1, crits: 0 }, 'xwing2:objects-bombs-and-mines.15', {
      bombOf: device.player,
    });
  }
  removeObstacle(game, rock, 'xwing2:objects-bombs-and-mines.16');
  return near;
}

function eachOf(units: readonly Ship[], act: (unit: Ship) => void): void {
  for (const unit of units) if (inPlay(unit) || isRemote(unit)) act(unit);
}

/** How many of some faces there are. */
export const countOf = (faces: readonly AttackFace[], ...wanted: readonly AttackFace[]): number =>
  faces.filter((face) => wanted.includes(face)).length;
