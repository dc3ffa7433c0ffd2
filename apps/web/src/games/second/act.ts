import {
  boostTemplate,
  type SecondEvent,
  type SecondState,
  shipCard,
  weaponsOf,
} from '@firing-arc/xwing/second/engine';
import type { ShownAct } from '../../shown/act.ts';
import { attackPool, defensePool } from '../xwing/attack.ts';
import { blastAct, boostAct, gainedAct, maneuverAct, rollAct, rolledAct, shotOf } from '../xwing/glide.ts';
import { deviceKey } from '../xwing/things.ts';
import { words } from './names.ts';

/** What an event of X-Wing 2.5 looks like on the table; null when it is not seen there. */
export function shownAct(event: SecondEvent, state: SecondState): ShownAct | null {
  switch (event.kind) {
    case 'maneuver':
    case 'moved':
      return movedAct(event, state);
    case 'attack': {
      const { attacker, defender, weapon } = event;
      const ship = state.ships[attacker];
      const special = ship && weaponsOf(ship)[weapon]?.special;
      return { kind: 'aimed', attacker, defender, shot: shotOf(special?.upgrade ?? null) };
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
    case 'device-detonates':
      return blastAct(deviceKey(event.device), event.name);
    case 'gained':
      return gainedAct(event.ship, event.token);
    case 'decloaked':
      return { kind: 'marked', ship: event.ship, what: 'decloak' };
    case 'locked':
      return event.target === 'ship' ? { kind: 'marked', ship: event.on, what: 'lock' } : null;
    case 'repaired':
    case 'shield-recovered':
      return { kind: 'marked', ship: event.ship, what: 'repair' };
    default:
      return null;
  }
}

type Move = Extract<SecondEvent, { readonly kind: 'maneuver' | 'moved' }>;

function movedAct(event: Move, state: SecondState): ShownAct | null {
  const ship = state.ships[event.ship];
  if (!ship) return null;
  const { size } = shipCard(ship.card).chassis;
  const way = { ship: ship.id, size, from: event.from, to: event.to };
  if (event.kind === 'maneuver') {
    const { maneuver, difficulty, executed } = event;
    return {
      ...maneuverAct(way, maneuver),
      strains: difficulty === 'red',
      stopped: executed === 'partially',
    };
  }
  if (event.how === 'boost') return boostAct(way, event.template ?? boostTemplate(event.way));
  const side = event.way === 'left' ? 'left' : 'right';
  return rollAct(way, side, event.template ?? boostTemplate('straight'));
}
