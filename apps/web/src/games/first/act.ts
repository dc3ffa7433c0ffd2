import { boostTemplate, type FirstEvent, type FirstState, typeOf } from '@firing-arc/xwing/first/engine';
import type { ShownAct } from '../../shown/act.ts';
import { attackPool, defensePool } from '../xwing/attack.ts';
import { blastAct, boostAct, gainedAct, maneuverAct, rollAct, rolledAct, shotOf } from '../xwing/glide.ts';
import { deviceKey } from '../xwing/things.ts';
import { words } from './names.ts';

const ROLL = { speed: 1, shape: 'straight', direction: 'straight' } as const;

/** What an event of First Edition looks like on the table; null when it is not seen there. */
export function shownAct(event: FirstEvent, state: FirstState): ShownAct | null {
  switch (event.kind) {
    case 'maneuver':
    case 'moved':
      return movedAct(event, state);
    case 'attack': {
      const { attacker, defender, weapon } = event;
      return { kind: 'aimed', attacker, defender, shot: shotOf(weapon) };
    }
    case 'rolled':
    case 'modified': {
      const pool = event.dice === 'attack' ? attackPool : defensePool;
      const dice = pool(event.faces.map((face) => ({ face, name: words.face(face) })));
      return rolledAct(event.ship, dice, event.kind === 'modified');
    }
    case 'attack-hits':
      return { kind: 'fired', hits: true };
    case 'attack-misses':
      return { kind: 'fired', hits: false };
    case 'shield-lost':
      return { kind: 'hurt', ship: event.ship, what: 'shields' };
    case 'damage-dealt':
      return { kind: 'hurt', ship: event.ship, what: 'hull' };
    case 'destroyed':
      return { kind: 'destroyed', ship: event.ship };
    case 'bomb-detonates':
      return blastAct(deviceKey(event.bomb), event.token);
    case 'gained':
      return gainedAct(event.ship, event.token);
    case 'decloaked':
      return { kind: 'marked', ship: event.ship, what: 'decloak' };
    case 'locked':
      return { kind: 'marked', ship: event.on, what: 'lock' };
    case 'shield-recovered':
      return { kind: 'marked', ship: event.ship, what: 'repair' };
    default:
      return null;
  }
}

type Move = Extract<FirstEvent, { readonly kind: 'maneuver' | 'moved' }>;

function movedAct(event: Move, state: FirstState): ShownAct | null {
  const ship = state.ships[event.ship];
  if (!ship) return null;
  const way = { ship: ship.id, size: typeOf(ship).size, from: event.from, to: event.to };
  if (event.kind === 'maneuver') {
    const { maneuver, difficulty, overlapped } = event;
    return {
      ...maneuverAct(way, maneuver),
      strains: difficulty === 'red',
      stopped: overlapped.length > 0,
    };
  }
  if (event.how === 'boost') return boostAct(way, event.template ?? boostTemplate(event.way));
  return rollAct(way, event.way === 'left' ? 'left' : 'right', event.template ?? ROLL);
}
