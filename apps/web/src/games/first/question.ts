/** The questions of First Edition as the page shows them. */

import type { Help } from '@firing-arc/referee';
import { capitalized } from '@firing-arc/words';
import { deviceOf, dropOrLaunch, OUTLINES, startAtEdge } from '@firing-arc/xwing/common';
import {
  BOMBS,
  bodyOf,
  boostTemplate,
  difficultyOf,
  type FirstQuestion,
  type FirstState,
  isIonized,
  isStressed,
  type ModifyOption,
  type Ship,
  sizeOf,
  templateOfRoll,
  typeOf,
} from '@firing-arc/xwing/first/engine';
import type { Preview, ShownDial, ShownOption, ShownPlace, ShownQuestion } from '../../shown/question.ts';
import { pointer } from '../pointer.ts';
import { shownBase } from '../xwing/base.ts';
import { shownEntry } from '../xwing/dial.ts';
import { type Move, shownMove } from '../xwing/flight.ts';
import { say } from '../xwing/names.ts';
import { beforeColon, onAttack } from '../xwing/on-attack.ts';
import { questionBy } from '../xwing/question.ts';
import { besideEdge, fromEdges } from '../xwing/zones.ts';
import { namesOf, words } from './names.ts';
import { ODDS } from './odds-later.ts';
import { previewBoost, previewDecloak, previewDial, previewRoll } from './preview.ts';
import { baseOf, reachOfShip } from './ships.ts';

type ChoiceQuestion = FirstQuestion & { readonly form: 'choice' };
type PlaceQuestion = FirstQuestion & { readonly form: 'place' };

export const shownQuestion = (question: FirstQuestion, state: FirstState, help: Help): ShownQuestion =>
  questionBy(question, help, {
    text: words.question(question, state),
    units: state,
    refusal: (refusal) => words.refusal(refusal, state),
    option: (choice, index) => shownOption(choice, index, state),
    dial: (ship) => shownDial(state, state.ships[ship]!),
    legend: { easy: say().greenIsEasy, hard: say().redIsHard },
    place: (asked) => shownPlace(asked, state),
    ...(ROLLS.has(question.kind) && { leadsTo: ['roll-placement'] }),
  });

/** Questions after which a ship may slide to a place. */
const ROLLS: ReadonlySet<FirstQuestion['kind']> = new Set(['barrel-roll-side', 'decloak', 'tractor-move']);

function shownOption(question: ChoiceQuestion, index: number, state: FirstState): ShownOption {
  const ship = shipOfOption(question, index);
  const option: object = question.options[index]!;
  const pool = question.kind === 'modify-defense-dice' ? 'defense' : 'attack';
  // The attacker's range and arcs help to choose a target, else those of the ship that is chosen.
  const aims = question.kind === 'attack' || question.kind === 'lock-target';
  return {
    text: words.option(question, index, state),
    ...iconOf(question, index),
    ship,
    reach: aims ? question.ship : ship,
    dice: 'dice' in option && Array.isArray(option.dice) ? { pool, at: option.dice } : null,
    ...onDice(question, index, state),
    preview: () => previewOf(question, index, state),
    odds: () => ODDS.part()?.optionOdds(question, index, state) ?? null,
  };
}

/** How an option to modify dice lies on them. */
function onDice(question: ChoiceQuestion, index: number, state: FirstState): ReturnType<typeof onAttack> {
  if (question.kind !== 'modify-attack-dice' && question.kind !== 'modify-defense-dice') return {};
  const option = question.options[index]!;
  return onAttack(ODDS.part()?.optionChange(question, index, state) ?? null, {
    name: nameOf(option, words.option(question, index, state)),
    by: option.kind === 'ability' ? `${option.ability} ${option.holder}` : option.kind,
    pool: question.kind === 'modify-attack-dice' ? 'attack' : 'defense',
    face: words.face,
  });
}

/** "Focus", "Target lock", "Use Howlrunner". */
const nameOf = ({ kind }: ModifyOption, text: string): string =>
  kind === 'focus' || kind === 'evade' || kind === 'target-lock'
    ? capitalized(words.action(kind))
    : beforeColon(text);

/** The sign of an action. */
function iconOf(question: ChoiceQuestion, index: number): { readonly icon?: string } {
  if (question.kind !== 'action') return {};
  const option = question.options[index];
  return option ? { icon: option.kind === 'action' ? option.action : option.kind } : {};
}

/** The ship that an option is about; null if it is about none. */
function shipOfOption(question: ChoiceQuestion, index: number): number | null {
  const option: object = question.options[index]!;
  if ('target' in option && typeof option.target === 'number' && option.target >= 0) return option.target;
  return 'ship' in option && typeof option.ship === 'number' ? option.ship : null;
}

