import type { Arc } from '../../common/arcs.ts';
import { DEVICES } from '../../common/devices.ts';
import type { AttackFace, DefenseFace } from '../../common/dice.ts';
import { CARD_OBSTACLES, OUTLINES } from '../../common/outlines.ts';
import { DAMAGE_NAMES } from '../abilities/damage-deck.ts';
import { knownCards } from '../cards/library.ts';
import { CONDITIONS } from '../conditions/cards.ts';
import { DEVICE_KINDS } from '../devices/kinds.ts';
import { abilityNames } from './called.ts';

const conditions = (): readonly string[] => CONDITIONS.map(({ id }) => id);
const upgrades = (): readonly string[] => knownCards().upgrades;

const ARCS: Readonly<Record<Arc, true>> = {
  front: true,
  left: true,
  right: true,
  rear: true,
  bullseye: true,
  'full-front': true,
  'full-rear': true,
};
const FACES: Readonly<Record<AttackFace | DefenseFace, true>> = {
  hit: true,
  crit: true,
  focus: true,
  blank: true,
  evade: true,
};

/** What texts scenario files may write in the fields that hold ids and names. */
export const TEXTS: Readonly<Record<string, () => readonly string[]>> = {
  arc: () => Object.keys(ARCS),
  card: () => [...DAMAGE_NAMES, ...conditions()],
  cards: () => DAMAGE_NAMES,
  condition: conditions,
  face: () => Object.keys(FACES),
  guides: () => Object.values(DEVICES).flatMap(({ guides }) => guides.map(({ name }) => name)),
  marker: () => CONDITIONS.map(({ id, marker }) => marker ?? id),
  name: () => [...DEVICE_KINDS, ...abilityNames()],
  outline: () => [...Object.keys(OUTLINES), ...Object.keys(CARD_OBSTACLES)],
  phase: () => ['setup', 'planning', 'system', 'activation', 'engagement', 'end'],
  under: upgrades,
  upgrade: upgrades,
};

/** The card in the number of an ability: of an upgrade, or of a pilot whose abilities a ship has in play too. */
export function cardOfAbility(number: string): string | null {
  const on = number.slice(0, number.lastIndexOf('.'));
  if (/^(pilot|ship|(damage|condition)-\d+)$/.test(on)) return null;
  return on.replace(/^(upgrade|as)-/, '');
}
