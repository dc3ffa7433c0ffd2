/** What squads of each faction are told of a ship, where a card on it may let it join others. */
import type { Hear } from '@firing-arc/referee/testing';
import { FACTIONS } from '../../cards/chassis.ts';
import { checkSquad } from '../../squads/legality.ts';
import { packFrom } from '../../squads/pack.ts';
import type { Bearer } from './positions.ts';

/** Tells for each pack and faction what a squad is refused that has only this ship. */
export function tellSquads({ pilot, upgrades }: Bearer, packs: readonly object[], hear: Hear): void {
  for (const pack of packs.map(packFrom))
    for (const faction of FACTIONS) {
      const { refusals } = checkSquad(
        { name: '', faction, ships: [{ pilot, upgrades: [...upgrades] }] },
        pack,
      );
      if (!hear(JSON.stringify({ pack: pack.id, faction, refusals }))) return;
    }
}
