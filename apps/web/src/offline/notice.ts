/** What a browser shows when a table of ours has something to tell while none of its pages is open. */

import type { Pushed } from '@firing-arc/online';

type Kind = Pushed['kind'];

/** Beside the service worker and not among the page's words, which it would have to load whole. */
const TEXTS: Readonly<Record<string, Readonly<Record<Kind, string>>>> = {
  en: {
    move: 'It is your move.',
    near: 'Your deadline is near.',
    late: 'The time of the other side is up: you may claim the game, let the computer play on, or give time.',
    over: 'The game is over.',
  },
  de: {
    move: 'Du bist dran.',
    near: 'Deine Frist endet bald.',
    late: 'Die Zeit der anderen Seite ist um: Du darfst das Spiel beanspruchen, den Computer weiterspielen lassen oder Zeit geben.',
    over: 'Das Spiel ist vorbei.',
  },
  fr: {
    move: 'C’est à vous.',
    near: 'Votre délai touche à sa fin.',
    late: 'Le temps de l’autre camp est écoulé : vous pouvez réclamer la partie, laisser jouer l’ordinateur ou donner du temps.',
    over: 'La partie est finie.',
  },
};

/** A notice as the browser shows it; null for what no server of ours sends. */
export function noticeOf(text: string) {
  const pushed = readPushed(text);
  if (!pushed) return null;
  const { kind, table, name, language } = pushed;
  const body = (TEXTS[language] ?? TEXTS.en!)[kind];
  return {
    title: name ? `Firing Arc: ${name}` : 'Firing Arc',
    // One of a table takes the place of the one before it.
    options: { body, tag: `table ${table}`, icon: '/icon-192.png', data: `/#/table/${table}` },
  };
}

function readPushed(text: string): Pushed | null {
  try {
    const read = JSON.parse(text) as Partial<Pushed> | null;
    const isOurs = typeof read?.table === 'string' && /^[0-9A-Za-z]{12,24}$/.test(read.table);
    return isOurs && typeof read.kind === 'string' && Object.hasOwn(TEXTS.en!, read.kind)
      ? (read as Pushed)
      : null;
  } catch {
    return null;
  }
}
