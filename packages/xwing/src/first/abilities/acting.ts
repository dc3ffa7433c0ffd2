import { toldBy, type Who } from '../../common/language/index.ts';
import { pilotCard, upgradeCard } from '../cards/index.ts';
import { type FirstGame, shipOf } from '../game.ts';
import type { AbilityStep, ActionStep, Occasion, Ship } from '../state.ts';
import type { Effect } from './language/vocabulary.ts';
import { cardIdOf } from './owned.ts';
import { type Scene, shipIn } from './scene.ts';

/** Ruling of what an ability does: it resolves once in each of its moments. */
export const BY_ABILITY = 'xwing1:card-abilities.1';

/** The lines of the rulebook about one ability, or about its card; mostly none. */
function linesOf(ref: string): readonly string[] {
  const [, on, id = '', back, at] = /^(?:(\w+):)?([^:#]*)#(back)?(\d+)/.exec(ref) ?? [];
  if (on === 'condition' || on === 'docked') return NO_LINES;
  const card = on === undefined ? pilotCard(id) : upgradeCard(id);
  const abilities = back ? upgradeCard(id)?.back?.abilities : card?.abilities;
  return abilities?.[Number(at)]?.rulings ?? card?.rulings ?? NO_LINES;
}

const NO_LINES: readonly string[] = [];

/** The ruling of what one ability does: its card's own line of the FAQ, else `usual`: that it is a card's ability. */
export const rulingOf = (ref: string, usual = BY_ABILITY): string => linesOf(ref)[0] ?? usual;

/** An ability that acts: of which ship and card, in which moment, and which ship was chosen last. */
export interface Acting {
  readonly game: FirstGame;
  readonly ship: Ship;
  readonly ability: string;
  readonly occasion: Occasion;
  readonly chosen: number;
  /** Pays and tells the use, where that waits until the effect's own question is answered. */
  readonly use?: () => void;
  /** The choice of an action, which is made again when a card's own free action turns out impossible. */
  readonly otherwise?: ActionStep;
}

export const sceneOf = ({ game, ship, ability, occasion, chosen }: Acting): Scene => ({
  state: game.state,
  self: ship,
  ref: ability,
  occasion,
  chosen,
});

/** The ship that an effect is on. */
export const targetOf = (act: Acting, who: Who): Ship | undefined => shipIn(sceneOf(act), who);

/** What an ability has yet to do, as a step. */
export const stepOf = (act: Acting, effect: Effect): AbilityStep => ({
  kind: 'effect',
  ability: act.ability,
  ship: act.ship.id,
  occasion: act.occasion,
  chosen: act.chosen,
  effect,
});

/** Tells that an ability is used, and remembers those that may be used once in a round or game. */
export function tellUse(game: FirstGame, id: number, ref: string, once?: 'round' | 'game'): void {
  const ship = shipOf(game, id);
  if (once) ship.used.push(`${once} ${ref}`);
  game.emit({ kind: 'ability', ship: id, card: cardIdOf(ref), ...toldBy(linesOf(ref), BY_ABILITY) });
}
