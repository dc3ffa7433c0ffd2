/** Obstacles and tokens of Armada as they are drawn. */

import { type ArmadaState, hullLeftOf, OBSTACLES, placedObstacles } from '@firing-arc/armada/engine';
import type { ShownThing } from '../../shown/table.ts';
import { say, words } from './names.ts';

const LOOKS: Readonly<Record<string, { readonly look: string; readonly letter: string }>> = {
  'asteroid field': { look: 'asteroid', letter: 'A' },
  'debris field': { look: 'debris', letter: 'D' },
  station: { look: 'station', letter: 'S' },
  'dust field': { look: 'gascloud', letter: 'F' },
  'gravity rift': { look: 'gascloud', letter: 'G' },
  purrgil: { look: 'asteroid', letter: 'P' },
  exogorth: { look: 'asteroid', letter: 'E' },
};

export const obstacleOutline = (outline: string): readonly number[] => OBSTACLES[outline]?.points ?? [];

/** A round token: nobody measured it, so this is only how it is drawn. */
export const TOKEN_OUTLINE: readonly number[] = Array.from(
  { length: 12 },
  (_, i) => (i * Math.PI) / 6,
).flatMap((turn) => [11 * Math.sin(turn), 11 * Math.cos(turn)]);

export const obstacleKey = (id: number): string => `obstacle ${id}`;
export const tokenKey = (id: number): string => `token ${id}`;

/** An obstacle's name, with the hull that a station has left where it can be attacked. */
export function obstacleTitle(view: ArmadaState, id: number): string {
  const station = words.obstacle(view, id);
  const obstacle = view.obstacles[id];
  const hull = obstacle?.type === 'station' ? hullLeftOf(view, obstacle) : Number.POSITIVE_INFINITY;
  return Number.isFinite(hull) ? say().stationHull({ station, hull }) : station;
}

/** What lies on the table beside objective tokens, with the sign that is drawn on it. */
const TOKENS = {
  mine: { title: 'mine', sign: 'M' },
  targeting: { title: 'targetingToken', sign: '⌖' },
  grav: { title: 'gravToken', sign: 'G' },
  corona: { title: 'corona', sign: '☀' },
} as const;
const OBJECTIVE_TOKEN = { title: 'objectiveToken', sign: '★' } as const;

const tokenOf = (kind: string): (typeof TOKENS)[keyof typeof TOKENS] | typeof OBJECTIVE_TOKEN =>
  Object.hasOwn(TOKENS, kind) ? TOKENS[kind as keyof typeof TOKENS] : OBJECTIVE_TOKEN;

/** What a token on the table is called. */
export const tokenTitle = (kind: string): string => say()[tokenOf(kind).title];

/** What a token does: by itself, by the cards that placed it, or by the objective. */
function saidOf(view: ArmadaState, kind: string, player: number): Pick<ShownThing, 'says'> {
  const cards = kind === 'grav' ? gravCards(view, player) : [view.objective];
  const says = words.tokenText(kind) ?? cards.map((id) => words.cardText(id) ?? '').join(' ');
  return says === '' ? {} : { says };
}

const gravCards = ({ ships }: ArmadaState, player: number): readonly string[] =>
  ['g7x-grav-well-projector', 'grav-shift-reroute'].filter((card) =>
    ships.some((ship) => ship.player === player && ship.upgrades.some(({ id }) => id === card)),
  );

export function thingsOf(view: ArmadaState): readonly ShownThing[] {
  const obstacles = placedObstacles(view).map(({ id, outline, type, x, y, facing }): ShownThing => {
    const { look, letter } = LOOKS[type] ?? { look: 'gascloud', letter: 'O' };
    return {
      key: obstacleKey(id),
      kind: look,
      model: type,
      player: -1,
      outline: obstacleOutline(outline),
      at: { x, y, facing },
      title: obstacleTitle(view, id),
      text: `${letter}${id + 1}`,
      size: 0.8,
    };
  });
  const tokens = view.markers
    .filter(({ ship }) => ship < 0)
    .map(
      ({ id, player, kind, x, y }): ShownThing => ({
        key: tokenKey(id),
        kind: 'objective',
        model: kind,
        player,
        outline: TOKEN_OUTLINE,
        at: { x, y, facing: 0 },
        title: tokenTitle(kind),
        text: tokenOf(kind).sign,
        ...saidOf(view, kind, player),
        size: 0.8,
      }),
    );
  return [...obstacles, ...tokens];
}
