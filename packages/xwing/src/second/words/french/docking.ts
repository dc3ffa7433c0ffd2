import type { DockingCard } from '../../docking/cards.ts';
import type { DockEvent } from '../../docking/events.ts';
import type { DockQuestion } from '../../docking/questions.ts';
import type { SecondState } from '../../state.ts';
import { shipLabel, typeName, upgradeName } from '../labels.ts';
import { de, list } from './grammar.ts';

/** From where a ship deploys. */
export const EDGES = {
  front: 'par l’avant',
  rear: 'par l’arrière',
  left: 'par la gauche',
  right: 'par la droite',
} as const;

/** What a card says about docking. */
export function dockingText(card: DockingCard): string {
  if (card.kind === 'starts-docked') {
    return `Son escadron doit comprendre le vaisseau équipé de ${upgradeName(card.title)}, et ce vaisseau commence la partie amarré à lui.`;
  }
  if (card.kind === 'takes-over') {
    return `Ce vaisseau ne se déploie que si son transporteur est perdu. Il prend alors le nom, l’initiative, la capacité de pilote et les charges de vaisseau du vaisseau allié détruit équipé de ${upgradeName(card.title)}.`;
  }
  if (card.kind === 'docks-nearby')
    return `Ce vaisseau peut s’amarrer à portée 0-${card.range} de son transporteur.`;
  const { ships, limit, edges } = card;
  const who =
    ships === 'small'
      ? limit === 1
        ? 'petit vaisseau'
        : 'petits vaisseaux'
      : list(ships.map(typeName), 'ou');
  const [only, ...more] = edges;
  const from = only && more.length === 0 ? ` Le déploiement ne se fait que ${EDGES[only]}.` : '';
  return limit === 1
    ? `1 ${who} peut s’amarrer à ce vaisseau.${from}`
    : `Jusqu’à ${limit} ${who} peuvent s’amarrer à ce vaisseau.${from}`;
}

/** What happens in docking, in words. */
export function dockEvent(told: DockEvent, view: SecondState): string {
  const ship = shipLabel(view, told.ship);
  const carrier = shipLabel(view, told.carrier);
  switch (told.kind) {
    case 'docked':
      return `${ship} s’amarre à ${carrier}`;
    case 'deployed':
      return `${ship} se déploie ${EDGES[told.edge]} ${de(carrier)}`;
    case 'restored':
      return `${ship} est remis à neuf à bord ${de(carrier)}`;
    case 'deploy-failed':
      return `${ship} ne trouve pas de place pour se déployer et reste amarré à ${carrier}`;
  }
}

/** What is asked about docking, in words. */
export function dockQuestion(asked: DockQuestion, view: SecondState): string {
  const ship = shipLabel(view, asked.ship);
  switch (asked.kind) {
    case 'start-docked':
      return `${ship} commence-t-il amarré ?`;
    case 'dock-instead':
      return `${ship} a percuté ${shipLabel(view, asked.carrier)} : s’y amarre-t-il ?`;
    case 'emergency-deploy':
      return `Le transporteur ${de(ship)} est perdu : se déploie-t-il, pour 1 dégât critique ?`;
    case 'deploy-maneuver':
      return `Avec quelle manœuvre ${ship} se déploie-t-il ?`;
  }
}
