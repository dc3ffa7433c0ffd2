import { deckKinds, type FirstEvent, type FirstState } from '@firing-arc/xwing/first/engine';
import type { ShownHarm } from '../../shown/harm.ts';
import { rangeText } from '../xwing/aim.ts';
import { words } from './names.ts';

/** What an event does to a ship. */
export function harmOf(event: FirstEvent, state: FirstState): ShownHarm | null {
  switch (event.kind) {
    case 'attack': {
      const { attacker, defender, range, obstructed } = event;
      return { kind: 'attack', attacker, defender, how: rangeText(range, obstructed) };
    }
    case 'shield-lost':
      return { kind: 'lost', ship: event.ship, what: 'shields' };
    case 'damage-dealt': {
      const up = deckKinds(state).find(({ name }) => name === event.card);
      return { kind: 'lost', ship: event.ship, what: 'hull', ...(up && { card: words.damageCard(up.name) }) };
    }
    case 'destroyed':
      return { kind: 'destroyed', ship: event.ship };
    case 'fled':
      return { kind: 'fled', ship: event.ship };
    default:
      return null;
  }
}
