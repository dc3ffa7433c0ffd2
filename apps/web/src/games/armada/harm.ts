import { type ArmadaEvent, type ArmadaState, LEFT_PLAY, squadronCardOf } from '@firing-arc/armada/engine';
import type { ShownHarm } from '../../shown/harm.ts';
import { reachText } from './attack.ts';
import { countsCrits } from './criticals.ts';
import { pieceOf, pieceOfSquadron, words } from './names.ts';

/** What an event does to a ship or a squadron. */
export function harmOf(event: ArmadaEvent, view: ArmadaState): ShownHarm | null {
  switch (event.kind) {
    case 'attack': {
      const [attacker, defender] = [pieceOf(view, event.attacker), pieceOf(view, event.defender)];
      if (attacker === null || defender === null) return null;
      const hitsOnly = !countsCrits(view, event.attacker, event.defender);
      return { kind: 'attack', attacker, defender, how: reachText(event), hitsOnly };
    }
    case 'shield-lost':
      return { kind: 'lost', ship: event.ship, what: 'shields' };
    case 'damage-dealt': {
      const card = event.card === null ? {} : { card: words.damageCard(event.card) };
      return { kind: 'lost', ship: event.ship, what: 'hull', ...card };
    }
    case 'hull-lost': {
      const squadron = view.squadrons[event.squadron];
      if (!squadron) return null;
      const ship = pieceOfSquadron(view, event.squadron);
      return { kind: 'hull-left', ship, left: event.hull, of: squadronCardOf(squadron).hull };
    }
    case 'ship-destroyed':
      return { kind: event.because === LEFT_PLAY ? 'fled' : 'destroyed', ship: event.ship };
    case 'squadron-destroyed':
      return { kind: 'destroyed', ship: pieceOfSquadron(view, event.squadron) };
    default:
      return null;
  }
}
