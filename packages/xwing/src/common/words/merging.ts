/** Sentences of a card that differ in one word or moment are said as one: "while this ship attacks or defends, …". */

/** How two sentences are said as one in a language. */
export interface MergingWords {
  /** An opening about attacking and one about defending, each with how (a group), and that of both. */
  readonly fights: readonly {
    /** With groups for who fights (`who`) and how (`how`), where they are asked. */
    readonly attack: RegExp;
    readonly defense: RegExp;
    readonly both: (who: string, attacking: string, defending: string) => string;
    /** What is said behind it in either case, said so that it holds for both. */
    readonly neutral: (rest: string, fights: 'attack' | 'defense') => string;
  }[];
  /** Openings behind which two moments can stand beside each other. */
  readonly openings: readonly string[];
  readonly or: string;
  /** Behind a sentence that stands on the card more than once. */
  readonly times: (count: number) => string;
}

/** A card's sentences, those that are alike as one, in the place of the first. */
export const mergedIn =
  (say: MergingWords) =>
  (sentences: readonly string[]): readonly string[] => {
    const merged: { text: string; times: number }[] = [];
    for (const sentence of sentences) {
      const at = merged.findIndex(({ text }) => text === sentence || together(say, text, sentence) !== null);
      const one = merged[at];
      if (!one) merged.push({ text: sentence, times: 1 });
      else if (one.text === sentence) one.times++;
      else one.text = together(say, one.text, sentence) ?? one.text;
    }
    return merged.map(({ text, times }) => (times === 1 ? text : `${text} ${say.times(times)}`));
  };

const together = (say: MergingWords, a: string, b: string): string | null =>
  bothFights(say, a, b) ?? bothFights(say, b, a) ?? bothMoments(say, a, b);

function bothFights({ fights }: MergingWords, a: string, b: string): string | null {
  for (const { attack, defense, both, neutral } of fights) {
    const attacking = attack.exec(a);
    const defending = defense.exec(b);
    if (!attacking || !defending) continue;
    const { who = '', how = '' } = attacking.groups ?? {};
    const { who: other = '', how: otherHow = '' } = defending.groups ?? {};
    if (who !== other || !how.endsWith(otherHow)) continue;
    const rest = neutral(a.slice(attacking[0].length), 'attack');
    if (rest === neutral(b.slice(defending[0].length), 'defense'))
      return `${both(who, how, otherHow)}${rest}`;
  }
  return null;
}

/** "After this ship fully executes a red maneuver or performs a red action: …". */
function bothMoments({ openings, or }: MergingWords, a: string, b: string): string | null {
  const opening = openings.find((words) => a.startsWith(words) && b.startsWith(words));
  if (opening === undefined) return null;
  let same = 0;
  while (same < Math.min(a.length, b.length) && a.at(-1 - same) === b.at(-1 - same)) same++;
  const tail = /[,:].*$/s.exec(a.slice(a.length - same))?.[0];
  if (tail === undefined) return null;
  const middles = [a, b].map((text) => text.slice(opening.length, text.length - tail.length));
  return middles.some((words) => words === '' || /[,:;]/.test(words))
    ? null
    : `${opening}${middles.join(or)}${tail}`;
}
