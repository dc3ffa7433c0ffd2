/** The questions of Armada as the page shows them. */

import {
  type ArmadaEvent,
  type ArmadaQuestion,
  type ArmadaState,
  type DeclaredAttack,
  pieceOf as pieceIn,
  type Zone,
} from '@firing-arc/armada/engine';
import { type Help, placeHelp, type Refusal } from '@firing-arc/referee';
import type { Preview, ShownOption, ShownQuestion, ShownRefusal, ShownStack } from '../../shown/question.ts';
import { pointer } from '../pointer.ts';
import { toldRefusals } from '../refused.ts';
import { dieOf } from './attack.ts';
import { fanOf, navigateFan, previewCourse } from './course.ts';
import { diceOf } from './declared.ts';
import { diceText, pieceOf, pieceOfSquadron, say, shownCommand, words } from './names.ts';
import { ODDS } from './odds-later.ts';
import { shownPlace } from './places.ts';
import { obstacleKey, tokenKey } from './things.ts';
import { attackPreview, zonesPreview } from './zones.ts';

type ChoiceQuestion = ArmadaQuestion & { readonly form: 'choice' };
type CommandsQuestion = Extract<ArmadaQuestion, { kind: 'commands' }>;

export function shownQuestion(
  question: ArmadaQuestion,
  view: ArmadaState,
  help: Help,
  past: readonly ArmadaEvent[] = [],
): ShownQuestion {
  const { kind, player, because } = question;
  const asked = {
    kind,
    player,
    because,
    text: words.question(question, view),
    ships: piecesOf(question, view),
  };
  const told = (refusals: readonly Refusal[]): readonly ShownRefusal[] =>
    refusals.map((refusal) => ({ text: words.refusal(refusal, view), ruling: refusal.ruling }));
  switch (question.form) {
    case 'each':
      return { ...asked, form: 'stacks', stacks: stacksOf(question, view, past) };
    case 'place':
      return { ...asked, form: 'place', place: shownPlace(question, view, placeHelp(question, help), told) };
    case 'choice': {
      if (question.kind === 'course') {
        const ship = view.ships[question.ship]!;
        return {
          ...asked,
          form: 'course',
          ship: question.ship,
          courses: question.options,
          preview: (at) => previewCourse(view, ship, question.options[at]!),
          fan: () => fanOf(ship, question.options),
        };
      }
      return {
        ...asked,
        form: 'choice',
        options: question.options.map((_, index) => shownOption(question, index, view)),
        ...(LEADS[question.kind] && { leadsTo: LEADS[question.kind] }),
        ...(question.kind === 'navigate' && { speeds: speedsOf(question, view) }),
        refused: () => told(toldRefusals(question, view, help.refused?.())),
      };
    }
  }
}

/** What is asked at once with a question: whom a squadron attacks, what a token or dial is for, where a speed leads. */
const LEADS: Partial<Record<ArmadaQuestion['kind'], readonly string[]>> = {
  squadron: ['attack'],
  'defense-token': ['evade-die', 'redirect-zone'],
  'attack-effect': ['add-die'],
  'evade-more': ['evade-die', 'defense-token'],
};

/** The speeds of a navigate command. */
const speedsOf = ({ ship, options }: Extract<ArmadaQuestion, { kind: 'navigate' }>, view: ArmadaState) => ({
  ship,
  now: view.ships[ship]!.speed,
  of: options.map(({ speed }) => speed),
});

/** Ships and squadrons that a question is about. */
function piecesOf(question: ArmadaQuestion, view: ArmadaState): readonly number[] {
  return [
    ...('ship' in question ? [question.ship] : []),
    ...('squadron' in question ? [pieceOfSquadron(view, question.squadron)] : []),
  ];
}

