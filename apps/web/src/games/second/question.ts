/** The questions of X-Wing 2.5 as the page shows them. */

import type { Help } from '@firing-arc/referee';
import { capitalized } from '@firing-arc/words';
import { DEVICES, OBJECTIVE_OUTLINE, OUTLINES } from '@firing-arc/xwing/common';
import {
  dialFor,
  edgeOf,
  type ModifyOption,
  type SecondQuestion,
  type SecondState,
  type Ship,
} from '@firing-arc/xwing/second/engine';
import type { Placed, ShownDial, ShownOption, ShownPlace, ShownQuestion } from '../../shown/question.ts';
import { shownBase } from '../xwing/base.ts';
import { shownEntry } from '../xwing/dial.ts';
import { shownMove } from '../xwing/flight.ts';
import { say } from '../xwing/names.ts';
import { beforeColon, onAttack } from '../xwing/on-attack.ts';
import { questionBy } from '../xwing/question.ts';
import { besideEdge, EDGES, fromEdges } from '../xwing/zones.ts';
import { namesOf, words } from './names.ts';
import { ODDS } from './odds-later.ts';
import { optionDice, optionIcon, optionPreview, optionShip, optionThing } from './options.ts';
import { baseOf, previewDial } from './preview.ts';
import { reachOfShip } from './ships.ts';

type PlaceQuestion = SecondQuestion & { readonly form: 'place' };

export const shownQuestion = (question: SecondQuestion, state: SecondState, help: Help): ShownQuestion =>
  questionBy(question, help, {
    text: words.question(question, state),
    units: state,
    refusal: (refusal) => words.refusal(refusal, state),
    option: (choice, index) => shownOption(choice, index, state),
    ...(question.kind === 'barrel-roll-side' && { leadsTo: ['barrel-roll-placement'] }),
    dial: (ship) => shownDial(state, state.ships[ship]!),
    legend: { easy: say().blueIsEasy, hard: say().redIsHard },
    place: (asked) => shownPlace(asked, state),
  });

function shownOption(question: SecondQuestion, index: number, state: SecondState): ShownOption {
  const ship = optionShip(question, index);
  const dice = optionDice(question, index);
  // The attacker's range and arcs help to choose a target, else those of the ship that is chosen.
  const reach = question.kind === 'attack' || question.kind === 'lock-target' ? question.ship : ship;
  return {
    text: words.option(question, index, state),
    ...optionIcon(question, index),
    ship,
    ...optionThing(question, index),
    reach,
    dice: dice.length > 0 ? { pool: poolOf(question), at: dice } : null,
    ...onDice(question, index, state),
    preview: () => optionPreview(question, index, state),
    odds: () => ODDS.part()?.optionOdds(question, index, state) ?? null,
  };
}

/** How an option to modify dice lies on them. */
function onDice(question: SecondQuestion, index: number, state: SecondState): ReturnType<typeof onAttack> {
  if (question.kind !== 'modify-attack-dice' && question.kind !== 'modify-defense-dice') return {};
  const option = question.options[index]!;
  return onAttack(ODDS.part()?.optionChange(question, index, state) ?? null, {
    name: nameOf(option, words.option(question, index, state)),
    by: option.kind === 'ability' ? `${option.ability} ${option.ship}` : option.kind,
    pool: poolOf(question),
    face: words.face,
  });
}

/** "Focus", "Lock", "Use Howlrunner". */
function nameOf({ kind }: ModifyOption, text: string): string {
  switch (kind) {
    case 'spend-focus':
      return capitalized(words.action('focus'));
    case 'spend-calculate':
      return capitalized(words.action('calculate'));
    case 'spend-evade':
      return capitalized(words.action('evade'));
    case 'spend-lock':
      return capitalized(words.action('lock'));
    case 'spend-force':
      return say().force;
    default:
      return beforeColon(text);
  }
}

/** The pool whose dice the options of a question touch. */
const poolOf = ({ kind }: SecondQuestion): 'attack' | 'defense' =>
  kind === 'modify-defense-dice' ? 'defense' : 'attack';

function shownDial(state: SecondState, ship: Ship): ShownDial {
  const dial = dialFor(ship);
  return {
    ship: ship.id,
    entries: dial.map((entry) => shownEntry(entry, words)),
    preview: (entry) =>
      shownMove(previewDial(state, ship, entry), baseOf(ship), namesOf(state), reachOfShip(state, ship.id)),
    warning: (entry) =>
      ship.tokens.stress > 0 && dial[entry]?.difficulty === 'red' ? say().redBecomesStraight : '',
  };
}

function shownPlace(
  question: PlaceQuestion,
  state: SecondState,
): Omit<ShownPlace, 'allows' | 'validate' | 'propose'> {
  const thing = placed(question, state);
  const zone =
    thing.kind === 'base'
      ? besideEdge(state, EDGES[edgeOf(state, question.player)])
      : question.kind === 'place-obstacle'
        ? fromEdges(state)
        : null;
  return { thing, zone, freedom: 'free' };
}

function placed(question: PlaceQuestion, state: SecondState): Placed {
  switch (question.kind) {
    case 'place-ship':
    case 'set-down':
      return { kind: 'base', base: shownBase(baseOf(state.ships[question.ship]!)) };
    case 'place-marker':
      return { kind: 'outline', outline: OBJECTIVE_OUTLINE };
    case 'lay-object':
      return {
        kind: 'outline',
        outline: DEVICES[question.device]?.outline ?? OUTLINES[question.device]?.points ?? [],
      };
    default: {
      const outline = state.obstacles[question.obstacle]?.outline ?? '';
      return { kind: 'outline', outline: OUTLINES[outline]?.points ?? [] };
    }
  }
}
