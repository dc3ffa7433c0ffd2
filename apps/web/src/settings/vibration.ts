import { keptChoice } from './choice.ts';

/** Whether a phone is felt: when it is my turn, and when my ship is hit. */
export const vibration = keptChoice('firing-arc.vibration', ['felt', 'unfelt']);

/** Whether this device can be felt at all. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
