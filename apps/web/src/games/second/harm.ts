import type { SecondEvent } from '@firing-arc/xwing/second/engine';
import type { ShownHarm } from '../../shown/harm.ts';
import { rangeText } from '../xwing/aim.ts';

/** What an event does to a ship. */
export function harmOf(event: SecondEvent): ShownHarm | null {
  switch (event.kind) {
    case 'attack': {
      const { attacker, defender, range, obstructed } = event;
      return { kind: 'attack', attacker, defender, how: rangeText(range, obstructed) };
    }
    case 'shield-lost':
      return { kind: 'lost', ship: event.ship, what: 'shields' };
    case 'damage-dealt':
      return {
        kind: 'lost',
        ship: event.ship,
        what: 'hull',
        ...(event.card !== null && { card: event.card }),
      };
    case 'destroyed':
      return { kind: 'destroyed', ship: event.ship };
    case 'fled':
      return { kind: 'fled', ship: event.ship };
    default:
      return null;
  }
}
