/** A question's text in two: what the attack that is shown below it tells by itself, and what is asked. */
export interface Title {
  readonly before: string;
  readonly asks: string;
  readonly after: string;
}

/** Where who attacks whom and the dice are shown, only the last sentence is seen, without what it says of dice in brackets. */
export function titleBesideAttack(text: string): Title {
  const from = text.search(/[^.]*[?？]$/);
  const start = from > 0 && text[from - 1] === '.' ? from : 0;
  const asked = text.slice(start);
  const dice = asked.match(/\s*\(([^()]|\(.*?\))*\)(?=\s*[?？]$)/);
  if (!dice || dice.index === undefined)
    return { before: text.slice(0, start), asks: asked.trim(), after: '' };
  const rest = asked.slice(dice.index + dice[0].length);
  return {
    before: text.slice(0, start),
    asks: `${asked.slice(0, dice.index).trim()}${rest}`,
    after: dice[0].trim(),
  };
}
