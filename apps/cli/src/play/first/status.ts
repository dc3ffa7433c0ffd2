import {
  conditionText,
  damageCardText,
  damageOn,
  deckKinds,
  difficultyText,
  type FirstState,
  hullOf,
  inPlay,
  isDocked,
  maneuverText,
  playerText,
  quarterText,
  type Ship,
  scoreOf,
  shieldsOf,
  shipLabel,
  skillOf,
  TOKENS,
  tokenText,
  typeOf,
  upgradeText,
} from '@firing-arc/xwing/first';
import { shipLetter } from './board.ts';

/** Both sides with the points they have destroyed, and every ship in a line: what a player may know of them. */
export function statusText(view: FirstState): string {
  return view.players
    .map((side, player) => {
      const initiative = view.initiative === player ? ', initiative' : '';
      const head = `${playerText(player)}, ${side.name}: ${scoreOf(view, player)} points destroyed${initiative}`;
      const ships = view.ships.filter((ship) => ship.player === player);
      return [head, ...ships.map((ship) => `  ${shipLetter(view, ship)}  ${shipLine(view, ship)}`)].join(
        '\n',
      );
    })
    .join('\n');
}

function shipLine(view: FirstState, ship: Ship): string {
  const name = `${shipLabel(view, ship.id)} (${typeOf(ship).name}, pilot skill ${skillOf(ship)})`;
  if (isDocked(ship)) return `${name}: docked with ${shipLabel(view, ship.carrier)}`;
  if (!inPlay(ship)) return `${name}: ${ship.place === 'removed' ? 'gone' : 'waits to be placed'}`;
  const hull = hullOf(ship);
  const shields = shieldsOf(ship);
  const parts = [
    `at ${Math.round(ship.x)} ${Math.round(ship.y)} ${Math.round(ship.facing)}`,
    `hull ${Math.max(0, hull - damageOn(view, ship))}/${hull}`,
    ...(shields > 0 ? [`shields ${ship.shields}/${shields}`] : []),
    ...ship.upgrades.map(({ id, discarded }) => `${upgradeText(id)}${discarded ? ' (discarded)' : ''}`),
    ...(ship.arc >= 0 ? [`mobile arc ${quarterText(ship.arc)}`] : []),
    ...ship.conditions.map(({ id }) => conditionText(id)),
    ...TOKENS.flatMap((token) => (ship.tokens[token] > 0 ? [tokenText(token, ship.tokens[token])] : [])),
    ...view.locks.filter(({ by }) => by === ship.id).map(({ on }) => `target lock on ${shipLabel(view, on)}`),
    ...faceupCards(view, ship),
    ...(ship.dial >= 0 ? [dial(ship)] : []),
  ];
  return `${name}: ${parts.join(', ')}`;
}

const faceupCards = (view: FirstState, ship: Ship): readonly string[] =>
  ship.damage.flatMap(({ up, kind }) => {
    const card = up ? deckKinds(view)[kind] : undefined;
    return card ? [damageCardText(card.name)] : [];
  });

function dial(ship: Ship): string {
  const entry = typeOf(ship).dial[ship.dial];
  if (!entry) return 'dial set';
  const hidden = ship.revealed ? '' : ', not revealed';
  return `dial ${maneuverText(entry.maneuver)} (${difficultyText(entry.difficulty)}${hidden})`;
}
