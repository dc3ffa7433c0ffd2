import type {
  ArmadaQuestion,
  CommandOption,
  CourseOption,
  NavigateOption,
  RepairOption,
} from '../../questions.ts';
import type { ArmadaState } from '../../state.ts';
import { shipLabel, squadronLabel } from '../labels.ts';
import { attackOption } from './attack.ts';
import { cardOption } from './cards.ts';
import { damageOption } from './damage.ts';
import { isCardQuestion, isDamageQuestion, isObjectiveQuestion } from './families.ts';
import { objectiveOption } from './objectives.ts';
import {
  clicks,
  command,
  means,
  objective,
  obstacle,
  player,
  plural,
  sentence,
  spot,
  titled,
  upgrade,
  zone,
} from './terms.ts';

/** One option of a question as a short sentence. `part` picks the thing when several are decided together. */
export function option(asked: ArmadaQuestion, index: number, view: ArmadaState, part = 0): string {
  return sentence(optionWords(asked, index, view, part) ?? `Option ${index + 1}`);
}

const given = <One>(one: One | undefined, words: (one: One) => string): string | undefined =>
  one === undefined ? undefined : words(one);

const cardWords = (name: string | null): string => (name === null ? 'a facedown card' : titled(name));

/** Undefined when there is no such option. */
function optionWords(
  asked: ArmadaQuestion,
  index: number,
  view: ArmadaState,
  part: number,
): string | undefined {
  const ship = (id: number) => shipLabel(view, id);
  const squadron = (id: number) => squadronLabel(view, id);
  if (isDamageQuestion(asked)) return damageOption(asked, index);
  if (isCardQuestion(asked)) return cardOption(asked, index, view);
  if (isObjectiveQuestion(asked)) return objectiveOption(asked, index, view);
  switch (asked.kind) {
    case 'first-player':
      return given(asked.options[index], (one) => player(one.player));
    case 'objective':
      return given(asked.options[index], (one) => objective(one.objective));
    case 'choose-obstacle':
    case 'choose-obstacle-effect':
      return given(asked.options[index], (one) => obstacle(view, one.obstacle));
    case 'place-obstacle':
    case 'deploy-ship':
    case 'deploy-squadron':
    case 'place-displaced':
    case 'move-squadron':
      return 'a place on the table';
    case 'choose-deployment':
      return given(asked.options[index], (one) =>
        one.kind === 'ship' ? `${ship(one.ship)} with speed ${one.speed}` : squadron(one.squadron),
      );
    case 'commands':
      return given(asked.parts[part]?.options[index], (one) => command(one.command));
    case 'choose-ship':
      return given(asked.options[index], (one) =>
        one.kind === 'ship' ? ship(one.ship) : 'spend a pass token',
      );
    case 'clear-raid':
      return given(asked.options[index], (one) => {
        if (one.kind === 'dial') return 'discard the dial and clear all of them';
        return one.kind === 'none' ? 'clear none' : `discard a ${command(one.command)} token`;
      });
    case 'dial-use':
      return given(asked.options[index], ({ kind }) =>
        kind === 'keep' ? 'keep the dial' : 'take the token',
      );
    case 'discard-command-token':
    case 'starting-command':
      return given(asked.options[index], (one) => command(one.command));
    case 'resolve-command':
      return given(asked.options[index], commandWords);
    case 'command-squadron':
    case 'cloaked-squadron':
      return given(asked.options[index], (one) => (one.kind === 'done' ? 'done' : squadron(one.squadron)));
    case 'repair':
      return given(asked.options[index], (one) => repairWords(one, view));
    case 'navigate':
      return given(asked.options[index], navigateWords);
    case 'course':
      return given(asked.options[index], courseWords);
    case 'displaced-squadron':
    case 'choose-squadron':
      return given(asked.options[index], (one) => squadron(one.squadron));
    case 'station-repair':
      return given(asked.options[index], (one) => (one.kind === 'none' ? 'none' : cardWords(one.name)));
    case 'ready-upgrade':
      return given(asked.options[index], (one) =>
        one.kind === 'none'
          ? 'none'
          : `${upgrade(one.upgrade)} of ${ship(one.ship)} for a ${command(one.command)} token${one.own ? ' on it' : ''}`,
      );
    case 'station-recover':
    case 'squadron':
      return asked.options[index]?.kind;
    default:
      return attackOption(asked, index, view);
  }
}

const commandWords = (one: CommandOption): string =>
  one.kind === 'none' ? 'none' : `${command(one.command)} with ${means(one.with)}`;

function repairWords(one: RepairOption, view: ArmadaState): string {
  switch (one.kind) {
    case 'move-shield':
      return `move a shield from the ${zone(one.from)} to the ${zone(one.to)}`;
    case 'recover-shield':
      return `recover a shield in the ${zone(one.zone)}`;
    case 'discard-card':
      return `discard ${cardWords(one.name)}`;
    case 'salvage':
      return `${plural(one.tokens, 'victory token')} for ${plural(one.points, 'point')} at ${obstacle(view, one.obstacle)}`;
    case 'done':
      return 'done';
  }
}

function navigateWords({ speed, joint, swap }: NavigateOption): string {
  const joints = [joint, swap ?? 0].filter((one) => one > 0).map((one) => `, one more click at joint ${one}`);
  return `speed ${speed}${joints.join('')}`;
}

const courseWords = ({ clicks: joints, side, end: [x, y, facing] }: CourseOption): string =>
  `${clicks(joints)}, the tool on the ${side}, to ${spot({ x, y })} facing ${Math.round(facing)}°`;
