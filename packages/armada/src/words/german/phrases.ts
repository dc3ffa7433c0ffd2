import type { Incomplete } from '@firing-arc/words';
import type { Phrases } from '../phrases.ts';
import { EVENTS } from './events.ts';
import { OPTIONS } from './options.ts';
import { QUESTIONS } from './questions.ts';
import { REFUSALS } from './refusals.ts';
import * as terms from './terms.ts';

/** All that German says before cards come. */
export const GERMAN_PHRASES: Incomplete<Phrases> = {
  terms,
  events: EVENTS,
  questions: QUESTIONS,
  options: OPTIONS,
  refusals: REFUSALS,
  tokens: {
    mine: 'Ein Schiff, das sein Manöver in Abstand 1 von einer Mine beendet, löst sie aus: 2 blaue Würfel und für jeden Treffer oder kritischen Treffer eine verdeckte Schadenskarte, die erste offen, wenn einer kritisch ist. Sie kann wie eine Staffel mit Hülle 1 angegriffen werden.',
    targeting:
      'Der erste Angriff seines Schiffs im nächsten Angriffsschritt geht aus dem Sonderwinkel mit der Sonderbewaffnung, in der Reichweite vom Marker zum Verteidiger; danach kommt der Marker weg.',
  },
};
