/** Text as it lies on web pages and in chats: tags, entities, Markdown and the brackets of forums, taken out of it. */

/** Entities by name, as far as names of cards and lists of them need them. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  bull: '•',
  middot: '·',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: 'x',
  eacute: 'é',
};

/** Ends of a line: a break, or a block that ends where the line does not. */
const LINE_ENDS = /<br\s*\/?>[ \t]*\n?|<\/(?:p|div|li|ul|ol|tr|h[1-6])>[ \t]*\n?/gi;
/** An entry of a list begins a line. */
const BULLETS = /\n?(?:<li(?:\s[^<>]*)?>|\[\*\])/gi;
const TAGS =
  /<\/?(?:a|b|body|blockquote|code|div|em|font|h[1-6]|html|i|ol|p|pre|s|small|span|strong|sub|sup|table|tbody|td|th|tr|u|ul)(?:\s[^<>]*)?>/gi;
const FORUM_TAGS = /\[\/?(?:b|i|u|s|code|color|list|quote|size|spoiler|url)(?:=[^[\]]{0,200})?\]/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;

/** Links keep their words. Texts of up to 100,000 characters come in, so nothing is looked for without bound. */
const LINKS = /\[([^[\]]{1,200})\]\((?:https?:\/\/|\/|#)[^()\s]{0,500}\)/g;
const FENCE = /^[ \t]*(?:`{3,}|~{3,})\w*[ \t]*$/gm;
const DOUBLE_MARKS = /~~|`/g;
/** Stars or underscores around words, not the bullet before them, nor what joins two words. */
const EMPHASIS = /(^|[\s(])([*_]{1,3})(?=[^\s*_])([^*_\n]{1,200})\2(?=$|[\s).,:;])/gm;
const NUMBERED = /^([ \t]*)\d{1,2}\.[ \t]+(?=\S)/gm;
const TABLE_ROW = /^[ \t]*\|(.*)\|[ \t]*$/gm;
const ESCAPED = /\\([\\`*_{}[\]()#+.!|>~<&-])/g;

/** The text as somebody would have typed it. Nothing but marks is lost, and lines stay lines. */
export const plainOfWeb = (text: string): string =>
  withoutMarkdown(withoutTags(text.replaceAll('\r\n', '\n')));

const withoutTags = (text: string): string =>
  text
    .replace(LINE_ENDS, '\n')
    .replace(BULLETS, '\n• ')
    .replace(TAGS, '')
    .replace(FORUM_TAGS, '')
    .replace(ENTITY, decoded);

function decoded(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

const withoutMarkdown = (text: string): string =>
  unquoted(text)
    .replace(FENCE, '')
    .replace(LINKS, '$1')
    .replace(DOUBLE_MARKS, '')
    .replace(EMPHASIS, '$1$3')
    .replace(NUMBERED, '$1• ')
    .replace(TABLE_ROW, (_, cells: string) => cells.replaceAll('|', ' ').trim())
    .replace(ESCAPED, '$1');

/** Without the marks of a quotation, if all of it is one: a single line may have one as its bullet. */
function unquoted(text: string): string {
  const lines = text.split('\n');
  const isQuoted = lines.every((line) => line.trim() === '' || line.trimStart().startsWith('>'));
  return isQuoted ? lines.map((line) => line.replace(/^\s*>\s?/, '')).join('\n') : text;
}
