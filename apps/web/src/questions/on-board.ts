/** What a question offers around the ship that decides and beside those that it is about, to be tapped there. */

import { useEffect, useRef } from 'react';
import { useTable } from '../screen/table-context.ts';
import type { ShownOdds, ShownOption, ShownQuestion } from '../shown/question.ts';
import { bestOdds } from './by-ship.ts';
import { oddsChip } from './odds-text.ts';

type Consider = (index: number | null) => void;
type Choose = (index: number) => void;

/** The actions of a ship, around it. */
export function useOptionRing(
  { ships }: ShownQuestion,
  options: readonly ShownOption[],
  consider: Consider,
  choose: Choose,
): void {
  const { setRing } = useTable();
  const latest = useRef({ consider, choose });
  latest.current = { consider, choose };
  const ship = ships[0];
  useEffect(() => {
    if (ship === undefined || !options.some(({ icon }) => icon !== undefined)) return;
    setRing({
      ship,
      items: options.map(({ text, says, icon }, index) => ({
        key: String(index),
        says: says ? `${text}: ${says}` : text,
        sign: { kind: 'action', icon: icon ?? 'card', text: withoutStop(text) },
        chosen: false,
        consider: (on) => latest.current.consider(on ? index : null),
        choose: () => latest.current.choose(index),
      })),
    });
    return () => setRing(null);
  }, [ship, options, setRing]);
}

/** The ships that a long list is folded by, and how the options about one of them are shown. */
export interface FoldedTaps {
  readonly ships: readonly number[];
  readonly show: (ship: number) => void;
}

/**
 * A tap on a ship takes the option about it, where that is not the question's own but one it leads to. In a folded list
 * it shows what can be done about a ship in several ways.
 */
export function useOptionTaps(
  { leadsTo }: ChoiceAhead,
  options: readonly ShownOption[],
  choose: Choose,
  { ships, show }: FoldedTaps,
): void {
  const { setTaps } = useTable();
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    if (leadsTo === undefined && ships.length === 0) return;
    const taps = new Map<number, () => void>();
    options.forEach(({ ship }, index) => {
      if (ship === null) return;
      if (!taps.has(ship)) taps.set(ship, () => latest.current(index));
      else if (ships.includes(ship)) taps.set(ship, () => show(ship));
    });
    setTaps(taps);
    return () => setTaps(null);
  }, [leadsTo, options, ships, show, setTaps]);
}

type ChoiceAhead = Pick<ShownQuestion & { readonly form: 'choice' }, 'leadsTo'>;

/** A sentence as a label. */
const withoutStop = (text: string): string => text.replace(/\.$/, '');

/**
 * Odds beside the ships that can be chosen; where several options are about one, each of them by its key, or the best
 * of them where the list is folded.
 */
export function useOptionChips(
  { ships }: ShownQuestion,
  options: readonly ShownOption[],
  odds: readonly (ShownOdds | null)[],
  taking: FoldedTaps & { readonly consider: Consider; readonly choose: Choose },
): void {
  const { setChips } = useTable();
  const latest = useRef(taking);
  latest.current = taking;
  const own = ships[0];
  const { ships: byShip, show } = taking;
  useEffect(() => {
    const chips = options.flatMap(({ ship, text }, index) => {
      if (ship === null || ship === own) return [];
      const several = options.filter((other) => other.ship === ship).length > 1;
      if (several && byShip.includes(ship)) {
        const best = bestOdds(options, odds, ship);
        if (!best || options.findIndex((other) => other.ship === ship) !== index) return [];
        return [
          {
            key: String(index),
            ship,
            text: oddsChip(best),
            says: text,
            consider: () => {},
            choose: () => show(ship),
          },
        ];
      }
      const likely = odds[index];
      if (!likely && !several) return [];
      const parts = [...(several ? [`${index + 1}`] : []), ...(likely ? [oddsChip(likely)] : [])];
      return [
        {
          key: String(index),
          ship,
          text: parts.join(': '),
          says: text,
          consider: (on: boolean) => latest.current.consider(on ? index : null),
          choose: () => latest.current.choose(index),
        },
      ];
    });
    if (chips.length === 0) return;
    setChips(chips);
    return () => setChips([]);
  }, [own, options, odds, byShip, show, setChips]);
}
