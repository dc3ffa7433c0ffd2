import { checker } from '@firing-arc/referee';
import * as Type from 'typebox';
import { OUTLINES } from '../../common/index.ts';
import type { SecondGame } from '../game.ts';
import type { Obstacle, SecondState } from '../state.ts';
import { ORDER_STREAM } from '../streams.ts';

/** An environment card for casual games: what is gathered for it in setup (environment-cards.2). */
export interface EnvironmentCard {
  readonly id: string;
  readonly name: string;
  readonly pack: 'Never Tell Me the Odds' | 'Fully Loaded';
  readonly obstacles: number;
  readonly devices: number;
  /** Upgrades that only the card gives. */
  readonly upgrades: number;
}

const odds = (id: string, name: string, obstacles: number): EnvironmentCard => ({
  id,
  name,
  pack: 'Never Tell Me the Odds',
  obstacles,
  devices: 0,
  upgrades: 0,
});
const loaded = (
  id: string,
  name: string,
  obstacles: number,
  more: { readonly devices?: number; readonly upgrades?: number },
): EnvironmentCard => ({ id, name, pack: 'Fully Loaded', obstacles, devices: 0, upgrades: 0, ...more });

/** The cards of both packs (environment-cards.7, .8); what else is written on them, no reference tells. */
export const ENVIRONMENTS: readonly EnvironmentCard[] = [
  odds('asteroidshower', 'Asteroid Shower', 9),
  odds('clouzon36deposits', 'Clouzon-36 Deposits', 6),
  odds('comettail', 'Comet Tail', 8),
  odds('ionclouds', 'Ion Clouds', 6),
  odds('mynockinfestation', 'Mynock Infestation', 6),
  odds('recentwreckage', 'Recent Wreckage', 9),
  loaded('continuousbombardment', 'Continuous Bombardment', 6, { devices: 8 }),
  loaded('countdown', 'Countdown', 5, { devices: 1 }),
  loaded('minefield', 'Minefield', 4, { devices: 4 }),
  loaded('unexplodedordnance', 'Unexploded Ordnance', 5, { devices: 4 }),
  loaded('munitionscache', 'Munitions Cache', 6, { upgrades: 7 }),
  loaded('pinpointbombardment', 'Pinpoint Bombardment', 6, { upgrades: 6 }),
];

export const environmentCard = (id: string): EnvironmentCard | undefined =>
  ENVIRONMENTS.find((card) => card.id === id);

/** Which cards may be dealt, and who of the two players agrees to play with one. */
export const environmentsSchema = Type.Object({
  cards: Type.Array(Type.String(), { minItems: 1 }),
  agreed: Type.Tuple([Type.Boolean(), Type.Boolean()]),
});
export type Environments = Type.Static<typeof environmentsSchema>;

/** What is wrong with the environments of a setup, as `where: what`. */
export function environmentProblems(environments: unknown): readonly string[] {
  if (environments === undefined) return [];
  const problems = checker(environmentsSchema)(environments).map(
    ({ path, what }) => `setup.environments${path.replaceAll('/', '.')}: ${what}`,
  );
  if (problems.length > 0) return problems;
  return (environments as Environments).cards
    .filter((id) => !environmentCard(id))
    .map((id) => `setup.environments.cards: there is no environment card '${id}'`);
}

/** The cards that may be dealt: none unless both players agree (environment-cards.3). */
export const agreedCards = (environments: Environments | undefined): string[] =>
  environments?.agreed.every((agrees) => agrees) ? [...environments.cards] : [];

/** In Gather Forces one of the agreed cards is dealt at random (environment-cards.4), and its obstacles gathered. */
export function dealEnvironment(game: SecondGame): void {
  const { state } = game;
  if (state.environments.length === 0) return;
  const weights = state.environments.map(() => 1);
  const id = state.environments[game.draw(ORDER_STREAM, state.environments, weights, 'open')]!;
  const card = environmentCard(id)!;
  state.environment = id;
  game.emit({ kind: 'environment', card: card.name, because: 'xwing2:environment-cards.4' });
  state.obstacles = gathered(state, card.obstacles);
}

/** As many obstacles as the card says: of those brought as many from one player as from the other, then others. */
function gathered(state: SecondState, count: number): Obstacle[] {
  const half = Math.ceil(state.obstacles.length / 2);
  const inTurn = Array.from({ length: half }, (_, i) => [i, half + i])
    .flat()
    .flatMap((at) => state.obstacles[at]?.outline ?? []);
  const others = Object.keys(OUTLINES).filter((outline) => !inTurn.includes(outline));
  const [like] = state.obstacles;
  if (!like) return [];
  return [...inTurn, ...others].slice(0, count).map((outline, id) => ({ ...like, id, outline }));
}
