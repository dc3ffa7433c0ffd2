/** What has changed about the cards of a squad since it was kept: its points, its slots, what it prints, its text. */

import type { Draft, Fact, SquadBuilder } from '../games/builder.ts';
import type { Language } from '../words/language.ts';
import type { Kept } from './kept.ts';
import type { pricesOf } from './squad-text.ts';

/** A card as it was when its squad was kept, in the words of then. */
export interface KeptCard {
  /** Its id; of an upgrade also its ship's, where it may cost something else. */
  readonly key: string;
  readonly name: string;
  readonly points: number;
  /** Loadout points that its ship may spend; null where there are none. */
  readonly loadout: number | null;
  /** Slots of its bar by name, one that is there twice twice. */
  readonly slots: readonly string[];
  /** What it prints: the id of an icon, how it is read, and its value. */
  readonly facts: readonly (readonly [icon: string, label: string, text: string])[];
  readonly says: string;
}

/** The cards of a squad as they are now, each once. */
export function cardsOf(builder: SquadBuilder, draft: Draft): readonly KeptCard[] {
  const cards = new Map<string, KeptCard>();
  const add = (card: KeptCard) => cards.set(card.key, card);
  for (const [at, ship] of builder.ships(draft).entries()) {
    const { pilot } = draft.ships[at]!;
    const carried = ship.upgrades.reduce((sum, { cost }) => sum + cost, 0);
    add({
      key: pilot,
      name: ship.name,
      points: ship.loadout ? ship.points : ship.points - carried,
      loadout: ship.loadout?.most ?? null,
      ...printed(builder, pilot),
      says: builder.says.ship(pilot),
    });
    for (const { id, name, cost, slot } of ship.upgrades)
      add({
        key: `${pilot} ${id}`,
        name,
        points: cost,
        loadout: null,
        slots: [slot],
        facts: [],
        says: builder.says.card(id),
      });
  }
  for (const { id, name, cost } of builder.sections(draft).flatMap(({ cards: each }) => each))
    add({
      key: id,
      name,
      points: cost,
      loadout: null,
      ...printed(builder, id),
      says: builder.says.card(id),
    });
  return [...cards.values()];
}

function printed(builder: SquadBuilder, id: string): Pick<KeptCard, 'slots' | 'facts'> {
  const facts = builder.facts(id);
  return {
    slots: (facts?.bar ?? []).map(builder.slotName),
    facts: [...(facts?.stats ?? []), ...(facts?.can ?? [])].map(({ icon, label, text, tone }: Fact) => [
      tone ? `${icon} ${tone}` : icon,
      label,
      text,
    ]),
  };
}

/** One thing that is otherwise about a card. */
export type Change =
  | {
      readonly kind: 'points' | 'loadout';
      readonly name: string;
      readonly before: number;
      readonly now: number;
    }
  | {
      readonly kind: 'slot-gained' | 'slot-lost' | 'gained' | 'lost';
      readonly name: string;
      readonly what: string;
    }
  | {
      readonly kind: 'value';
      readonly name: string;
      readonly what: string;
      readonly before: string;
      readonly now: string;
    }
  | { readonly kind: 'text'; readonly name: string; readonly before: string; readonly now: string };

/** A squad as it is now. */
export interface Now {
  readonly cards: readonly KeptCard[];
  readonly prices: ReturnType<typeof pricesOf>;
  readonly language: Language;
}

/** What has changed since a squad was kept, said once of cards that changed alike; cards that came or went are passed over. */
export function changesSince(kept: Kept, now: Now): readonly Change[] {
  const before = new Map(kept.cards?.map((card) => [card.key, card]));
  const changes = kept.cards
    ? now.cards.flatMap((card) => {
        const was = before.get(card.key);
        return was ? changesOf(was, card, kept.language === now.language) : [];
      })
    : pricesSince(kept, now.prices);
  const said = new Set<string>();
  return changes.filter((change) => {
    const key = JSON.stringify(change);
    if (said.has(key)) return false;
    said.add(key);
    return true;
  });
}

/** What ships cost that were kept before cards were. */
const pricesSince = ({ ships }: Kept, prices: Now['prices']): readonly Change[] =>
  prices.flatMap(({ name, points }, at) => {
    const [was, before] = ships[at] ?? [];
    const isOther = was === name && before !== undefined && before !== points;
    return isOther ? [{ kind: 'points', name, before, now: points }] : [];
  });

/** Words are compared only where both are of one language. */
function changesOf(was: KeptCard, card: KeptCard, sameLanguage: boolean): readonly Change[] {
  const { name } = card;
  const numbers: readonly Change[] = [
    ...(was.points === card.points
      ? []
      : [{ kind: 'points', name, before: was.points, now: card.points } as const]),
    ...(was.loadout === card.loadout || was.loadout === null || card.loadout === null
      ? []
      : [{ kind: 'loadout', name, before: was.loadout, now: card.loadout } as const]),
  ];
  if (!sameLanguage) return numbers;
  const isTold = was.says !== card.says && was.says !== '' && card.says !== '';
  return [
    ...numbers,
    ...without(card.slots, was.slots).map((what): Change => ({ kind: 'slot-gained', name, what })),
    ...without(was.slots, card.slots).map((what): Change => ({ kind: 'slot-lost', name, what })),
    ...factChanges(was, card),
    ...(isTold ? [{ kind: 'text', name, before: was.says, now: card.says } as const] : []),
  ];
}

function factChanges(was: KeptCard, { name, facts }: KeptCard): readonly Change[] {
  const before = byIcon(was.facts);
  const now = byIcon(facts);
  return [
    ...[...now].flatMap(([icon, { label: what, text }]): readonly Change[] => {
      const old = before.get(icon);
      if (!old) return [{ kind: 'gained', name, what }];
      return old.text === text ? [] : [{ kind: 'value', name, what, before: old.text, now: text }];
    }),
    ...[...before].flatMap(([icon, { label: what }]): readonly Change[] =>
      now.has(icon) ? [] : [{ kind: 'lost', name, what }],
    ),
  ];
}

/** Facts by their icons; the second of one icon has a number. */
function byIcon(
  facts: KeptCard['facts'],
): ReadonlyMap<string, { readonly label: string; readonly text: string }> {
  const found = new Map<string, { readonly label: string; readonly text: string }>();
  for (const [icon, label, text] of facts) {
    let key = icon;
    for (let nth = 2; found.has(key); nth++) key = `${icon} ${nth}`;
    found.set(key, { label, text });
  }
  return found;
}

/** What of some things is not among others, of which each makes up for one. */
function without(things: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return things.filter((thing) => {
    const at = left.indexOf(thing);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

/** Whether something from storage is a card as it was kept. */
export function isKeptCard(value: unknown): value is KeptCard {
  if (typeof value !== 'object' || value === null) return false;
  const { key, name, points, loadout, slots, facts, says } = value as Partial<
    Record<keyof KeptCard, unknown>
  >;
  const texts = [key, name, says].every((one) => typeof one === 'string');
  const numbers = typeof points === 'number' && (loadout === null || typeof loadout === 'number');
  return texts && numbers && Array.isArray(slots) && Array.isArray(facts) && facts.every(Array.isArray);
}
