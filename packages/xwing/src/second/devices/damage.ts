import { drawCard } from '../damage/deck.ts';
import type { SecondGame } from '../game.ts';
import { hullOf } from '../ship/values.ts';
import type { Ship } from '../state.ts';

/** A remote is dealt a facedown card for each damage, whatever its kind (remotes.11), until it is destroyed (remotes.12). */
export function damageRemote(game: SecondGame, remote: Ship, count: number, because: string): void {
  for (let i = 0; i < count; i++) {
    remote.damage.push({ uid: game.state.nextUid++, kind: drawCard(game, remote), up: false });
    game.emit({ kind: 'damage-dealt', ship: remote.id, card: null, because });
  }
  if (remote.destroyed || remote.damage.length < hullOf(remote)) return;
  remote.destroyed = true;
  game.emit({ kind: 'destroyed', ship: remote.id, because: 'xwing2:remotes.12' });
  const { attack } = game.state;
  if (attack?.defender === remote.id && attack.step !== 'aftermath') return;
  game.next({ kind: 'remove-remote', ship: remote.id, waits: false });
}
