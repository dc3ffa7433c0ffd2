import { titled } from '@firing-arc/words';
import { list, plural } from '@firing-arc/words/english';
import type { Color, PoolDie, Reach } from '../../attack/dice.ts';
import type { Command, UpgradeIcon } from '../../cards/index.ts';
import type { DialOrToken } from '../../events.ts';
import type { Zone } from '../../geometry/index.ts';
import type { ArmadaState, ObstacleType } from '../../state.ts';
import { effectNameIn, partyIn, tokenLabelIn } from '../labels.ts';

/** The game's terms in English. */

const COMMANDS: Readonly<Record<Command, string>> = {
  navigate: 'navigate',
  squadron: 'squadron',
  repair: 'repair',
  'concentrate-fire': 'concentrate fire',
};
export const command = (name: Command | string): string => COMMANDS[name as Command] ?? name;

const DIAL_OR_TOKEN: Readonly<Record<DialOrToken, string>> = {
  dial: 'its dial',
  token: 'a token',
  both: 'its dial and a token',
};
export const dialOrToken = (how: DialOrToken): string => DIAL_OR_TOKEN[how];

const ZONES: Readonly<Record<Zone, string>> = {
  front: 'front',
  left: 'left',
  right: 'right',
  rear: 'rear',
  'left-auxiliary': 'left auxiliary',
  'right-auxiliary': 'right auxiliary',
};
export const zone = (name: Zone): string => `${ZONES[name]} zone`;
/** "the left zone of the frigate". */
export const zoneOf = (name: Zone, ship: string): string => `the ${zone(name)} of ${ship}`;
export const theZone = (name: Zone): string => `the ${zone(name)}`;

const REACHES: Readonly<Record<Reach, string>> = {
  close: 'close range',
  medium: 'medium range',
  long: 'long range',
  extreme: 'extreme range',
  'distance-1': 'distance 1',
  'distance-2': 'distance 2',
};
export const reach = (name: Reach): string => REACHES[name];

const FACES: Readonly<Record<string, string>> = {
  blank: 'blank',
  hit: 'hit',
  crit: 'critical',
  'double-hit': 'double hit',
  'hit-crit': 'hit and critical',
  accuracy: 'accuracy',
};
export const face = (name: string): string => FACES[name] ?? name;

/** "red hit". */
export const die = (shown: { readonly color: Color; readonly face: string }): string =>
  `${shown.color} ${face(shown.face)}`;

/** "red hit, blue accuracy" in the order of the pool; "no dice" when there are none. */
export const dice = (shown: readonly PoolDie[]): string =>
  shown.length === 0 ? 'no dice' : shown.map(die).join(', ');

/** "2 red, 1 blue". */
export function colors(shown: readonly Color[]): string {
  const parts = (['red', 'blue', 'black'] as const).flatMap((color) => {
    const count = shown.filter((one) => one === color).length;
    return count === 0 ? [] : [`${count} ${color}`];
  });
  return parts.length === 0 ? 'no dice' : list(parts);
}

const PHASES: Readonly<Record<string, string>> = {
  setup: 'Setup',
  command: 'Command Phase',
  ship: 'Ship Phase',
  squadron: 'Squadron Phase',
  status: 'Status Phase',
  end: 'the end of the game',
};
export const phase = (name: string): string => PHASES[name] ?? name;

export const player = (number: number): string => (number < 0 ? 'nobody' : `Player ${number + 1}`);

const OBSTACLES: Readonly<Record<ObstacleType, string>> = {
  'asteroid field': 'asteroid field',
  'debris field': 'debris field',
  station: 'station',
  'dust field': 'dust field',
  exogorth: 'exogorth',
  'gravity rift': 'gravity rift',
  purrgil: 'purrgil',
};

/** "asteroid field 3": all obstacles of a game are counted through. */
export function obstacle(view: ArmadaState, id: number): string {
  const known = view.obstacles[id];
  return `${known ? OBSTACLES[known.type] : 'obstacle'} ${id + 1}`;
}

/** "2 dust fields". */
export const obstacles = (kind: ObstacleType, count: number): string =>
  `${count} ${OBSTACLES[kind]}${count === 1 || kind === 'purrgil' ? '' : 's'}`;

/** " B near 1 CR90 Corvette", after the name of a token. */
export const tokenLabel = tokenLabelIn((ship) => `near ${ship}`);

export const party = partyIn(obstacle, (which) => `a mine${tokenLabel(which)}`);

/** "AI: battery", "swarm". */
export const keyword = (name: string): string => KEYWORDS[name] ?? name;
const KEYWORDS: Readonly<Record<string, string>> = {
  'ai-antisquadron': 'AI: anti-squadron',
  'ai-battery': 'AI: battery',
};

/** The name of an effect: of a card, or of a keyword. */
export const effect = effectNameIn(titled);

export const icon = (name: UpgradeIcon): string => name.replaceAll('-', ' ');

/** "2 clicks left, straight": what the joints of the tool do. */
export function clicks(joints: readonly number[]): string {
  if (joints.length === 0) return 'stay';
  return joints
    .map((click) => {
      if (click === 0) return 'straight';
      return `${plural(Math.abs(click), 'click')} ${click > 0 ? 'right' : 'left'}`;
    })
    .join(', ');
}

export const defenseToken = (kind: string): string => kind;

export { list, sentence } from '@firing-arc/words/english';
