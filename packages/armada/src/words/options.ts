import { titled } from '@firing-arc/words';
import type { Cost, Effect } from '../abilities/language.ts';
import type { CardQuestion } from '../abilities/questions.ts';
import type { AttackQuestion, DeclaredAttack } from '../attack/questions.ts';
import type { DamageQuestion } from '../damage/questions.ts';
import type { Zone } from '../geometry/index.ts';
import type { ObjectiveQuestion } from '../objectives/questions.ts';
import type { ArmadaQuestion, CourseOption, NavigateOption, RepairOption } from '../questions.ts';
import type { ArmadaState } from '../state.ts';
import { isCardQuestion, isDamageQuestion, isObjectiveQuestion } from './families.ts';
import {
  bearerLabel,
  defenseTokenAt,
  objectiveName,
  shipLabel,
  squadronLabel,
  targetLabel,
  tokenOn,
  upgradeName,
} from './labels.ts';
import type { Terms } from './phrases.ts';
import type { BearerKind, OptionPhrases } from './words.ts';

/** How effects and costs of cards are said where players choose among them. */
export interface CardPhrasing {
  readonly effectText: (effect: Effect, bearer: BearerKind) => string;
  readonly costText: (cost: Cost) => string;
}

type Phrasing = Terms & OptionPhrases & CardPhrasing;

/** One option of a question as a short sentence. `part` picks the thing when several are decided together. */
export const optionIn =
  (say: Phrasing) =>
  (asked: ArmadaQuestion, index: number, view: ArmadaState, part = 0): string =>
    say.sentence(optionWords(say, asked, index, view, part) ?? say.unnamed(index + 1));

const given = <One>(one: One | undefined, words: (one: One) => string): string | undefined =>
  one === undefined ? undefined : words(one);

/** A damage card by its name; a facedown one by its number where several lie with it. */
function cardWords(say: Phrasing, card: number, name: string | null, view: ArmadaState): string {
  if (name !== null) return titled(name);
  const holder = view.ships.find(({ damage }) => damage.some(({ uid }) => uid === card));
  const down = (holder?.damage ?? []).filter(({ up }) => !up);
  return say.facedownCard(down.length > 1 ? down.findIndex(({ uid }) => uid === card) + 1 : null);
}

/** Undefined when there is no such option. */
function optionWords(
  say: Phrasing,
  asked: ArmadaQuestion,
  index: number,
  view: ArmadaState,
  part: number,
): string | undefined {
  const ship = (id: number) => shipLabel(view, id);
  const squadron = (id: number) => squadronLabel(view, id);
  if (isDamageQuestion(asked)) return damageOption(say, asked, index);
  if (isCardQuestion(asked)) return cardOption(say, asked, index, view);
  if (isObjectiveQuestion(asked)) return objectiveOption(say, asked, index, view);
  switch (asked.kind) {
    case 'first-player':
      return given(asked.options[index], (one) => say.player(one.player));
    case 'objective':
      return given(asked.options[index], (one) => objectiveName(one.objective));
    case 'choose-obstacle':
    case 'choose-obstacle-effect':
      return given(asked.options[index], (one) => say.obstacle(view, one.obstacle));
    case 'place-obstacle':
    case 'deploy-ship':
    case 'deploy-squadron':
    case 'place-displaced':
    case 'move-squadron':
      return say.place;
    case 'choose-deployment':
      return given(asked.options[index], (one) =>
        one.kind === 'ship' ? say.withSpeed(ship(one.ship), one.speed) : squadron(one.squadron),
      );
    case 'commands':
      return given(asked.parts[part]?.options[index], (one) => say.command(one.command));
    case 'choose-ship':
      return given(asked.options[index], (one) => (one.kind === 'ship' ? ship(one.ship) : say.pass));
    case 'clear-raid':
      return given(asked.options[index], (one) =>
        one.kind === 'token' ? say.raid.token(one.command) : say.raid[one.kind],
      );
    case 'dial-use':
      return given(asked.options[index], ({ kind }) => say.dialUse[kind]);
    case 'discard-command-token':
    case 'starting-command':
      return given(asked.options[index], (one) => say.command(one.command));
    case 'resolve-command':
      return given(asked.options[index], (one) =>
        one.kind === 'none' ? say.plain.none : say.commandWith(one.command, one.with),
      );
    case 'command-squadron':
    case 'cloaked-squadron':
      return given(asked.options[index], (one) =>
        one.kind === 'done' ? say.plain.done : squadron(one.squadron),
      );
    case 'repair':
      return given(asked.options[index], (one) => repairWords(say, one, view));
    case 'navigate':
      return given(asked.options[index], (one) => navigateWords(say, one));
    case 'course':
      return given(asked.options[index], (one) => courseWords(say, one));
    case 'displaced-squadron':
    case 'choose-squadron':
      return given(asked.options[index], (one) => squadron(one.squadron));
    case 'station-repair':
      return given(asked.options[index], (one) =>
        one.kind === 'none' ? say.plain.none : cardWords(say, one.card, one.name, view),
      );
    case 'ready-upgrade':
      return given(asked.options[index], (one) =>
        one.kind === 'none'
          ? say.plain.none
          : say.readied(upgradeName(one.upgrade), ship(one.ship), one.command, one.own === true),
      );
    case 'squadron':
      return given(asked.options[index], (one) =>
        one.kind === 'card' ? say.uses(say.effect(one.card)) : say.plain[one.kind],
      );
    case 'station-recover':
      return given(asked.options[index], ({ kind }) => say.plain[kind]);
    default:
      return attackOption(say, asked, index, view);
  }
}

