/** What the sandboxes of both editions of X-Wing have in common. */

import { type Maneuver, OUTLINES } from '@firing-arc/xwing/common';
import type { Position } from '../../sandbox/position.ts';
import { sandboxWords } from '../../words/en/sandbox.ts';
import type { Field, Named } from '../sandbox.ts';
import { say } from './names.ts';

/** All obstacles: an asteroid, and which one. */
const rocks = (): readonly Named[] =>
  Object.entries(OUTLINES).map(([value, { type }]) => ({ value, text: `${say()[type]}: ${value}` }));

/** What the sandbox knows of both editions. */
export const XWING_SANDBOX = { cardField: 'pilot', obstacles: rocks, locks: true } as const;

/** Two ships that are about to meet, and an asteroid. */
export const exampleOf = (pilots: readonly [string, string]): Position => ({
  sides: [
    { ships: [{ pilot: pilots[0], at: [400, 250, 0] }] },
    { ships: [{ pilot: pilots[1], at: [450, 500, 180] }] },
  ],
  obstacles: [{ outline: 'coreasteroid0', at: [250, 400, 0] }],
});

/** Tokens of one kind. */
const tokensField = (token: string, text: string, now: number): Field => ({
  kind: 'count',
  path: `/tokens/${token}`,
  text,
  now,
  most: 9,
});

/** Something of which a card holds so much; nothing where it holds none. */
export const limited = (path: string, text: string, now: number, most: number): readonly Field[] =>
  most > 0 ? [{ kind: 'count', path, text: sandboxWords.get().ofMost({ text, most }), now, most }] : [];

interface Entry<Difficulty> {
  readonly maneuver: Maneuver;
  readonly difficulty: Difficulty;
}

/** The maneuver that is set on a dial; a file calls a maneuver by its name. */
const dialField = <Difficulty>(
  entries: readonly Entry<Difficulty>[],
  nameOf: (entry: number) => string | undefined,
  textOf: (entry: Entry<Difficulty>) => string,
): Field => ({
  kind: 'one',
  path: '/dial',
  text: sandboxWords.get().dial,
  options: entries.flatMap((entry, at) => {
    const value = nameOf(at);
    return value === undefined ? [] : [{ value, text: textOf(entry) }];
  }),
});

/** Damage cards by their names, each faceup and facedown. */
function damageField(names: readonly string[]): Field {
  const t = sandboxWords.get();
  return {
    kind: 'some',
    path: '/damage',
    text: t.damage,
    options: [
      ...names.map((name) => ({ value: name, text: name })),
      ...names.map((name) => ({ value: `facedown: ${name}`, text: t.facedown({ name }) })),
    ],
  };
}

/** Condition cards by their names, in the order of the alphabet. */
const conditionsField = (ids: readonly string[], nameOf: (id: string) => string): Field => ({
  kind: 'some',
  path: '/conditions',
  text: sandboxWords.get().conditions,
  options: ids
    .map((value) => ({ value, text: nameOf(value) }))
    .sort((a, b) => a.text.localeCompare(b.text) || (a.value < b.value ? -1 : 1)),
});

/** What an edition knows of a ship: its dial, the cards there are, and the tokens on it. */
interface ShipParts<Difficulty, Token extends string> {
  readonly dial: readonly Entry<Difficulty>[];
  /** What a file calls the maneuver at this place of the dial. */
  readonly dialName: (entry: number) => string | undefined;
  readonly damage: readonly string[];
  readonly conditions: readonly { readonly id: string }[];
  readonly kinds: readonly Token[];
  readonly tokens: Readonly<Record<Token, number>>;
}

interface ShipWords<Difficulty, Token> {
  readonly maneuver: (maneuver: Maneuver) => string;
  readonly difficulty: (difficulty: Difficulty) => string;
  readonly condition: (id: string) => string;
  readonly token: (token: Token) => string;
}

/** What both editions put on a ship, beside that of which its cards hold so much. */
export const shipFields = <Difficulty, Token extends string>(
  { dial, dialName, damage, conditions, kinds, tokens }: ShipParts<Difficulty, Token>,
  words: ShipWords<Difficulty, Token>,
): readonly Field[] => [
  dialField(
    dial,
    dialName,
    ({ maneuver, difficulty }) => `${words.maneuver(maneuver)}, ${words.difficulty(difficulty)}`,
  ),
  damageField(damage),
  conditionsField(
    conditions.map(({ id }) => id),
    words.condition,
  ),
  ...kinds.map((token) => tokensField(token, words.token(token), tokens[token])),
];
