import { dropOrLaunch } from '../../common/index.ts';
import { type FirstGame, inPlay, shipOf, sizeOf } from '../game.ts';
import type { Bomb, Ship } from '../state.ts';
import { BOMBS, type BombFacts, isMine } from './cards.ts';
import { dropUnderShips } from './detonate.ts';

/** Ids of the bomb cards a ship could use at a moment, copies once: one bomb per round at most (bombs.9). */
export function bombCards(ship: Ship, when: BombFacts['when']): readonly string[] {
  if (ship.upgrades.length === 0 || ship.bombsDropped > 0) return NONE;
  const ids = ship.upgrades.flatMap(({ id, discarded }) =>
    !discarded && BOMBS[id]?.when === when ? [id] : [],
  );
  return [...new Set(ids)];
}
const NONE: readonly string[] = [];

/** After revealing its dial a ship may drop a bomb (bombs.1); one that reveals none may not (activation-phase.14). */
export function dropOnReveal(game: FirstGame, id: number): void {
  const ship = shipOf(game, id);
  if (!ship.revealed || !inPlay(ship)) return;
  const cards = bombCards(ship, 'reveal');
  if (cards.length === 0) return;
  const { upgrade } = game.choose({
    form: 'choice',
    kind: 'drop-bomb',
    player: ship.player,
    because: 'xwing1:bombs.1',
    ship: ship.id,
    options: [...cards.map((card) => ({ upgrade: card })), { upgrade: '' }],
  });
  if (upgrade !== '') dropBomb(game, ship, upgrade);
}

/** Drops the token of a bomb card, which is discarded: at the end of the 1 straight template behind the ship (bombs.2). */
export function dropBomb(game: FirstGame, ship: Ship, id: string): void {
  const { state } = game;
  const upgrade = ship.upgrades.find((one) => one.id === id && !one.discarded);
  const facts = BOMBS[id];
  if (!facts || !upgrade) return;
  const [placed] = dropOrLaunch(facts.token, sizeOf(ship), ship, 'rear', TEMPLATE);
  const at = placed!.pose;
  const bomb: Bomb = { id: state.nextUid++, kind: facts.token, player: ship.player, ...at };
  upgrade.discarded = true;
  ship.bombsDropped += 1;
  state.bombs.push(bomb);
  game.emit({ kind: 'upgrade-discarded', ship: ship.id, upgrade: id, because: 'xwing1:bombs.1' });
  game.emit({
    kind: 'bomb-dropped',
    ship: ship.id,
    bomb: bomb.id,
    upgrade: id,
    at,
    because: 'xwing1:bombs.2',
  });
  if (isMine(bomb.kind)) dropUnderShips(game, bomb);
}

const TEMPLATE = { speed: 1, shape: 'straight', direction: 'straight' } as const;
