import { CARD_OBSTACLES, OUTLINES } from '../../common/outlines.ts';
import { BOMB_TOKENS } from '../bombs/cards.ts';
import { CHASSIS, CONDITIONS, DAMAGE_DECKS, UPGRADES } from '../cards/index.ts';

const upgrades = (): readonly string[] => UPGRADES.map(({ id }) => id);
const conditions = (): readonly string[] => CONDITIONS.map(({ id }) => id);
const damage = (): readonly string[] =>
  Object.values(DAMAGE_DECKS).flatMap((deck) => deck.map(({ name }) => name));

/** What texts scenario files may write in the fields that hold ids and names. */
export const TEXTS: Readonly<Record<string, () => readonly string[]>> = {
  card: () => [
    ...CHASSIS.flatMap(({ id, pilots }) => [id, ...pilots.map((pilot) => pilot.id)]),
    ...upgrades(),
    ...conditions(),
    ...damage(),
  ],
  condition: conditions,
  name: damage,
  outline: () => [...Object.keys(OUTLINES), ...Object.keys(CARD_OBSTACLES)],
  phase: () => ['setup', 'planning', 'activation', 'combat', 'end'],
  token: () => BOMB_TOKENS,
  upgrade: upgrades,
  weapon: upgrades,
};