function repairWords(say: Phrasing, one: RepairOption, view: ArmadaState): string {
  switch (one.kind) {
    case 'move-shield':
      return say.moveShield(one.from, one.to);
    case 'recover-shield':
      return say.recoverShield(one.zone);
    case 'discard-card':
      return say.discards(cardWords(say, one.card, one.name, view));
    case 'card':
      return say.uses(say.effect(one.card));
    case 'salvage':
      return say.salvage(one.tokens, one.points, say.obstacle(view, one.obstacle));
    case 'done':
      return say.plain.done;
  }
}

const navigateWords = (say: Phrasing, { speed, joint, swap }: NavigateOption): string =>
  [say.speed(speed), ...[joint, swap ?? 0].filter((one) => one > 0).map(say.oneMoreClick)].join(', ');

const courseWords = (say: Phrasing, { clicks: joints, side }: CourseOption): string =>
  say.course(say.clicks(joints), side);

function attackOption(
  say: Phrasing,
  asked: AttackQuestion,
  index: number,
  view: ArmadaState,
): string | undefined {
  const one = asked.options[index];
  if (one === undefined) return undefined;
  if ('kind' in one) return optionOfKind(say, asked, one, view);
  if ('color' in one) return say.aDie(one.color);
  if ('zone' in one) return say.theZone(one.zone);
  if ('damage' in one) return say.damage(one.damage);
  return say.command(one.command);
}

/** Whom an attack is on and how far away, as a sentence, without the zone it comes from. */
export const targetSentence =
  (say: Phrasing) =>
  (declared: DeclaredAttack, view: ArmadaState): string =>
    say.sentence(targetIn(say, declared, view, null));

const targetIn = (say: Phrasing, declared: DeclaredAttack, view: ArmadaState, from: Zone | null): string =>
  say.target(
    say.party(view, declared.defender),
    declared.defender.kind === 'zone' ? declared.defender.zone : null,
    from,
    declared.reach,
    declared.obstructed,
  );

type KindOption = Extract<AttackQuestion['options'][number], { readonly kind: string }>;

function optionOfKind(say: Phrasing, asked: AttackQuestion, one: KindOption, view: ArmadaState): string {
  switch (one.kind) {
    case 'attack': {
      const target = targetIn(say, one, view, one.attacker.kind === 'zone' ? one.attacker.zone : null);
      return one.attacker.kind === 'token'
        ? `${target} (${say.token(tokenOn(view, one.attacker.id))})`
        : target;
    }
    case 'none':
      return asked.kind === 'attack' || asked.kind === 'next-squadron' ? say.noAttack : say.plain.none;
    case 'die':
      return say.die(one);
    case 'accuracy':
      return say.locks(say.defenseToken(defenseTokenAt(one.token, view)));
    case 'concentrate-fire':
      return say.concentrates[one.with];
    case 'effect':
      return say.uses(say.effect(one.effect));
    case 'critical':
      return one.effect === 'standard' ? say.standardCritical : say.effect(one.effect);
    case 'token':
      return say.defenseToken(one.name);
    case 'zone':
      return say.theZone(one.zone);
    case 'swap':
      return say.swaps(one.to, one.from);
    case 'done':
    case 'yes':
    case 'no':
      return say.plain[one.kind];
  }
}

