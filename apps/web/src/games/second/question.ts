/** The questions of X-Wing 2.5 as the page shows them. */

import type { Refusal } from '@firing-arc/referee';
import { OBJECTIVE_OUTLINE, OUTLINES } from '@firing-arc/xwing/common';
import { type SecondQuestion, type SecondState, type Ship, shipCard } from '@firing-arc/xwing/second';
import type {
  Placed,
  ShownDial,
  ShownOption,
  ShownPlace,
  ShownQuestion,
  ShownRefusal,
} from '../../shown/question.ts';
import { shownBase } from '../xwing/base.ts';
import { shownEntry } from '../xwing/dial.ts';
import { shownMove } from '../xwing/flight.ts';
import { besideEdge, fromEdges } from '../xwing/zones.ts';
import { namesOf, words } from './names.ts';
import { optionDice, optionPreview, optionShip } from './options.ts';
import { baseOf, previewDial } from './preview.ts';

type PlaceQuestion = SecondQuestion & { readonly form: 'place' };

export function shownQuestion(question: SecondQuestion, state: SecondState): ShownQuestion {
  const { kind, player, because } = question;
  const asked = {
    kind,
    player,
    because,
    text: words.question(question, state),
    ships: 'ship' in question ? [question.ship] : [],
  };
  const told = (refusals: readonly Refusal[]): readonly ShownRefusal[] =>
    refusals.map((refusal) => ({ text: words.refusal(refusal, state), ruling: refusal.ruling }));
  switch (question.form) {
    case 'choice':
      return {
        ...asked,
        form: 'choice',
        options: question.options.map((_, index) => shownOption(question, index, state)),
        refused: () => told(question.refused?.() ?? []),
      };
    case 'each':
      return {
        ...asked,
        form: 'dials',
        dials: question.parts.map(({ about }) => shownDial(state, state.ships[about]!)),
        legend: { easy: 'blue sheds stress', hard: 'red gives stress' },
      };
    case 'place':
      return { ...asked, form: 'place', place: shownPlace(question, state, told) };
  }
}

function shownOption(question: SecondQuestion, index: number, state: SecondState): ShownOption {
  const ship = optionShip(question, index);
  const dice = optionDice(question, index);
  // The attacker's range and arcs help to choose a target, else those of the ship that is chosen.
  const reach = question.kind === 'attack' || question.kind === 'lock-target' ? question.ship : ship;
  return {
    text: words.option(question, index, state),
    ship,
    reach,
    dice: dice.length > 0 ? { pool: poolOf(question), at: dice } : null,
    preview: () => optionPreview(question, index, state),
  };
}

/** The pool whose dice the options of a question touch. */
const poolOf = ({ kind }: SecondQuestion): 'attack' | 'defense' =>
  kind === 'modify-defense-dice' ? 'defense' : 'attack';

function shownDial(state: SecondState, ship: Ship): ShownDial {
  const { dial } = shipCard(ship.card).chassis;
  return {
    ship: ship.id,
    entries: dial.map((entry) => shownEntry(entry, words)),
    preview: (entry) => shownMove(previewDial(state, ship, entry), baseOf(ship), namesOf(state)),
    warning: (entry) =>
      ship.tokens.stress > 0 && dial[entry]?.difficulty === 'red'
        ? 'The ship is stressed: a red maneuver becomes 2 straight.'
        : '',
  };
}

function shownPlace(
  question: PlaceQuestion,
  state: SecondState,
  told: (refusals: readonly Refusal[]) => readonly ShownRefusal[],
): ShownPlace {
  const thing = placed(question, state);
  const zone =
    thing.kind === 'base'
      ? besideEdge(state, question.player === 1 ? 'far' : 'near')
      : question.kind === 'place-obstacle'
        ? fromEdges(state)
        : null;
  return {
    thing,
    zone,
    freedom: 'free',
    validate: (at) => told(question.validate(at)),
    propose: question.propose,
  };
}

function placed(question: PlaceQuestion, state: SecondState): Placed {
  switch (question.kind) {
    case 'place-ship':
    case 'set-down':
      return { kind: 'base', base: shownBase(baseOf(state.ships[question.ship]!)) };
    case 'place-marker':
      return { kind: 'outline', outline: OBJECTIVE_OUTLINE };
    case 'place-remote':
      return { kind: 'outline', outline: OUTLINES[question.device]?.points ?? [] };
    default: {
      const outline = state.obstacles[question.obstacle]?.outline ?? '';
      return { kind: 'outline', outline: OUTLINES[outline]?.points ?? [] };
    }
  }
}
