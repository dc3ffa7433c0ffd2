/** What a question offers around the ship that decides and beside those that it is about, to be tapped there. */

import { useEffect, useRef } from 'react';
import { useTable } from '../screen/table-context.ts';
import type { ShownOdds, ShownOption, ShownQuestion } from '../shown/question.ts';
import { oddsChip } from './odds.tsx';

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

/** A tap on a ship takes the option about it, where that is not the question's own but one it leads to. */
export function useOptionTaps(
  { leadsTo }: ChoiceAhead,
  options: readonly ShownOption[],
  choose: Choose,
): void {
  const { setTaps } = useTable();
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    if (leadsTo === undefined) return;
    const taps = new Map<number, () => void>();
    options.forEach(({ ship }, index) => {
      if (ship !== null && !taps.has(ship)) taps.set(ship, () => latest.current(index));
    });
    setTaps(taps);
    return () => setTaps(null);
  }, [leadsTo, options, setTaps]);
}

type ChoiceAhead = Pick<ShownQuestion & { readonly form: 'choice' }, 'leadsTo'>;

/** A sentence as a label. */
const withoutStop = (text: string): string => text.replace(/\.$/, '');

/** Odds beside the ships that can be chosen; where several options are about one, each of them by its key. */
export function useOptionChips(
  { ships }: ShownQuestion,
  options: readonly ShownOption[],
  odds: readonly (ShownOdds | null)[],
  consider: Consider,
  choose: Choose,
): void {
  const { setChips } = useTable();
  const latest = useRef({ consider, choose });
  latest.current = { consider, choose };
  const own = ships[0];
  useEffect(() => {
    const chips = options.flatMap(({ ship, text }, index) => {
      if (ship === null || ship === own) return [];
      const likely = odds[index];
      const several = options.filter((other) => other.ship === ship).length > 1;
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
  }, [own, options, odds, setChips]);
}