function damageOption(say: Phrasing, asked: DamageQuestion, index: number): string | undefined {
  const one = asked.options[index];
  if (one === undefined) return undefined;
  if ('zones' in one) return one.zones.length === 0 ? say.plain.none : say.list(one.zones.map(say.theZone));
  return 'zone' in one ? say.theZone(one.zone) : say.defenseToken(one.name);
}

function cardOption(
  say: Phrasing,
  asked: CardQuestion,
  index: number,
  view: ArmadaState,
): string | undefined {
  switch (asked.kind) {
    case 'pick-target':
      return given(asked.options[index], (one) =>
        one.kind === 'none' ? say.plain.none : targetLabel(view, one),
      );
    case 'choose-effect':
      return given(asked.options[index], (one) =>
        say.effectText(one.effect, asked.squadron === undefined ? 'ship' : 'squadron'),
      );
    case 'pick-cost':
      return given(asked.options[index], (one) => say.costText(one.cost));
    case 'pick-damage':
      return given(asked.options[index], (one) =>
        one.kind === 'none' ? say.plain.none : cardWords(say, one.uid, one.name, view),
      );
    case 'shift-shields':
      return given(asked.options[index], (one) =>
        one.kind === 'done' ? say.plain.done : say.moveShield(one.from, one.to),
      );
    case 'next-card':
      return given(asked.options[index], (one) => say.cardOf(say.effect(one.card), bearerLabel(view, one)));
    case 'pick-rounds':
      return given(asked.options[index], (one) => say.rounds(one.rounds));
    default:
      return plainCardOption(say, asked, index, view);
  }
}

type PlainCardQuestion = Exclude<
  CardQuestion,
  {
    readonly kind:
      | 'pick-target'
      | 'choose-effect'
      | 'pick-cost'
      | 'pick-damage'
      | 'next-card'
      | 'shift-shields'
      | 'pick-rounds';
  }
>;

function plainCardOption(
  say: Phrasing,
  asked: PlainCardQuestion,
  index: number,
  view: ArmadaState,
): string | undefined {
  const one = asked.options[index];
  if (one === undefined) return undefined;
  if ('command' in one) return say.command(one.command);
  if ('ship' in one) return shipLabel(view, one.ship);
  if ('zone' in one) return say.theZone(one.zone);
  if ('name' in one) return say.defenseToken(one.name);
  if ('speed' in one) return say.speed(one.speed);
  if ('joint' in one) return say.joint(one.joint);
  if ('face' in one) return say.die(one);
  if ('upgrade' in one) return upgradeName(one.upgrade);
  return 'card' in one ? titled(one.card) : say.plain[one.kind];
}

function tokenWords(say: Phrasing, { kind, name }: { readonly kind: string; readonly name: string }): string {
  const token = say.defenseToken(name);
  if (kind === 'recover') return say.recovers(token);
  return kind === 'ready' ? say.readies(token) : token;
}

function objectiveOption(
  say: Phrasing,
  asked: ObjectiveQuestion,
  index: number,
  view: ArmadaState,
): string | undefined {
  if (asked.form === 'place') return say.place;
  const one = asked.options[index];
  if (one === undefined) return undefined;
  if ('command' in one) return say.command(one.command);
  if ('facing' in one) return say.degrees(one.facing);
  if ('mm' in one) return `${Math.round(one.mm)} mm`;
  if ('edge' in one) return say.edge[one.edge];
  if ('obstacle' in one) return say.obstacle(view, one.obstacle);
  if ('name' in one) return tokenWords(say, one);
  if ('squadron' in one) return squadronLabel(view, one.squadron);
  if ('ship' in one)
    return say.shipOf(shipLabel(view, one.ship), say.player(view.ships[one.ship]?.player ?? 0));
  return 'marker' in one ? say.token(tokenOn(view, one.marker)) : say.plain[one.kind];
}
