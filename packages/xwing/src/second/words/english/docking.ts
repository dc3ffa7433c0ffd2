import { chassisById, upgradeCard } from '../../cards/index.ts';
import type { DockingCard } from '../../docking/cards.ts';
import type { DockEvent } from '../../docking/events.ts';
import type { DeployWay, DockOption, DockQuestion } from '../../docking/questions.ts';
import { shipCard } from '../../game.ts';
import type { SecondState } from '../../state.ts';
import { shipLabel } from '../labels.ts';
import { list, maneuver } from './terms.ts';

/** What a card says about docking. */
export function dockingText(card: DockingCard): string {
  if (card.kind === 'starts-docked') {
    return `Its squad must have the ship with ${titleName(card.title)}, and this ship begins the game docked with it.`;
  }
  if (card.kind === 'takes-over') {
    return `This ship deploys only when its carrier is lost. It then has the name, initiative, pilot ability and ship charges of the friendly destroyed ship with ${titleName(card.title)}.`;
  }
  if (card.kind === 'docks-nearby') return `This ship can dock at range 0-${card.range} of its carrier.`;
  const { ships, limit, edges } = card;
  const who =
    ships === 'small'
      ? `small ship${limit === 1 ? '' : 's'}`
      : list(
          ships.map((id) => chassisById(id)?.name ?? id),
          'or',
        );
  const from = edges.length === 1 ? ` They deploy from its ${edges[0]} guides only.` : '';
  return `${limit === 1 ? '1' : `Up to ${limit}`} ${who} can dock with this ship.${from}`;
}

const titleName = (id: string): string => upgradeCard(id)?.name ?? id;

/** What happens in docking, in words. */
export function dockEvent(told: DockEvent, view: SecondState): string {
  const ship = shipLabel(view, told.ship);
  const carrier = shipLabel(view, told.carrier);
  switch (told.kind) {
    case 'docked':
      return `${ship} docks with ${carrier}`;
    case 'deployed':
      return `${ship} deploys from the ${told.edge} of ${carrier}`;
    case 'deploy-failed':
      return `${ship} finds no place to deploy and stays docked with ${carrier}`;
  }
}

/** What is asked about docking, in words. */
export function dockQuestion(asked: DockQuestion, view: SecondState): string {
  const ship = shipLabel(view, asked.ship);
  switch (asked.kind) {
    case 'start-docked':
      return `Does ${ship} start docked?`;
    case 'dock-instead':
      return `${ship} ran into ${shipLabel(view, asked.carrier)}: does it dock?`;
    case 'emergency-deploy':
      return `The carrier of ${ship} is lost: does it deploy, for 1 crit damage?`;
    case 'deploy-maneuver':
      return `By which maneuver does ${ship} deploy?`;
  }
}

/** One option of such a question; undefined when there is none of this number. */
export function dockAnswer(asked: DockQuestion, index: number, view: SecondState): string | undefined {
  switch (asked.kind) {
    case 'start-docked': {
      const carrier = asked.options[index]?.carrier;
      if (carrier === undefined) return undefined;
      return carrier < 0 ? 'no, it is placed like the others' : `yes, with ${shipLabel(view, carrier)}`;
    }
    case 'dock-instead':
      return asked.options[index]?.dock ? 'yes: it is in reserve, and not hurt' : 'no';
    case 'emergency-deploy':
      return asked.options[index]?.deploy ? 'yes' : 'no: it is lost with its carrier';
    case 'deploy-maneuver': {
      const way = asked.options[index];
      return way && deployWords(way, asked.ship, view);
    }
  }
}

/** What a ship may do about docking in the System Phase. */
export const dockWords = (one: DockOption, id: number, view: SecondState): string =>
  one.kind === 'dock' ? `dock with ${shipLabel(view, one.carrier)}` : deployWords(one, id, view);

function deployWords({ edge, entry }: DeployWay, id: number, view: SecondState): string {
  const ship = view.ships[id];
  const shown = ship && shipCard(ship.card).chassis.dial[entry];
  const how = shown ? `${maneuver(shown.maneuver)} (${shown.difficulty})` : `maneuver ${entry + 1}`;
  return `deploy from the ${edge}: ${how}`;
}
