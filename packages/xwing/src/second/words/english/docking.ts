import type { DockingCard } from '../../docking/cards.ts';
import { typeName, upgradeName } from '../labels.ts';
import { or } from './card-terms.ts';

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
  const who = ships === 'small' ? `small ship${limit === 1 ? '' : 's'}` : or(ships.map(typeName));
  const from = edges.length === 1 ? ` They deploy from its ${edges[0]} guides only.` : '';
  return `${limit === 1 ? '1' : `Up to ${limit}`} ${who} can dock with this ship.${from}`;
}
