import type { TemplatePart } from '../../common/index.ts';
import { inPlay } from '../bodies.ts';
import { type SecondGame, shipOf } from '../game.ts';
import type { Ship } from '../state.ts';
import { deviceWith } from './bodies.ts';
import { detonate } from './detonate.ts';
import { traitOf } from './kinds.ts';
import { devicesMet } from './met.ts';
import { meetRemote } from './remotes.ts';
import type { DeviceStep } from './steps.ts';

export type Meeting = Extract<DeviceStep, { kind: 'meet-device' }>;

/** The device that a ship met acts on it. */
export function meetDevice(game: SecondGame, meeting: Meeting): void {
  const ship = shipOf(game, meeting.ship);
  const device = deviceWith(game.state, meeting.device);
  if (!device || !inPlay(ship) || ship.destroyed) return;
  const { id, kind } = device;
  game.emit({ kind: 'device-met', ship: ship.id, device: id, name: kind, because: 'xwing2:move.4' });
  if (traitOf(kind) === 'mine') detonate(game, id, ship.id);
  else meetRemote(game, ship, device);
}

/** All that a ship met acts on it at once: for moves that are no maneuvers. */
export function meetDevices(game: SecondGame, ship: Ship, template: TemplatePart | null): void {
  for (const meeting of devicesMet(game.state, ship, template)) meetDevice(game, meeting);
}
