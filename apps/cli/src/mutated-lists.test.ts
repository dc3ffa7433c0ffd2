import { packFrom, READY_SQUADS, readSquad, writeXws } from '@firing-arc/xwing/second';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import amg from '../../../formats/xwing2-amg.json' with { type: 'json' };

/** How hands and programs write what XWS writes plainly: none of it may lose a card. */
const HANDS: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word.toUpperCase(),
  (word) => ` ${word}\t`,
  (word) => `${word}\u00a0`,
  (word) => `${word}\r\n`,
  (word) => `\u200b${word}`,
  (word) => word.replace(/^./, (letter) => letter.toUpperCase()),
];

const CLUTTER: readonly object[] = [
  {},
  { points: null },
  { points: '20' },
  { points: undefined },
  { vendor: { yasb: { builder: 'YASB', link: 'https://yasb.app/?f=&d=v9ZsZ20Z' } } },
  { vendor: null, version: 2, description: ['<b>&amp;</b>'], meta: [[]] },
  { name: null, obstacles: null },
  { name: { en: 'x' }, obstacles: 'coreasteroid0' },
];

/** Slots as lists of ids, as one list, by keys that nobody knows, with gaps. */
const SLOTS: readonly ((bySlot: Readonly<Record<string, readonly string[]>>) => unknown)[] = [
  (bySlot) => bySlot,
  (bySlot) => Object.values(bySlot).flat(),
  (bySlot) => Object.fromEntries(Object.entries(bySlot).map(([slot, ids]) => [slot.toUpperCase(), ids])),
  (bySlot) => ({
    unknown: Object.values(bySlot)
      .flat()
      .map((id) => ({ id, name: null })),
  }),
  (bySlot) => ({ ...bySlot, 'no slot': null, gunner: bySlot.gunner ?? [], 'my slot': [] }),
];

interface Pilot {
  readonly id: string;
  readonly upgrades?: Readonly<Record<string, readonly string[]>>;
}

/** What is done to a list, by numbers. */
const MUTATION = fc.record({
  list: fc.nat(),
  hands: fc.array(fc.nat({ max: HANDS.length - 1 }), { minLength: 1, maxLength: 12 }),
  slots: fc.nat({ max: SLOTS.length - 1 }),
  clutter: fc.nat({ max: CLUTTER.length - 1 }),
  stranger: fc.option(fc.string({ minLength: 1, maxLength: 30 })),
});

/** The list of a ready squad, changed. */
function mutated(
  xws: { readonly pilots: readonly Pilot[] },
  mutation: typeof MUTATION extends fc.Arbitrary<infer M> ? M : never,
): string {
  let at = 0;
  const byHand = (word: string) => HANDS[mutation.hands[at++ % mutation.hands.length]!]!(word);
  const pilots = xws.pilots.map((pilot) => ({
    ...pilot,
    ...CLUTTER[mutation.clutter],
    id: byHand(pilot.id),
    ...(pilot.upgrades && {
      upgrades: SLOTS[mutation.slots]!(
        Object.fromEntries(Object.entries(pilot.upgrades).map(([slot, ids]) => [slot, ids.map(byHand)])),
      ),
    }),
  }));
  const stranger = mutation.stranger === null ? [] : [{ id: `qqqqqqq${mutation.stranger}`, ship: '' }];
  return JSON.stringify({ ...xws, ...CLUTTER[mutation.clutter], pilots: [...pilots, ...stranger] });
}

const sorted = (ships: readonly { readonly pilot: string; readonly upgrades: readonly string[] }[]) =>
  ships.map(({ pilot, upgrades }) => ({ pilot, upgrades: [...upgrades].sort() }));

describe('lists as hands and programs change them', () => {
  it('of 2.5 keep every card, and what nobody knows is named', () => {
    const pack = packFrom(amg);
    const lists = READY_SQUADS.map(({ squad }) => squad);
    fc.assert(
      fc.property(MUTATION, (mutation) => {
        const squad = lists[mutation.list % lists.length]!;
        const reading = readSquad(mutated(writeXws(squad, pack), mutation), pack);
        const plain = readSquad(JSON.stringify(writeXws(squad, pack)), pack);
        expect(sorted(reading.squad!.ships)).toEqual(sorted(plain.squad!.ships));
        const strangers = reading.problems.filter(
          (problem) => problem.kind === 'unknown' && problem.what === 'pilot',
        );
        expect(strangers).toHaveLength(mutation.stranger === null ? 0 : 1);
      }),
      { numRuns: 60, seed: 25 },
    );
  });

  it('that are anything at all are never a fault', () => {
    const pack = packFrom(amg);
    const anything = fc.oneof(
      fc.json(),
      fc.string({ maxLength: 400 }),
      fc
        .anything()
        .map((value) =>
          String(
            JSON.stringify({ faction: 'rebel', pilots: [value, { id: 'jakefarrell', upgrades: value }] }),
          ),
        ),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const { squad, problems } = readSquad(text, pack);
        expect(squad !== null || problems.length > 0).toBe(true);
      }),
      { numRuns: 150, seed: 25 },
    );
  });
});
