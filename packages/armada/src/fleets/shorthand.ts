/** Ships and squadrons of a fleet written short, for fleets that stand in code. */
import type { Fleet } from './fleet.ts';

/** Ships parted by spaces, each with its upgrades after plus signs; squadrons with their number after a star. */
export const shorthand = (ships: string, squadrons: string): Pick<Fleet, 'ships' | 'squadrons'> => ({
  ships: ships.split(' ').map((each) => {
    const [ship = '', ...upgrades] = each.split('+');
    return { ship, upgrades };
  }),
  squadrons: squadrons
    .split(' ')
    .filter(Boolean)
    .flatMap((each) => {
      const [card = '', count = '1'] = each.split('*');
      return Array.from({ length: Number(count) }, () => card);
    }),
});
