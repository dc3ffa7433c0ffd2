import { deviceLabelIn, deviceTitle } from '../labels.ts';
import { player } from './terms.ts';

/** A device by the name of its kind. */
export const deviceName = deviceTitle;

/** A device in play, by its owner and kind (device.7); letters A, B, C when the owner has several of the kind. */
export const deviceLabel = deviceLabelIn({
  unknown: 'a device',
  name: deviceName,
  of: (name, owner) => `${name} of ${player(owner)}`,
});
