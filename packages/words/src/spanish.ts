/** How Spanish words change: contraction, lists, sentences. */

/** "del jugador" for "el jugador", "de la nave". */
export const de = (words: string): string =>
  words.startsWith('el ') ? `del ${words.slice(3)}` : `de ${words}`;

/** "1 punto", "2 puntos". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** "a", "a y b", "a, b y c"; "e" before the sound of "i". */
export function list(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(', ')} ${/^h?i(?![aeo])/i.test(last) ? 'e' : 'y'} ${last}`;
}

/** With its capital letter, also behind "¿", and its full stop. */
export const sentence = (text: string): string => {
  const full = /[.!?]$/.test(text) ? text : `${text}.`;
  return full.replace(/^(¿?)(.)/, (_, mark: string, letter: string) => `${mark}${letter.toUpperCase()}`);
};
