import type { DockingCard } from '../../docking/cards.ts';
import { typeName, upgradeName } from '../labels.ts';
import { de, ou } from './grammar.ts';

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
    return `Son escadron doit comprendre le vaisseau équipé ${de(upgradeName(card.title))}, et ce vaisseau commence la partie amarré à lui.`;
  }
  if (card.kind === 'takes-over') {
    return `Ce vaisseau ne se déploie que si son transporteur est perdu. Il prend alors le nom, l’initiative, la capacité de pilote et les charges de vaisseau du vaisseau allié détruit équipé ${de(upgradeName(card.title))}.`;
  }
  if (card.kind === 'docks-nearby')
    return `Ce vaisseau peut s’amarrer à portée 0-${card.range} de son transporteur.`;
  const { ships, limit, edges } = card;
  const who =
    ships === 'small' ? (limit === 1 ? 'petit vaisseau' : 'petits vaisseaux') : ou(ships.map(typeName));
  const [only, ...more] = edges;
  const from = only && more.length === 0 ? ` Le déploiement ne se fait que ${EDGES[only]}.` : '';
  return limit === 1
    ? `1 ${who} peut s’amarrer à ce vaisseau.${from}`
    : `Jusqu’à ${limit} ${who} peuvent s’amarrer à ce vaisseau.${from}`;
}
