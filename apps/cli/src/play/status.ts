import {
  chassisOf,
  DAMAGE_DECK,
  difficultyText,
  hasDoubleTurret,
  hullRemaining,
  initiativeOf,
  inPlay,
  maneuverText,
  playerText,
  type SecondState,
  type Ship,
  shipCard,
  shipLabel,
  TOKENS,
  tokenText,
  turretText,
} from '@firing-arc/xwing/second';
import { shipLetter } from './board.ts';

/** Both sides with their points, and every ship of the game in a line: what a player may know of them. */
export function statusText(view: SecondState): string {
  return view.players
    .map((side, player) => {
      const first = view.firstPlayer === player ? ', first player' : '';
      const head = `${playerText(player)}, ${side.name}: ${side.points} points${first}`;
      const ships = view.ships.filter((ship) => ship.player === player);
      return [head, ...ships.map((ship) => `  ${shipLetter(view, ship)}  ${shipLine(view, ship)}`)].join(
        '\n',
      );
    })
    .join('\n');
}

function shipLine(view: SecondState, ship: Ship): string {
  const name = `${shipLabel(view, ship.id)} (${chassisOf(ship.card)?.name ?? ship.card}, initiative ${initiativeOf(ship)})`;
  if (!inPlay(ship)) return `${name}: ${ship.place === 'removed' ? 'gone' : 'waits to deploy'}`;
  const { chassis, pilot } = shipCard(ship.card);
  const parts = [
    `at ${Math.round(ship.x)} ${Math.round(ship.y)} ${Math.round(ship.facing)}`,
    `hull ${Math.max(0, hullRemaining(ship))}/${chassis.hull}`,
    ...(chassis.shields > 0 ? [`shields ${ship.shields}/${chassis.shields}`] : []),
    ...(pilot.charges ? [`charges ${ship.charges}/${pilot.charges.limit}`] : []),
    ...(ship.turret < 0 ? [] : [`turret ${turretText(ship.turret, hasDoubleTurret(ship.card))}`]),
    ...TOKENS.flatMap((token) => (ship.tokens[token] > 0 ? [tokenText(token, ship.tokens[token])] : [])),
    ...locks(view, ship),
    ...ship.damage.flatMap((card) => (card.up ? (DAMAGE_DECK[card.kind]?.name ?? []) : [])),
    ...(ship.dial >= 0 ? [dial(ship)] : []),
  ];
  return `${name}: ${parts.join(', ')}`;
}

const locks = (view: SecondState, ship: Ship): readonly string[] =>
  view.locks
    .filter((lock) => lock.by === ship.id)
    .map(({ kind, on }) => `lock on ${kind === 'ship' ? shipLabel(view, on) : `obstacle ${on + 1}`}`);

function dial(ship: Ship): string {
  const { maneuver, difficulty } = shipCard(ship.card).chassis.dial[ship.dial]!;
  const hidden = ship.revealed ? '' : ', not revealed';
  return `dial ${maneuverText(maneuver)} (${difficultyText(difficulty)}${hidden})`;
}
