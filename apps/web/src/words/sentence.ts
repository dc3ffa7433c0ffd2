/** A text as a sentence begins: with a large letter. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