/** What an option would do on the board; null when there is nothing to draw. */
function previewOf(question: ChoiceQuestion, index: number, state: FirstState): Preview | null {
  const ship = 'ship' in question ? state.ships[question.ship] : undefined;
  if (!ship) return null;
  const move = moveOf(question, index, state, ship);
  if (move) return shownMove(move, baseOf(ship), namesOf(state), reachOfShip(state, ship.id));
  const bomb = bombOf(question, index);
  if (bomb) return dropped(bomb, ship);
  const other = shipOfOption(question, index);
  return other === null || other === ship.id ? null : pointer(ship, state.ships[other]);
}

/** The move of a ship that an option is; null when it is none. */
function moveOf(question: ChoiceQuestion, index: number, state: FirstState, ship: Ship): Move | null {
  switch (question.kind) {
    case 'boost-direction': {
      const option = question.options[index];
      return option ? previewBoost(state, ship, boostTemplate(option.direction)) : null;
    }
    case 'barrel-roll-side': {
      const option = question.options[index];
      return option ? previewRoll(state, ship, option.side, templateOfRoll(option, 1)) : null;
    }
    case 'decloak': {
      const move = question.options[index]?.move ?? 'none';
      return move === 'none' ? null : previewDecloak(state, ship, move);
    }
    case 'tractor-move': {
      const move = question.options[index]?.move ?? 'none';
      if (move === 'none') return null;
      if (move === 'boost') return previewBoost(state, ship, boostTemplate('straight'));
      const side = move === 'roll-left' ? 'left' : 'right';
      return previewRoll(state, ship, side, templateOfRoll({ side }, 1));
    }
    case 'deploy-maneuver': {
      const option = question.options[index];
      const carrier = state.ships[ship.carrier];
      if (!option || !carrier) return null;
      const from = startAtEdge(sizeOf(ship), bodyOf(carrier), option.guides);
      return previewDial(state, { ...ship, ...from }, option.entry);
    }
    case 'opponent-maneuver':
    case 'slam-maneuver': {
      const option = question.options[index];
      return option ? previewDial(state, ship, option.entry) : null;
    }
    default:
      return null;
  }
}

/** The bomb card that an option uses. */
function bombOf(question: ChoiceQuestion, index: number): string | null {
  if (question.kind === 'drop-bomb') return question.options[index]?.upgrade ?? null;
  if (question.kind !== 'action') return null;
  const option = question.options[index];
  return option?.kind === 'bomb' ? option.upgrade : null;
}

/** Where the token of a bomb card would lie: behind the ship, at the end of the 1 straight template. */
function dropped(upgrade: string, ship: Ship): Preview | null {
  const facts = BOMBS[upgrade];
  if (!facts) return null;
  const template = { speed: 1, shape: 'straight', direction: 'straight' } as const;
  const [placed] = dropOrLaunch(facts.token, sizeOf(ship), ship, 'rear', template);
  return placed ? { kind: 'outline', outline: deviceOf(facts.token).outline, at: placed.pose } : null;
}

function shownDial(state: FirstState, ship: Ship): ShownDial {
  const { dial } = typeOf(ship);
  return {
    ship: ship.id,
    entries: dial.map((entry) =>
      shownEntry({ ...entry, difficulty: difficultyOf(state, ship, entry) }, words),
    ),
    preview: (entry) => {
      const move = previewDial(state, ship, entry);
      return move && shownMove(move, baseOf(ship), namesOf(state), reachOfShip(state, ship.id));
    },
    warning: (entry) => {
      const shown = dial[entry];
      if (isIonized(ship)) return say().ionized;
      return shown && isStressed(ship) && difficultyOf(state, ship, shown) === 'red'
        ? say().opponentPicks
        : '';
    },
  };
}

function shownPlace(
  question: PlaceQuestion,
  state: FirstState,
): Omit<ShownPlace, 'allows' | 'validate' | 'propose'> {
  if (question.kind === 'place-obstacle') {
    const outline = OUTLINES[state.obstacles[question.obstacle]?.outline ?? '']?.points ?? [];
    return { thing: { kind: 'outline', outline }, zone: fromEdges(state), freedom: 'free' };
  }
  if (question.kind === 'place-bomb')
    return {
      thing: { kind: 'outline', outline: deviceOf(question.token).outline },
      zone: null,
      freedom: 'free',
    };
  const ship = state.ships[question.ship]!;
  const thing = { kind: 'base', base: shownBase(baseOf(ship)) } as const;
  if (question.kind === 'place-ship') {
    const zone = besideEdge(state, state.players[ship.player]!.edge);
    return { thing, zone, freedom: 'free' };
  }
  return { thing, zone: null, freedom: 'line' };
}
