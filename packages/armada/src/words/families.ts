/** Questions and events of cards, damage and objectives: their words stand in files of their own. */
import type { CardQuestion } from '../abilities/questions.ts';
import type { DamageEvent } from '../damage/events.ts';
import type { DamageQuestion } from '../damage/questions.ts';
import type { ArmadaEvent } from '../events.ts';
import type { ObjectiveEvent } from '../objectives/events.ts';
import type { ObjectiveQuestion } from '../objectives/questions.ts';
import type { ArmadaQuestion } from '../questions.ts';

const DAMAGE: Readonly<Record<DamageQuestion['kind'], true>> = {
  'damage-zone': true,
  'discard-defense-token': true,
  'shield-failure': true,
  'projector-misaligned': true,
};

const CARD: Readonly<Record<CardQuestion['kind'], true>> = {
  'use-card': true,
  'pick-command': true,
  'pick-ship': true,
  'pick-target': true,
  'choose-effect': true,
  'pick-cost': true,
  'dial-or-token': true,
  'pick-speed': true,
  'pick-joint': true,
  'pick-face': true,
  'pick-rounds': true,
  'pick-upgrade': true,
  brake: true,
  'pick-damage': true,
  'look-at-damage': true,
  'next-card': true,
  'pick-zone': true,
  'shift-shields': true,
  'pick-defense-token': true,
  'pick-damage-card': true,
};

const OBJECTIVE: Readonly<Record<ObjectiveQuestion['kind'], true>> = {
  'objective-ship': true,
  'place-token': true,
  'place-targeting': true,
  'move-token': true,
  'turn-obstacle': true,
  'volatile-obstacle': true,
  'way-toward': true,
  'pulled-ship': true,
  'marked-ship': true,
  'move-obstacle': true,
  'drifting-obstacle': true,
  'sensor-token': true,
  'corona-edge': true,
  'objective-dial': true,
  discharge: true,
  'fleet-in-being': true,
  'take-token': true,
  'migration-start': true,
  exogorth: true,
  'exogorth-target': true,
  'exogorth-host': true,
  'place-exogorth': true,
  'place-beside': true,
  'asteroid-token': true,
  'strategic-token': true,
  'set-aside-ship': true,
  'set-aside-squadron': true,
  hyperspace: true,
};

export const isDamageQuestion = (asked: ArmadaQuestion): asked is DamageQuestion =>
  Object.hasOwn(DAMAGE, asked.kind);
export const isCardQuestion = (asked: ArmadaQuestion): asked is CardQuestion =>
  Object.hasOwn(CARD, asked.kind);
export const isObjectiveQuestion = (asked: ArmadaQuestion): asked is ObjectiveQuestion =>
  Object.hasOwn(OBJECTIVE, asked.kind);

const DAMAGE_EVENTS: Readonly<Record<DamageEvent['kind'], true>> = {
  'shield-lost': true,
  'damage-dealt': true,
  'damage-flipped': true,
  'damage-turned-up': true,
  'damage-discarded': true,
  'hull-lost': true,
  'deck-reshuffled': true,
  'ship-destroyed': true,
  'squadron-destroyed': true,
  'defense-token-discarded': true,
  'dial-changed': true,
  'defense-token-turned': true,
  'slider-turned': true,
  'dial-gained': true,
  'card-command': true,
  'upgrade-passed': true,
  'upgrade-replaced': true,
  'dials-seen': true,
  'dials-shown': true,
  'command-on-card': true,
  'die-on-card': true,
  'slider-turned-back': true,
  'target-moved': true,
};

const OBJECTIVE_EVENTS: Readonly<Record<ObjectiveEvent['kind'], true>> = {
  'objective-ship': true,
  'objective-ship-over': true,
  'objective-dial': true,
  'token-placed': true,
  'token-moved': true,
  'token-removed': true,
  'mine-destroyed': true,
  'obstacle-moved': true,
  'obstacle-removed': true,
  'zone-marked': true,
  'zone-unmarked': true,
  'station-damaged': true,
  'station-destroyed': true,
  mine: true,
};

export const isDamageEvent = (event: ArmadaEvent): event is Extract<ArmadaEvent, DamageEvent> =>
  Object.hasOwn(DAMAGE_EVENTS, event.kind);
export const isObjectiveEvent = (event: ArmadaEvent): event is Extract<ArmadaEvent, ObjectiveEvent> =>
  Object.hasOwn(OBJECTIVE_EVENTS, event.kind);
