import type { DockingCard } from '../../docking/cards.ts';
import type { DockEvent } from '../../docking/events.ts';
import type { DockQuestion } from '../../docking/questions.ts';
import type { SecondState } from '../../state.ts';
import { shipLabel, typeName, upgradeName } from '../labels.ts';
import { list } from './terms.ts';

/** What a card says about docking. */
export function dockingText(card: DockingCard): string {
  if (card.kind === 'starts-docked') {
    return `Its squad must have the ship with ${upgradeName(card.title)}, and this ship begins the game docked with it.`;
  }
  if (card.kind === 'takes-over') {
    return `This ship deploys only when its carrier is lost. It then has the name, initiative, pilot ability and ship charges of the friendly destroyed ship with ${upgradeName(card.title)}.`;
  }
  if (card.kind === 'docks-nearby') return `This ship can dock at range 0-${card.range} of its carrier.`;
  const { ships, limit, edges } = card;
  const who = ships === 'small' ? `small ship${limit === 1 ? '' : 's'}` : list(ships.map(typeName), 'or');
  const from = edges.length === 1 ? ` They deploy from its ${edges[0]} guides only.` : '';
  return `${limit === 1 ? '1' : `Up to ${limit}`} ${who} can dock with this ship.${from}`;
}

/** What happens in docking, in words. */
export function dockEvent(told: DockEvent, view: SecondState): string {
  const ship = shipLabel(view, told.ship);
  const carrier = shipLabel(view, told.carrier);
  switch (told.kind) {
    case 'docked':
      return `${ship} docks with ${carrier}`;
    case 'deployed':
      return `${ship} deploys from the ${told.edge} of ${carrier}`;
    case 'restored':
      return `${ship} is made whole again aboard ${carrier}`;
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
