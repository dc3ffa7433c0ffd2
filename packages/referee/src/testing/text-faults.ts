/** What a card's text must not have, in a language: what a reader would stumble over. */

type Fault = readonly [name: string, found: RegExp];

const ANYWHERE: readonly Fault[] = [
  ['two spaces', / {2}/],
  ['space before punctuation', / [,.)]/],
  ['punctuation twice', /[,;:.] ?[,;:.](?!\.)/],
  // In German an article may follow the pronoun of its form: "die die Fähigkeit haben".
  ['the same word twice', /(?<![\p{L}’-])(?!d(?:as|er|ie) d)(\p{L}{2,}) \1(?![\p{L}’-])/u],
  ['a number behind a number', /\d \d/],
  ['a quotation behind a quotation', /[”“»] [“„«]/],
  ['an open bracket', /\([^)]*$/],
  ['a hole', /undefined|null|NaN|\[object/],
];

const NOUNS =
  '(?:ship|token|charge|die|result|shield|card|lock|wingmate|hit|crit|evade|command|dial|squadron)';

const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  en: [
    [
      'one of several',
      new RegExp(
        `(?<![-\\d.])\\b1 (?!of |or )(?:[a-z]+ ){0,2}(?:${NOUNS}s|dice)\\b(?! of)(?<!(?:red|blue|black) dice|against [a-z]+)`,
      ),
    ],
    [
      'several in the singular',
      new RegExp(
        `(?<![-\\d]|range |distance |speed )\\b[2-9] (?:[a-z]+ )?${NOUNS}\\b(?!-)(?! (?:upgrade|dice|dials|cards|tokens|results|damage))`,
      ),
    ],
    ['a before a vowel', /\ba (?:[aeio]|u(?!ni|s))/i],
    ['an before a consonant', /\ban (?![aeiouAEFHILMNORSX\d“])/],
    [
      'each with the plural',
      /\beach (?:[a-z-]+ )*ships?(?: [^.,;:]*?)? (?<!there |or |and |then )(?:have|are|were|do)\b/,
    ],
    [
      '"it" where a ship has been chosen',
      /\bchoos(?:e|es|ing) (?:an?|another) [^.:;“]*\bship\b[^.:;“]*; then it (?!(?:transfers|coordinates) [^.;]*the chosen ship)/,
    ],
    ['a plural twice', /oess\b|\b\w+sss\b/],
    ['several with the singular', /\b(?:ships|squadrons) (?:[^.,;:]*? )?that (?:has|is|was|does)\b/],
  ],
  de: [
    ['one of several', /(?<![-\d])\b1 (?:Ladungen|Schilde|Schiffe|Karten|Treffer-)\b/],
    [
      'several in the singular',
      /(?<![-\d]|Reichweite |Geschwindigkeit |Entfernung )\b[2-9] (?:Ladung|Schild|Schiff|Karte|Schadenskarte)\b/,
    ],
  ],
  fr: [
    ['no elision', /(?<![\p{L}’])(?:de|le|la|que|jusque|ne|se|je) (?=[aeiouéèêâàî](?!n?ze))/iu],
    ['no contraction', /(?<![\p{L}’])(?:de|à) les? (?!\p{L}+[ei]r(?!\p{L}))/u],
    ['si il', /(?<![\p{L}’])si ils?(?!\p{L})/u],
    [
      'one of several',
      /(?<![-\d])\b1 (?:jetons|charges|dés|boucliers|vaisseaux|touches|critiques)(?!\p{L})/u,
    ],
    [
      'several in the singular',
      /(?<![-\d]|portée |vitesse |distance )\b[2-9] (?:jeton|charge|dé|bouclier|vaisseau|touche|critique)(?!\p{L})/u,
    ],
    [
      'several with an adjective of one',
      /(?:vaisseaux|escadrons)(?: \p{L}+s)? \((?:[^)]*(?:, | et ))?(?:non )?(?:activé|allié|ennemi|engagé|grand|moyen|petit)(?!\p{L})/u,
    ],
  ],
};

/** Words for a ship that is not the card's own. */
const OTHERS = /\b(?:ships?|attacker|defender|squadrons?)\b/;

/** The names of what is wrong with a text, none if it reads well. */
export function textFaults(language: string, text: string): readonly string[] {
  const found = [...ANYWHERE, ...(FAULTS[language] ?? [])].flatMap(([name, pattern]) =>
    pattern.test(text) ? [name] : [],
  );
  const sentences = text.split(/(?<=\.) /);
  if (new Set(sentences).size < sentences.length) found.push('a sentence twice');
  if (language === 'en' && sentences.some(isAmbiguous)) found.push('"it" where another ship has been named');
  return found;
}

/** "After a friendly ship attacks: it may …" speaks of the card's ship as of that one. */
function isAmbiguous(sentence: string): boolean {
  const lead = /^([^:“]*): it (?:may|must|[a-z]+s)\b/.exec(sentence)?.[1];
  return (
    lead !== undefined &&
    !lead.endsWith(' dice') &&
    !lead.endsWith(' die') &&
    OTHERS.test(lead.replaceAll(/\bthis (?:ship|squadron)(?:’s)?/gi, ''))
  );
}
