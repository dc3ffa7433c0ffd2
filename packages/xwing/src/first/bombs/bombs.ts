import { moved } from '@firing-arc/table';
import { deviceOf, dropOrLaunch } from '../../common/index.ts';
import { wantsTo } from '../abilities/held-rules.ts';
import { bombWays } from '../abilities/modifiers.ts';
import { announce } from '../abilities/windows.ts';
import { type FirstGame, inPlay, poseOf, shipOf, sizeOf } from '../game.ts';
import { type Bomb, type FirstState, occasion, type Ship } from '../state.ts';
import { discardUpgrade } from '../upgrades.ts';
import { BOMBS, type BombFacts, isMine, SIDE_MINE } from './cards.ts';
import { dropUnderShips } from './detonate.ts';
import { placeBeside, placeFarFromEnemies } from './placing.ts';
import { BEHIND, type BombWay } from './ways.ts';

/** Ids of the bomb cards a ship could use at a moment, copies once: one bomb per round at most (bombs.9). */
export function bombCards(ship: Ship, when: BombFacts['when']): readonly string[] {
  if (ship.upgrades.length === 0 || ship.bombsDropped > 0) return NONE;
  const ids = ship.upgrades.flatMap(({ id, discarded }) =>
    !discarded && BOMBS[id]?.when === when ? [id] : [],
  );
  return [...new Set(ids)];
}
const NONE: readonly string[] = [];

/** How a ship may drop a bomb now: as all do, and as its cards say; a bomb of an action only so when its dial is revealed. */
function waysOf(state: FirstState, ship: Ship, id: string, when: BombFacts['when']): readonly BombWay[] {
  const own = BOMBS[id]?.when === when;
  const others = bombWays(state, ship).filter(({ only }) =>
    only === undefined ? own : only === 'reveal-cards' ? own && when === 'reveal' : when === 'reveal',
  );
  return own ? [BEHIND, ...others] : others;
}

/** After revealing its dial a ship may drop a bomb (bombs.1); one that reveals none may not (activation-phase.14). */
export function dropOnReveal(game: FirstGame, id: number): void {
  const ship = shipOf(game, id);
  if (!ship.revealed || !inPlay(ship)) return;
  const cards = [...bombCards(ship, 'reveal'), ...bombCards(ship, 'action')].filter(
    (card) => waysOf(game.state, ship, card, 'reveal').length > 0,
  );
  if (cards.length === 0) return;
  const { upgrade } = game.choose({
    form: 'choice',
    kind: 'drop-bomb',
    player: ship.player,
    because: 'xwing1:bombs.1',
    ship: ship.id,
    options: [...cards.map((card) => ({ upgrade: card })), { upgrade: '' }],
  });
  if (upgrade !== '') dropBomb(game, ship, upgrade, 'reveal');
}

/**
 * Drops the token of a bomb card, which is discarded: at the end of the 1 straight template behind the ship (bombs.2),
 * or as its cards let it, which is declared before (faq-ship-cards.26).
 */
export function dropBomb(game: FirstGame, ship: Ship, id: string, when: BombFacts['when']): void {
  const at = ship.upgrades.findIndex((one) => one.id === id && !one.discarded);
  const facts = BOMBS[id];
  if (!facts || at < 0) return;
  const pose = dropPlace(game, ship, facts.token, id, when);
  if (!facts.kept) discardUpgrade(game, ship, at, 'xwing1:bombs.1');
  ship.bombsDropped += 1;
  const bombs = tokensAt(facts.token, pose).map((token) => place(game, ship, token));
  game.emit({
    kind: 'bomb-dropped',
    ship: ship.id,
    bomb: bombs[0]!.id,
    upgrade: id,
    at: pose,
    because: 'xwing1:bombs.2',
  });
  announce(game, occasion('after-drop', { ship: ship.id }));
  for (const bomb of bombs) if (isMine(bomb.kind)) dropUnderShips(game, bomb);
}

/** Where the token of a bomb card comes to lie. */
function dropPlace(
  game: FirstGame,
  ship: Ship,
  token: string,
  id: string,
  when: BombFacts['when'],
): Pick<Bomb, 'x' | 'y' | 'facing'> {
  if (when === 'reveal' && wantsTo(game, ship, 'drops-bombs-beside')) return placeBeside(game, ship, token);
  const { guides, ...template } = chooseWay(game, ship, waysOf(game.state, ship, id, when));
  const [placed] = dropOrLaunch(token, sizeOf(ship), ship, guides, template);
  return placed!.pose;
}

/** Bomb cards are discarded, as many as the player likes, for tokens that lie far from all enemies. */
export function layMines(game: FirstGame, ship: Ship, because: string): void {
  for (;;) {
    const cards = [
      ...new Set(ship.upgrades.flatMap((one) => (!one.discarded && BOMBS[one.id] ? [one.id] : []))),
    ];
    if (cards.length === 0) return;
    const { upgrade } = game.choose({
      form: 'choice',
      kind: 'drop-bomb',
      player: ship.player,
      because,
      ship: ship.id,
      options: [...cards.map((card) => ({ upgrade: card })), { upgrade: '' }],
    });
    if (upgrade === '') return;
    const { token } = BOMBS[upgrade]!;
    const pose = placeFarFromEnemies(
      game,
      ship,
      token,
      deviceOf(token).beside.map(({ at }) => at),
    );
    discardUpgrade(
      game,
      ship,
      ship.upgrades.findIndex((one) => one.id === upgrade && !one.discarded),
      because,
    );
    const bombs = tokensAt(token, pose).map((one) => place(game, ship, one));
    const told = { ship: ship.id, bomb: bombs[0]!.id, upgrade, at: pose } as const;
    game.emit({ kind: 'bomb-dropped', ...told, because });
    for (const bomb of bombs) if (isMine(bomb.kind)) dropUnderShips(game, bomb);
  }
}

function chooseWay(game: FirstGame, ship: Ship, ways: readonly BombWay[]): BombWay {
  const options = ways.map(({ guides, speed, shape, direction }) => ({ guides, speed, shape, direction }));
  return game.choose({
    form: 'choice',
    kind: 'bomb-way',
    player: ship.player,
    because: 'xwing1:faq-ship-cards.26',
    ship: ship.id,
    options,
  });
}

/** The tokens of a bomb: of a set those at its sides too. */
function tokensAt(
  token: string,
  at: Pick<Bomb, 'x' | 'y' | 'facing'>,
): readonly Pick<Bomb, 'kind' | 'x' | 'y' | 'facing'>[] {
  const sides = deviceOf(token).beside.map(({ at: by }) => ({
    kind: SIDE_MINE,
    ...poseOf(moved(at, by.x, by.y, by.facing)),
  }));
  return [{ kind: token, ...poseOf(at) }, ...sides];
}

function place(
  { state }: FirstGame,
  { player }: Ship,
  token: Pick<Bomb, 'kind' | 'x' | 'y' | 'facing'>,
): Bomb {
  const bomb: Bomb = { id: state.nextUid++, player, ...token };
  state.bombs.push(bomb);
  return bomb;
}
