import { destroyIfDue } from '../damage/suffer.ts';
import { type ArmadaGame, playerOrder, shipOf, shipsInPlay } from '../game.ts';
import { setOffMines } from '../objectives/mines.ts';
import { objectiveActs } from '../objectives/rules.ts';
import type { ArmadaState, Occasion } from '../state.ts';
import { type Acting, act, canAct } from './act.ts';
import { aboutOf } from './asking.ts';
import { bearsOneOf, cardsWith, mayHave } from './kinds.ts';
import type { Moment, Trigger, Whose } from './language.ts';
import { type Bearer, cardsOf, isShip } from './scene.ts';
import { isActive } from './traits.ts';

/** Queues a named moment: what may act in it comes before whatever else is to come. */
export function announce(game: ArmadaGame, occasion: Occasion): void {
  game.next({ kind: 'window', ...occasion });
}

/**
 * Opens a named moment: the objective acts; then the cards whose moment it is. The first player's act first, and each
 * player orders those of his own (effect-use-and-timing.4).
 */
export function openWindow(game: ArmadaGame, occasion: Occasion): void {
  if (occasion.window === 'ship-destroyed') checkHulls(game);
  objectiveActs(game, occasion);
  if (occasion.window === 'after-maneuver') setOffMines(game, shipOf(game, occasion.ship));
  actInTurn(game, (player) => actingIn(game.state, player, occasion));
}

/** Cards act, the first player's first, each player in the order that he picks; what has become impossible does not. */
export function actInTurn(game: ArmadaGame, actingOf: (player: number) => readonly Acting[]): void {
  for (const player of playerOrder(game.state)) {
    let waiting = actingOf(player);
    while (waiting.length > 0) {
      const next = nextOf(game, player, waiting.filter(canActNow(game.state)));
      if (!next) break;
      waiting = waiting.filter((one) => one !== next);
      act(game, next);
    }
  }
}

/** Triggers of a bearer in a moment. */
export function triggersIn(
  bearer: Bearer,
  moment: Moment,
  fits: (of: Whose) => boolean,
): readonly Pick<Acting, 'bearer' | 'card' | 'trigger'>[] {
  if (!mayHave(bearer, `at ${moment}`)) return [];
  return cardsOf(bearer).flatMap((card) =>
    card.abilities.flatMap((trigger) =>
      trigger.kind === 'trigger' && trigger.at === moment && fits(trigger.of)
        ? [{ bearer, card, trigger: trigger satisfies Trigger }]
        : [],
    ),
  );
}

/** Whether a moment of one piece is one of those that a bearer waits for. */
export function isMomentOf(bearer: Bearer, whose: Whose, piece: Bearer): boolean {
  switch (whose) {
    case 'its':
      return bearer === piece;
    case 'friends':
      return bearer !== piece && bearer.player === piece.player;
    case 'sides':
      return bearer.player === piece.player;
    case 'enemies':
      return bearer.player !== piece.player;
  }
}

/** Whom a moment is about: a ship, a squadron, or a ship and the squadron that it commands. */
interface Subjects {
  readonly ship: Bearer | undefined;
  readonly squadron: Bearer | undefined;
}

/** Every step of a game opens windows and hardly any card waits in them: this is written for nothing to be found. */
function actingIn(state: ArmadaState, player: number, occasion: Occasion): readonly Acting[] {
  let found: Acting[] | null = null;
  const { window, what } = occasion;
  const waiting = cardsWith(`at ${window}`);
  if (waiting.size === 0) return NONE;
  const subjects = { ship: state.ships[occasion.ship], squadron: state.squadrons[occasion.squadron] };
  for (const bearers of [state.ships, state.squadrons]) {
    for (const bearer of bearers) {
      if (bearer.player !== player || !bearsOneOf(bearer, waiting) || !isActive(state, bearer)) continue;
      for (const one of triggersIn(bearer, window, (whose) => isItsMoment(bearer, whose, subjects))) {
        found ??= [];
        found.push({ ...one, other: subjects.squadron ?? subjects.ship ?? null, what });
      }
    }
  }
  return found ?? NONE;
}
const NONE: readonly Acting[] = [];

/** A moment about nobody is everybody's own. A squadron's moments are also those of the ship that commands it. */
function isItsMoment(bearer: Bearer, whose: Whose, { ship, squadron }: Subjects): boolean {
  if (!ship && !squadron) return whose === 'its';
  if (whose === 'its') return bearer === (isShip(bearer) ? ship : squadron);
  return isMomentOf(bearer, whose, squadron ?? ship!);
}

const canActNow =
  (state: ArmadaState) =>
  (acting: Acting): boolean =>
    isActive(state, acting.bearer) && canAct(state, acting);

/** The one that acts next: its player picks among different ones. */
function nextOf(game: ArmadaGame, player: number, acting: readonly Acting[]): Acting | undefined {
  const [first] = acting;
  if (!first || acting.length === 1) return first;
  const options = acting.filter((one, i) => i === acting.findIndex(isSame(one)));
  if (options.length === 1) return first;
  const picked = game.choose({
    form: 'choice',
    kind: 'next-card',
    player,
    because: 'armada:effect-use-and-timing.4',
    ...aboutOf(first.bearer),
    options: options.map(({ bearer, card }) => ({ ...aboutOf(bearer), card: card.name })),
  });
  return acting.find(
    ({ bearer, card }) =>
      card.name === picked.card &&
      aboutOf(bearer).ship === picked.ship &&
      aboutOf(bearer).squadron === picked.squadron,
  );
}

const isSame =
  ({ bearer, card }: Acting) =>
  (one: Acting): boolean =>
    one.bearer === bearer && one.card.name === card.name;

/** Hull that a destroyed ship's cards lent is gone (destroyed-ships-and-squadrons.5). */
function checkHulls(game: ArmadaGame): void {
  for (const ship of shipsInPlay(game.state)) destroyIfDue(game, ship);
}