/** New dials by ship: they go below those that lie there already, one for each round to come. */
function stacksOf(
  { parts }: CommandsQuestion,
  view: ArmadaState,
  past: readonly ArmadaEvent[],
): readonly ShownStack[] {
  const ships = [...new Set(parts.map(({ about }) => about))];
  return ships.map((ship) => {
    const lying = (view.ships[ship]?.dials ?? []).map(shownCommand);
    const revealed = past.findLast((event) => event.kind === 'dial-revealed' && event.ship === ship);
    const own = parts.flatMap(({ about, options }, part) => (about === ship ? [{ part, options }] : []));
    return {
      ship,
      lying,
      before: lying.at(-1)?.sign ?? (revealed?.kind === 'dial-revealed' ? revealed.command : null),
      dials: own.map(({ part, options }, at) => ({
        part,
        round: view.round + lying.length + at,
        options: options.map(({ command }) => shownCommand(command)),
      })),
    };
  });
}

function shownOption(question: ChoiceQuestion, index: number, view: ArmadaState): ShownOption {
  const option: object = question.options[index]!;
  const piece = pieceOfOption(question, index, view);
  const attack = attackOf(question, index);
  const name = words.option(question, index, view);
  // Options are grouped by the zone that attacks, which a line does not tell again.
  const text = attack ? words.target(attack, view) : name;
  const says = words.optionCardText(question, index);
  return {
    text: [text, attack ? diceFor(view, attack) : tokenText(question, index, view)].join(' ').trim(),
    name,
    ...(says !== null && { says }),
    ship: piece,
    ...thingOfOption(question, index, attack),
    reach: attack ? pieceOf(view, attack.attacker) : piece,
    ...(attack?.attacker.kind === 'zone' && {
      group: say().fromZone({ zone: words.zone(attack.attacker.zone) }),
    }),
    dice: 'die' in option && typeof option.die === 'number' ? { pool: 'attack', at: [option.die] } : null,
    ...onAttack(question, index, view),
    preview: () => previewOf(question, index, view),
    odds: () => ODDS.part()?.optionOdds(question, index, view) ?? null,
  };
}

/** How an option lies on the dice or the defense tokens of the attack. */
function onAttack(
  question: ChoiceQuestion,
  index: number,
  view: ArmadaState,
): Pick<ShownOption, 'onAttack'> & Partial<Pick<ShownOption, 'dice'>> {
  const t = say();
  switch (question.kind) {
    case 'attack-effect': {
      const option = question.options[index]!;
      const die = view.attack?.dice.findIndex(({ face }) => face === 'accuracy') ?? -1;
      if (option.kind !== 'accuracy' || die < 0) return {};
      return {
        dice: { pool: 'attack', at: [die] },
        onAttack: { kind: 'token', name: t.lockIt, token: option.token, spends: 'accuracy' },
      };
    }
    case 'defense-token': {
      const option = question.options[index]!;
      return option.kind === 'token'
        ? { onAttack: { kind: 'token', name: t.spendIt, token: option.token } }
        : {};
    }
    case 'reroll-die':
    case 'spend-die':
    case 'evade-die': {
      if (question.options[index]!.kind === 'none') return {};
      const again =
        question.kind === 'reroll-die' || (question.kind === 'evade-die' && question.how === 'reroll');
      if (again) return { onAttack: { kind: 'reroll', name: t.rerollIt, by: null } };
      return { onAttack: { kind: 'remove', name: question.kind === 'spend-die' ? t.spendIt : t.cancelIt } };
    }
    case 'change-die': {
      const { color, to } = question.options[index]!;
      return { onAttack: { kind: 'turn', name: t.turnIt, shows: [dieOf({ color, face: to })] } };
    }
    default:
      return {};
  }
}

/** Whether a defense token is ready, so that it is exhausted when it is spent, or exhausted, so that it is discarded. */
function tokenText(question: ChoiceQuestion, index: number, view: ArmadaState): string {
  const option = question.kind === 'defense-token' ? question.options[index] : undefined;
  if (option?.kind !== 'token' || !view.attack) return '';
  const token = pieceIn(view, view.attack.defender)?.defense[option.token];
  return token ? (token.side === 'readied' ? say().isReady : say().isExhausted) : '';
}

