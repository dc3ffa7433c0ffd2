/** The options of a question as they lie on the dice and the defense tokens of an attack. */

import type { OnAttack, ShownOdds, ShownOption } from '../shown/question.ts';
import type { ShownAttack, ShownDie, ShownPool } from '../shown/table.ts';

/** An option that is taken in the scene of an attack, by its place in the question. */
export interface Offer {
  readonly index: number;
  readonly text: string;
  readonly how: OnAttack;
  readonly pool: ShownPool['kind'] | null;
  readonly at: readonly number[];
  readonly odds: ShownOdds | null;
}

/** The options that are taken there; all others are only listed. */
export const offersOf = (
  options: readonly ShownOption[],
  odds: readonly (ShownOdds | null)[],
): readonly Offer[] =>
  options.flatMap(({ text, dice, onAttack }, index) =>
    onAttack
      ? [
          {
            index,
            text,
            how: onAttack,
            pool: dice?.pool ?? null,
            at: dice?.at ?? [],
            odds: odds[index] ?? null,
          },
        ]
      : [],
  );

/** A die as it lies, or as it would while an option is considered. */
export interface SceneDie {
  readonly key: string;
  readonly die: ShownDie;
  /** What is considered for it; `new`: it would be added. */
  readonly fate: 'turn' | 'reroll' | 'remove' | 'new' | null;
}

/** The dice of a pool while an option is considered: what they would become, and what would lie beside them. */
export function diceUnder(pool: ShownPool, offer: Offer | null): readonly SceneDie[] {
  const lying = pool.dice.map((die, at): SceneDie => ({ key: `${at} ${looksOf(die)}`, die, fate: null }));
  if (offer?.pool !== pool.kind) return lying;
  const { how, at } = offer;
  switch (how.kind) {
    case 'turn':
      return lying.map((one, place) => {
        const shows = how.shows[at.indexOf(place)];
        return shows ? { ...one, die: { ...one.die, ...shows }, fate: 'turn' } : one;
      });
    case 'add':
      return [...lying, ...how.shows.map((die, at): SceneDie => ({ key: `new ${at}`, die, fate: 'new' }))];
    case 'reroll':
    case 'remove':
      return lying.map((one, place) => (at.includes(place) ? { ...one, fate: how.kind } : one));
    case 'token':
      // The icon that is spent for it leaves the pool.
      return lying.map((one, place) => (at.includes(place) ? { ...one, fate: 'remove' } : one));
  }
}

/** Dice that can be chosen to be rolled again, by one thing that allows it. */
export interface Reroll {
  readonly by: string;
  readonly name: string;
  readonly choices: readonly Offer[];
}

/** What allows to reroll dice of a pool, in the order of the options. */
export function rerollsOf(offers: readonly Offer[], pool: ShownPool['kind']): readonly Reroll[] {
  const rerolls = new Map<string, Reroll & { readonly choices: Offer[] }>();
  for (const offer of offers) {
    if (offer.how.kind !== 'reroll' || offer.pool !== pool) continue;
    const { by, name } = offer.how;
    if (by === null) continue;
    const reroll = rerolls.get(by) ?? { by, name, choices: [] };
    reroll.choices.push(offer);
    rerolls.set(by, reroll);
  }
  return [...rerolls.values()];
}

const looksOf = ({ face, color, rerolled }: ShownDie): string =>
  `${face} ${color ?? ''} ${rerolled ?? false}`;

/** What some places of a pool look like, whichever of like dice they are. */
const signatureOf = (dice: readonly ShownDie[], at: readonly number[]): string =>
  at
    .map((place) => looksOf(dice[place]!))
    .toSorted()
    .join();

/** The option that rerolls just these dice, or others that look like them; null when there is none. */
export function choiceOf(
  { choices }: Reroll,
  dice: readonly ShownDie[],
  picked: readonly number[],
): Offer | null {
  const key = picked.toSorted((a, b) => a - b).join();
  const signature = signatureOf(dice, picked);
  return (
    choices.find(({ at }) => at.toSorted((a, b) => a - b).join() === key) ??
    choices.find(({ at }) => signatureOf(dice, at) === signature) ??
    null
  );
}

/** Whether dice can be among those that are rerolled. */
const isPartOfOne = (
  rerolls: readonly Reroll[],
  dice: readonly ShownDie[],
  picked: readonly number[],
): boolean => {
  const left = (at: readonly number[]) => {
    const looks = at.map((place) => looksOf(dice[place]!));
    return picked.every((place) => {
      const found = looks.indexOf(looksOf(dice[place]!));
      if (found >= 0) looks.splice(found, 1);
      return found >= 0;
    });
  };
  return rerolls.some(({ choices }) => choices.some(({ at }) => left(at)));
};

/** The dice that can be tapped to be rerolled. */
export const rerollable = (rerolls: readonly Reroll[], dice: readonly ShownDie[]): readonly number[] =>
  dice.flatMap((_, place) => (isPartOfOne(rerolls, dice, [place]) ? [place] : []));

/** The dice that are picked after one is tapped: it comes or goes; where it cannot join the others, it stands alone. */
export function pickedAfter(
  rerolls: readonly Reroll[],
  dice: readonly ShownDie[],
  picked: readonly number[],
  tapped: number,
): readonly number[] {
  if (picked.includes(tapped)) return picked.filter((place) => place !== tapped);
  const joined = [...picked, tapped];
  return isPartOfOne(rerolls, dice, joined) ? joined : [tapped];
}

/** The dice that a lesson suggests; else the blanks, where they can be rerolled together: what nearly everybody picks. */
export function pickedAtFirst(
  rerolls: readonly Reroll[],
  dice: readonly ShownDie[],
  isSuggested: (index: number) => boolean,
): readonly number[] {
  const suggested = rerolls.flatMap(({ choices }) => choices).find(({ index }) => isSuggested(index));
  if (suggested) return suggested.at;
  const blanks = dice.flatMap(({ face }, place) => (face === 'blank' ? [place] : []));
  return blanks.length > 0 && rerolls.some((reroll) => choiceOf(reroll, dice, blanks)) ? blanks : [];
}

type Token = NonNullable<ShownAttack['tokens']>[number];

/** The option about a defense token; of like tokens one stands for the others. */
export function offerOf(tokens: readonly Token[], at: number, offers: readonly Offer[]): Offer | undefined {
  const about = (place: number) => offers.find(({ how }) => how.kind === 'token' && how.token === place);
  const isLike = (other: Token) =>
    other.kind === tokens[at]!.kind && other.side === tokens[at]!.side && other.fate === tokens[at]!.fate;
  return about(at) ?? tokens.flatMap((other, place) => (isLike(other) ? (about(place) ?? []) : []))[0];
}
