import {
  chargesOfUpgrade,
  chassisOf,
  controllerOf,
  DAMAGE_DECK,
  dialFor,
  difficultyText,
  hasDoubleTurret,
  hullOf,
  hullRemaining,
  initiativeOf,
  inPlay,
  isRemoteCard,
  maneuverText,
  markerLabel,
  playerText,
  type SecondState,
  type Ship,
  shieldsOf,
  shipCard,
  shipLabel,
  TOKENS,
  tokenText,
  turretText,
  type Upgrade,
  upgradeCard,
} from '@firing-arc/xwing/second';
import { shipLetter } from './board.ts';

/** Both sides with their points, and every ship of the game in a line: what a player may know of them. */
export function statusText(view: SecondState): string {
  return [sidesText(view), ...objectiveLines(view)].join('\n');
}

/** The scenario and its objectives, in a line each; nothing in a dogfight. */
function objectiveLines(view: SecondState): readonly string[] {
  if (!view.scenario) return [];
  const lines = view.markers.map((marker) => {
    const holder = controllerOf(view, marker);
    const where =
      marker.carrier >= 0
        ? `towed by ${shipLabel(view, marker.carrier)}`
        : marker.placed
          ? `at ${Math.round(marker.x)} ${Math.round(marker.y)}`
          : 'not on the table';
    return `  ${markerLabel(view, marker.id)}: ${where}${holder < 0 ? '' : `, ${playerText(holder)}`}`;
  });
  return [view.scenario.name, ...lines];
}

function sidesText(view: SecondState): string {
  return view.players
    .map((side, player) => {
      const first = view.firstPlayer === player ? ', first player' : '';
      const head = `${playerText(player)}, ${side.name}: ${side.points} points${first}`;
      const ships = view.ships.filter((ship) => ship.player === player && !isRemoteCard(ship));
      return [head, ...ships.map((ship) => `  ${shipLetter(view, ship)}  ${shipLine(view, ship)}`)].join(
        '\n',
      );
    })
    .join('\n');
}

function shipLine(view: SecondState, ship: Ship): string {
  const name = `${shipLabel(view, ship.id)} (${chassisOf(ship.card)?.name ?? ship.card}, initiative ${initiativeOf(ship)})`;
  if (!inPlay(ship)) return `${name}: ${ship.place === 'removed' ? 'gone' : 'waits to deploy'}`;
  const { pilot } = shipCard(ship.card);
  const parts = [
    `at ${Math.round(ship.x)} ${Math.round(ship.y)} ${Math.round(ship.facing)}`,
    `hull ${Math.max(0, hullRemaining(ship))}/${hullOf(ship)}`,
    ...(shieldsOf(ship) > 0 ? [`shields ${ship.shields}/${shieldsOf(ship)}`] : []),
    ...(pilot.charges ? [`charges ${ship.charges}/${pilot.charges.limit}`] : []),
    ...ship.upgrades.map(upgradeText),
    ...(ship.turret < 0 ? [] : [`turret ${turretText(ship.turret, hasDoubleTurret(ship.card))}`]),
    ...TOKENS.flatMap((token) => (ship.tokens[token] > 0 ? [tokenText(token, ship.tokens[token])] : [])),
    ...locks(view, ship),
    ...ship.damage.flatMap((card) => (card.up ? (DAMAGE_DECK[card.kind]?.name ?? []) : [])),
    ...(ship.dial >= 0 ? [dial(ship)] : []),
  ];
  return `${name}: ${parts.join(', ')}`;
}

function upgradeText(upgrade: Upgrade): string {
  const name = upgradeCard(upgrade.id)?.name ?? upgrade.id;
  const charges = chargesOfUpgrade(upgrade);
  return charges ? `${name} ${upgrade.charges}/${charges.limit}` : name;
}

const locks = (view: SecondState, ship: Ship): readonly string[] =>
  view.locks
    .filter((lock) => lock.by === ship.id)
    .map(({ kind, on }) => `lock on ${kind === 'ship' ? shipLabel(view, on) : `obstacle ${on + 1}`}`);

function dial(ship: Ship): string {
  const { maneuver, difficulty } = dialFor(ship)[ship.dial]!;
  const hidden = ship.revealed ? '' : ', not revealed';
  return `dial ${maneuverText(maneuver)} (${difficultyText(difficulty)}${hidden})`;
}
