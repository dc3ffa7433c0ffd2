import type { DeviceKind } from '../../devices/kinds.ts';

/** What devices do once they lie on the table, for the cards that carry them. */
export const DEVICE_RULES: Readonly<Partial<Record<DeviceKind, string>>> = {
  bomblet:
    'When it detonates, each ship and remote at range 0-1 rolls 2 attack dice and suffers 1 hit damage for each hit and crit',
  concussionbomb:
    'When it detonates, each ship and remote at range 0-1 is dealt a facedown damage card; then each of these ships turns up one of its damage cards or gains 1 strain token',
  electroprotonbomb:
    'When it detonates, each ship at range 0-2 rolls 4 attack dice: it loses 1 shield for each blank, gains 1 ion token for each focus and hit and 1 disarm token for each crit',
  ionbomb:
    'When it detonates, each ship at range 0-1 gains 3 ion tokens, and each remote suffers 1 hit damage',
  protonbomb: 'When it detonates, each ship and remote at range 0-1 suffers 1 crit damage',
  seismiccharge:
    'When it detonates, its player chooses an obstacle at range 0-1 of it; each ship and remote at range 0-1 of the obstacle suffers 1 hit damage, and the obstacle is removed',
  thermaldetonator:
    'When it detonates, each ship and remote at range 0-1 rolls 1 attack die: it suffers the hit or crit, and a ship gains 1 strain token on a focus',
  blazerbomb:
    'When it detonates, each ship and remote at range 0-1 rolls 1 attack die and suffers 1 hit damage on a hit or crit; then a blaze lies there',
  clustermine: 'The ship that it detonates on rolls 2 attack dice and suffers the hits and crits',
  connernet: 'The ship that it detonates on suffers 1 hit damage and gains 3 ion tokens',
  proximitymine:
    'The ship that it detonates on rolls 2 attack dice and suffers 1 hit damage besides the hits and crits',
  buzzdroidswarm:
    'When it engages, each enemy ship at range 0 of it suffers 1 crit damage. After an enemy ship moves through or overlaps it, it is placed at that ship’s front or rear guides',
  drk1probedroid:
    'In the System Phase its player may move it by 2 bank or 2 straight. Friendly ships may measure the range of locks and jams from it',
  commandos:
    'At the start of the Activation Phase it may move by 1 turn or 2 straight. It attacks at range 1-2 for 1 charge each time. Enemy ships that overlap it gain 1 strain token',
  trackingtorpedoes:
    'In the System Phase they move by 3 bank or 4 straight. When they engage, they detonate if what they have locked is in their front arc at range 0-1: each unit in contact or there rolls 4 attack dice and suffers the hits and crits',
  sensorbuoy:
    'A ship whose Sensor Buoy Suite placed it may, before it engages, acquire a lock on a ship at range 0-1 of it',
};
