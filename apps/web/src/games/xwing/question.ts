/** The frame of a question, which both editions of X-Wing fill alike. */

import { type Help, placeHelp, type Question, type Refusal } from '@firing-arc/referee';
import type {
  ShownDial,
  ShownOption,
  ShownPlace,
  ShownQuestion,
  ShownRefusal,
} from '../../shown/question.ts';
import { toldRefusals, type Units } from '../refused.ts';

type Of<Q extends Question, Form> = Q & { readonly form: Form };

/** What an edition says of its questions. */
interface Telling<Q extends Question> {
  readonly text: string;
  readonly units: Units;
  readonly refusal: (refusal: Refusal) => string;
  readonly option: (question: Of<Q, 'choice'>, index: number) => ShownOption;
  readonly leadsTo?: readonly string[];
  readonly dial: (ship: number) => ShownDial;
  /** What easy and hard maneuvers do. */
  readonly legend: { readonly easy: string; readonly hard: string };
  readonly place: (question: Of<Q, 'place'>) => Omit<ShownPlace, 'allows' | 'validate' | 'propose'>;
}

export function questionBy<Q extends Question>(question: Q, help: Help, telling: Telling<Q>): ShownQuestion {
  const { kind, player, because } = question;
  const about: object = question;
  const ships = 'ship' in about && typeof about.ship === 'number' ? [about.ship] : [];
  const asked = { kind, player, because, text: telling.text, ships };
  const told = (refusals: readonly Refusal[]): readonly ShownRefusal[] =>
    refusals.map((refusal) => ({ text: telling.refusal(refusal), ruling: refusal.ruling }));
  const whole: Question = question;
  switch (whole.form) {
    case 'choice': {
      const choice = question as Of<Q, 'choice'>;
      return {
        ...asked,
        form: 'choice',
        options: whole.options.map((_, index) => telling.option(choice, index)),
        ...(telling.leadsTo && { leadsTo: telling.leadsTo }),
        refused: () => told(toldRefusals(whole, telling.units, help.refused?.())),
      };
    }
    case 'each':
      return {
        ...asked,
        form: 'dials',
        dials: whole.parts.map(({ about, options }) => offered(telling.dial(about), options)),
        legend: telling.legend,
      };
    case 'place':
      return {
        ...asked,
        form: 'place',
        place: {
          ...telling.place(question as Of<Q, 'place'>),
          allows: (at) => placeHelp(whole, help).validate(at).length === 0,
          validate: (at) => told(placeHelp(whole, help).validate(at)),
          propose: placeHelp(whole, help).propose,
        },
      };
  }
}

/** A dial with the entries alone that are offered, in their order: the answer counts those. */
function offered(dial: ShownDial, options: readonly unknown[]): ShownDial {
  const entries = options.map((option) => (option as { readonly entry: number }).entry);
  return {
    ...dial,
    entries: entries.map((entry) => dial.entries[entry]!),
    preview: (at) => dial.preview(entries[at]!),
    warning: (at) => dial.warning(entries[at]!),
  };
}