function attackOf(question: ChoiceQuestion, index: number): DeclaredAttack | null {
  if (question.kind !== 'attack' && question.kind !== 'next-squadron') return null;
  const option = question.options[index];
  return option?.kind === 'attack' ? option : null;
}

/** "2 red, 1 blue, obstructed". */
function diceFor(view: ArmadaState, declared: DeclaredAttack): string {
  const dice = diceOf(view, declared);
  if (dice.length === 0) return '';
  const text = diceText(dice);
  return declared.obstructed ? say().diceObstructed({ dice: text }) : text;
}

/** The ship or squadron that an option is about; null if it is about none on the table. */
function pieceOfOption(question: ChoiceQuestion, index: number, view: ArmadaState): number | null {
  const attack = attackOf(question, index);
  if (attack) return pieceOf(view, attack.defender);
  const option: object = question.options[index]!;
  if ('squadron' in option && typeof option.squadron === 'number')
    return pieceOfSquadron(view, option.squadron);
  return 'ship' in option && typeof option.ship === 'number' ? option.ship : null;
}

/** The obstacle or token that an option is about. */
function thingOfOption(
  question: ChoiceQuestion,
  index: number,
  attack: DeclaredAttack | null,
): Pick<ShownOption, 'thing'> {
  const option: object = question.options[index]!;
  if (attack?.defender.kind === 'obstacle') return { thing: obstacleKey(attack.defender.id) };
  if (attack?.defender.kind === 'token') return { thing: tokenKey(attack.defender.id) };
  if (question.kind === 'choose-obstacle-effect' && 'obstacle' in option)
    return { thing: obstacleKey(Number(option.obstacle)) };
  return 'marker' in option ? { thing: tokenKey(Number(option.marker)) } : {};
}

/** What an option would do on the board; null when there is nothing to draw. */
function previewOf(question: ChoiceQuestion, index: number, view: ArmadaState): Preview | null {
  const attack = attackOf(question, index);
  if (attack) return attackPreview(view, attack.attacker, attack.defender);
  if (question.kind === 'navigate') {
    const ship = view.ships[question.ship];
    return ship ? navigateFan(view, ship, question.options[index]!) : null;
  }
  const zones = zonesOfOption(question, index);
  const ship = shipOfZones(question, view);
  if (zones.length > 0 && ship !== null) return zonesPreview(view, ship, zones);
  const piece = pieceOfOption(question, index, view);
  const by = 'ship' in question ? view.ships[question.ship] : undefined;
  return piece === null || piece === by?.id ? null : pointer(by, spotOf(view, piece));
}

/** Where a ship or squadron is; undefined when it is not on the table. */
function spotOf(view: ArmadaState, piece: number) {
  const found = view.ships[piece] ?? view.squadrons[piece - view.ships.length];
  return found?.place === 'table' ? found : undefined;
}

/** The hull zones that an option names. */
function zonesOfOption(question: ChoiceQuestion, index: number): readonly Zone[] {
  const option: object = question.options[index]!;
  if (question.kind === 'redirect-damage') return [question.zone];
  return (['zone', 'from', 'to'] as const).flatMap((key) => {
    const zone = (option as Readonly<Record<string, unknown>>)[key];
    return isZone(zone) ? [zone] : [];
  });
}

const NAMES: readonly string[] = ['front', 'left', 'right', 'rear', 'left-auxiliary', 'right-auxiliary'];
const isZone = (value: unknown): value is Zone => typeof value === 'string' && NAMES.includes(value);

/** Whose zones are meant: those of the ship asked about, else of the defender. */
function shipOfZones(question: ChoiceQuestion, { attack }: ArmadaState): number | null {
  if ('ship' in question) return question.ship;
  return attack?.defender.kind === 'zone' ? attack.defender.id : null;
}
