import { DEFENSE_TOKENS, SQUADRON_CARDS, SQUADRON_KEYWORDS } from '../cards/index.ts';
import { upgradeCards } from '../cards/upgrade-library.ts';
import { DAMAGE_NAMES } from '../damage/cards.ts';
import { OBSTACLES } from '../geometry/obstacle-data.ts';
import { OBJECTIVE_CARDS } from '../objectives/cards.ts';

const upgrades = (): readonly string[] => upgradeCards().map(({ id }) => id);
const objectives = (): readonly string[] => OBJECTIVE_CARDS.map(({ id }) => id);
const cards = (): readonly string[] => [
  ...upgrades(),
  ...SQUADRON_CARDS.map(({ id }) => id),
  ...DAMAGE_NAMES,
  ...objectives(),
];
/** What acts in an attack beside cards and keywords: AI for each armament, and the critical effect of all ships. */
const OTHER_EFFECTS = ['ai-battery', 'ai-antisquadron', 'standard'];
const tokens = (): readonly string[] => [...DEFENSE_TOKENS, 'chaff', 'focus'];

/** What texts scenario files may write in the fields that hold ids and names. */
export const TEXTS: Readonly<Record<string, () => readonly string[]>> = {
  by: upgrades,
  card: cards,
  effect: () => [...cards(), ...SQUADRON_KEYWORDS, ...OTHER_EFFECTS],
  name: () => [...DEFENSE_TOKENS, ...DAMAGE_NAMES],
  objective: objectives,
  outline: () => Object.keys(OBSTACLES),
  phase: () => ['setup', 'command', 'ship', 'squadron', 'status'],
  token: tokens,
  tokens,
  upgrade: upgrades,
};
