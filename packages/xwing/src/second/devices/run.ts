import { isRemote } from '../bodies.ts';
import { rollSingleDie } from '../dice.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { deviceOfUnit } from './bodies.ts';
import { detonate, detonateNext } from './detonate.ts';
import { meetDevice } from './meet.ts';
import { detonateTorpedoes, endDevices, engageRemote, moveNextTeam, placeAt, placeInTurn } from './phases.ts';
import { placeMore } from './place.ts';
import { removeRemote, waitsForItsStep } from './remotes.ts';
import type { DeviceStep } from './steps.ts';

/** Runs a step of the devices. */
export function runDeviceStep(game: SecondGame, step: DeviceStep): void {
  switch (step.kind) {
    case 'detonations':
      return detonateNext(game, step.left);
    case 'detonate':
      return detonate(game, step.device, step.ship);
    case 'meet-device':
      return meetDevice(game, step);
    case 'place-more':
      return placeMore(game, step.ship, step.upgrade, step.used);
    case 'place-devices':
      return placeInTurn(game, step.when);
    case 'place-device':
      return placeAt(game, step.ship, step.when);
    case 'commandos-move':
      return moveNextTeam(game, step.left);
    case 'remote-engages':
      return engageRemote(game, step.ship);
    case 'remove-remote':
      return removeDestroyedRemote(game, step.ship, step.waits);
    case 'end-devices':
      return endDevices(game);
  }
}

/** Tracking torpedoes may detonate once they are destroyed (objects-remotes.24). */
function removeDestroyedRemote(game: SecondGame, id: number, waits: boolean): void {
  const unit = shipOf(game, id);
  if (!isRemote(unit) || (waits && waitsForItsStep(game.state, unit))) return;
  if (unit.card === 'trackingtorpedoes' && !unit.fled && unit.damage.length > 0) {
    const device = deviceOfUnit(game.state, unit);
    const face = rollSingleDie(game, unit, 'xwing2:objects-remotes.24');
    if (face === 'hit' || face === 'crit') detonateTorpedoes(game, device);
  }
  removeRemote(game, unit);
}
