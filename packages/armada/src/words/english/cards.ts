import type { CardQuestion, TargetOption } from '../../abilities/questions.ts';
import type { ArmadaState } from '../../state.ts';
import { shipLabel, squadronLabel } from '../labels.ts';
import { oneCost } from './abilities/costs.ts';
import { effectText } from './abilities/effects.ts';
import { command, effect, list, titled, upgrade, zone } from './terms.ts';

/** The ship or squadron that a question is about. */
const bearerLabel = (
  view: ArmadaState,
  { ship, squadron }: { readonly ship: number; readonly squadron?: number },
) => (squadron === undefined ? shipLabel(view, ship) : squadronLabel(view, squadron));

const targetLabel = (view: ArmadaState, target: TargetOption): string =>
  target.kind === 'ship' ? shipLabel(view, target.ship) : squadronLabel(view, target.squadron);

/** What a player is asked about a card. */
export function cardQuestion(asked: CardQuestion, view: ArmadaState): string {
  const bearer = bearerLabel(view, asked);
  switch (asked.kind) {
    case 'use-card': {
      const about = asked.about ? ` for ${targetLabel(view, asked.about)}` : '';
      return `Does ${bearer} use ${effect(asked.card)}${about}?`;
    }
    case 'pick-command':
      return asked.dial ? `Which command instead of ${command(asked.dial)}?` : `Which command for ${bearer}?`;
    case 'pick-ship':
      return 'Which ship?';
    case 'pick-target':
      return `Whom is ${effect(asked.card)} of ${bearer} about?`;
    case 'next-card':
      return 'Which card acts next?';
    case 'pick-zone':
      return `Which zone of ${bearer}?`;
    case 'pick-defense-token':
      return `Which defense token of ${bearer}?`;
    case 'choose-effect':
      return `What does ${effect(asked.card)} do to ${bearer}?`;
    case 'pick-cost':
      return `How does ${bearer} pay for ${effect(asked.card)}?`;
    case 'dial-or-token':
      return `What does ${bearer} discard?`;
    case 'pick-speed':
      return `At which speed is ${bearer} now?`;
    case 'pick-joint':
      return `Which joint of ${bearer} has one more click?`;
    case 'pick-rounds':
      return `Which rounds for ${effect(asked.card)}?`;
    case 'pick-upgrade':
      return `Which upgrade of ${bearer}?`;
    case 'brake':
      return `How does ${bearer} brake?`;
    case 'pick-damage':
      return `Which damage card of ${bearer}?`;
    case 'look-at-damage':
      return `Which facedown card of ${bearer} turns faceup?`;
    case 'pick-damage-card':
      return `Which damage card does ${bearer} get faceup?`;
  }
}

/** Undefined when there is no such option. */
export function cardOption(asked: CardQuestion, index: number, view: ArmadaState): string | undefined {
  switch (asked.kind) {
    case 'pick-target': {
      const one = asked.options[index];
      return one && (one.kind === 'none' ? 'none' : targetLabel(view, one));
    }
    case 'choose-effect': {
      const one = asked.options[index];
      return one && effectText(one.effect);
    }
    case 'pick-cost': {
      const one = asked.options[index];
      return one && oneCost(one.cost);
    }
    case 'pick-damage': {
      const one = asked.options[index];
      if (!one || one.kind === 'none') return one?.kind;
      return one.name === null ? 'a facedown card' : titled(one.name);
    }
    case 'next-card': {
      const one = asked.options[index];
      return one && `${effect(one.card)} of ${bearerLabel(view, one)}`;
    }
    case 'pick-rounds': {
      const one = asked.options[index];
      return one && `rounds ${list(one.rounds.map(String))}`;
    }
    default:
      return plainOption(asked, index, view);
  }
}

type Plain = Exclude<
  CardQuestion,
  {
    readonly kind:
      | 'pick-target'
      | 'choose-effect'
      | 'pick-cost'
      | 'pick-damage'
      | 'next-card'
      | 'pick-rounds';
  }
>;

function plainOption(asked: Plain, index: number, view: ArmadaState): string | undefined {
  const one = asked.options[index];
  if (one === undefined) return undefined;
  if ('command' in one) return command(one.command);
  if ('ship' in one) return shipLabel(view, one.ship);
  if ('zone' in one) return zone(one.zone);
  if ('name' in one) return one.name;
  if ('speed' in one) return `speed ${one.speed}`;
  if ('joint' in one) return `joint ${one.joint}`;
  if ('upgrade' in one) return upgrade(one.upgrade);
  return 'card' in one ? titled(one.card) : one.kind;
}
