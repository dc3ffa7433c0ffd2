import { type ArmadaState, isOnShip, keyword } from '@firing-arc/armada/engine';
import type { Party } from './names.ts';

/** Critical icons are damage between ships, and from squadrons with bomber to ships. */
export function countsCrits(view: ArmadaState, attacker: Party, defender: Party): boolean {
  if (!isOnShip({ defender })) return false;
  const squadron = attacker.kind === 'squadron' ? view.squadrons[attacker.id] : undefined;
  return squadron ? keyword(view, squadron, 'bomber') > 0 : true;
}
