import {
  type ArmadaState,
  cardOf,
  cardText,
  commandText,
  damageCardText,
  damageName,
  inPlay,
  isActivated,
  mostShields,
  objectiveText,
  playerText,
  type Ship,
  type Squadron,
  scoreOf,
  shipLabel,
  squadronCardOf,
  squadronLabel,
  upgradeText,
  zonesOf,
} from '@firing-arc/armada';
import { SQUADRON_MARKS, shipLetter } from './board.ts';

/** Both sides with their scores, every ship and squadron in a line: what a player may know of them. */
export function statusText(view: ArmadaState): string {
  const objective =
    view.objective === ''
      ? []
      : [`Objective: ${objectiveText(view.objective)}`, `  ${cardText(view.objective) ?? ''}`];
  const sides = view.players.flatMap((side, player) => {
    const first = view.first === player ? ', first player' : '';
    const passes = side.passTokens > 0 ? `, pass tokens ${side.passTokens}` : '';
    const victory = side.victoryTokens > 0 ? `, victory tokens ${side.victoryTokens}` : '';
    const score = `${scoreOf(view, player)} points`;
    return [
      `${playerText(player)}, ${side.name}: ${score}${first}${passes}${victory}`,
      ...view.ships.filter((ship) => ship.player === player).map((ship) => `  ${shipLine(view, ship)}`),
      ...view.squadrons
        .filter((squadron) => squadron.player === player)
        .map((squadron) => `  ${SQUADRON_MARKS[player]}  ${squadronLine(view, squadron)}`),
    ];
  });
  return [...objective, ...sides].join('\n');
}

const PLACES = { reserve: 'waits to be deployed', 'set-aside': 'set aside', destroyed: 'destroyed' } as const;

const at = (...numbers: readonly number[]): string => `at ${numbers.map((one) => Math.round(one)).join(' ')}`;

function shipLine(view: ArmadaState, ship: Ship): string {
  const name = `${shipLetter(view, ship)}  ${shipLabel(view, ship.id)}`;
  if (!inPlay(ship)) return `${name}: ${PLACES[ship.place as keyof typeof PLACES]}`;
  const card = cardOf(ship);
  const shields = zonesOf(ship).map((zone) => `${zone} ${ship.shields[zone]}/${mostShields(ship, zone)}`);
  const parts = [
    at(ship.x, ship.y, ship.facing),
    `speed ${ship.speed}`,
    `hull ${card.hull - ship.damage.length}/${card.hull}`,
    `shields ${shields.join(' ')}`,
    tokens(ship.defense),
    ...list('dials', ship.dials.map(dialText)),
    ...list('command tokens', ship.tokens.map(commandText)),
    ...list('raid tokens', ship.raids.map(commandText)),
    ...ship.damage.flatMap(({ up, kind }) => (up ? [damageCardText(damageName(kind) ?? '')] : [])),
    ...ship.upgrades.map(({ id, side }) => `${upgradeText(id)}${side === 'readied' ? '' : ` (${side})`}`),
    ...(ship.activated ? ['activated'] : []),
  ];
  return `${name}: ${parts.filter(Boolean).join(', ')}`;
}

const dialText = (dial: Ship['dials'][number]): string => (dial === 'hidden' ? 'hidden' : commandText(dial));

const list = (name: string, entries: readonly string[]): readonly string[] =>
  entries.length === 0 ? [] : [`${name} ${entries.join(' + ')}`];

/** Defense tokens: exhausted ones in brackets, discarded ones left out. */
const tokens = (defense: Ship['defense']): string =>
  defense
    .filter(({ side }) => side !== 'discarded')
    .map(({ kind, side }) => (side === 'readied' ? kind : `(${kind})`))
    .join(' ');

function squadronLine(view: ArmadaState, squadron: Squadron): string {
  const name = squadronLabel(view, squadron.id);
  if (!inPlay(squadron)) return `${name}: ${PLACES[squadron.place as keyof typeof PLACES]}`;
  const parts = [
    at(squadron.x, squadron.y),
    `hull ${squadron.hull}/${squadronCardOf(squadron).hull}`,
    tokens(squadron.defense),
    ...(isActivated(view, squadron) ? ['activated'] : []),
  ];
  return `${name}: ${parts.filter(Boolean).join(', ')}`;
}
