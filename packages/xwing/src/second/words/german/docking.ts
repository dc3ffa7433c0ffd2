import type { DockingCard } from '../../docking/cards.ts';
import type { DockEvent } from '../../docking/events.ts';
import type { DockQuestion } from '../../docking/questions.ts';
import type { SecondState } from '../../state.ts';
import { shipLabel, typeName, upgradeName } from '../labels.ts';
import { list } from './grammar.ts';

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
    ships === 'small'
      ? limit === 1
        ? 'kleines Schiff'
        : 'kleine Schiffe'
      : list(ships.map(typeName), 'oder');
  const [only, ...more] = edges;
  const from = only && more.length === 0 ? ` Abgedockt wird nur ${EDGES[only]}.` : '';
  return limit === 1
    ? `1 ${who} kann an dieses Schiff andocken.${from}`
    : `Bis zu ${limit} ${who} können an dieses Schiff andocken.${from}`;
}

/** What happens in docking, in words. */
export function dockEvent(told: DockEvent, view: SecondState): string {
  const ship = shipLabel(view, told.ship);
  const carrier = shipLabel(view, told.carrier);
  switch (told.kind) {
    case 'docked':
      return `${ship} dockt an ${carrier} an`;
    case 'deployed':
      return `${ship} dockt ${EDGES[told.edge]} von ${carrier} ab`;
    case 'restored':
      return `${ship} wird an Bord von ${carrier} wiederhergestellt`;
    case 'deploy-failed':
      return `${ship} findet keinen Platz zum Abdocken und bleibt an ${carrier}`;
  }
}

/** What is asked about docking, in words. */
export function dockQuestion(asked: DockQuestion, view: SecondState): string {
  const ship = shipLabel(view, asked.ship);
  switch (asked.kind) {
    case 'start-docked':
      return `Beginnt ${ship} angedockt?`;
    case 'dock-instead':
      return `${ship} ist gegen ${shipLabel(view, asked.carrier)} geflogen: Dockt es an?`;
    case 'emergency-deploy':
      return `Der Träger von ${ship} ist verloren: Dockt es ab, für 1 Kritschaden?`;
    case 'deploy-maneuver':
      return `Mit welchem Manöver dockt ${ship} ab?`;
  }
}
