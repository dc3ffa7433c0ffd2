import type { DockingCard } from '../../docking/cards.ts';
import { typeName, upgradeName } from '../labels.ts';
import { oder } from './grammar.ts';

/** From where a ship deploys. */
export const EDGES = { front: 'vorn', rear: 'hinten', left: 'links', right: 'rechts' } as const;

/** What a card says about docking. */
export function dockingText(card: DockingCard): string {
  if (card.kind === 'starts-docked') {
    return `Zu seiner Staffel muss das Schiff mit ${upgradeName(card.title)} gehören, und dieses Schiff beginnt das Spiel an ihm angedockt.`;
  }
  if (card.kind === 'takes-over') {
    return `Dieses Schiff dockt erst ab, wenn sein Träger verloren ist. Dann übernimmt es Namen, Initiative, Pilotenfähigkeit und Schiffsladungen des zerstörten befreundeten Schiffs mit ${upgradeName(card.title)}.`;
  }
  if (card.kind === 'docks-nearby')
    return `Dieses Schiff kann in Reichweite 0-${card.range} seines Trägers andocken.`;
  const { ships, limit, edges } = card;
  const who =
    ships === 'small' ? (limit === 1 ? 'kleines Schiff' : 'kleine Schiffe') : oder(ships.map(typeName));
  const [only, ...more] = edges;
  const from = only && more.length === 0 ? ` Abgedockt wird nur ${EDGES[only]}.` : '';
  return limit === 1
    ? `1 ${who} kann an dieses Schiff andocken.${from}`
    : `Bis zu ${limit} ${who} können an dieses Schiff andocken.${from}`;
}
