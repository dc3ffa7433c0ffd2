import { plural } from '@firing-arc/words/english';
import { type Maneuver, type ObstacleType, obstacleOutline } from '../../../common/index.ts';
import type { BombWay } from '../../bombs/ways.ts';
import type { ManeuverDifficulty } from '../../cards/index.ts';
import type { BoostWay, DecloakMove, Edge, PerformedAction, RollWay, TractorMove } from '../../questions.ts';
import type { FirstState, Token } from '../../state.ts';

export * from '../../../common/words/english/grammar.ts';

export {
  cardName,
  cardNamed,
  conditionName as condition,
  damageCard,
  upgradeName as upgrade,
} from '../labels.ts';

/** The game's terms in English. */

const TOKEN_NAMES: Readonly<Record<Token, string>> = {
  focus: 'focus',
  evade: 'evade',
  stress: 'stress',
  ion: 'ion',
  cloak: 'cloak',
  'weapons-disabled': 'weapons disabled',
  'reinforce-fore': 'fore reinforce',
  'reinforce-aft': 'aft reinforce',
  jam: 'jam',
  'tractor-beam': 'tractor beam',
  energy: 'energy',
};

/** "focus"; with a count "2 focus tokens". */
export const token = (name: Token, count?: number): string =>
  count === undefined ? TOKEN_NAMES[name] : plural(count, `${TOKEN_NAMES[name]} token`);

const ACTIONS: Readonly<Record<PerformedAction, string>> = {
  'barrel-roll': 'barrel roll',
  boost: 'boost',
  cloak: 'cloak',
  coordinate: 'coordinate',
  evade: 'evade',
  focus: 'focus',
  jam: 'jam',
  recover: 'recover',
  reinforce: 'reinforce',
  reload: 'reload',
  'rotate-arc': 'rotate arc',
  slam: 'SLAM',
  'target-lock': 'target lock',
  'damage-card': 'damage card',
  bomb: 'bomb',
  card: 'card',
  mission: 'mission',
};

export const action = (name: PerformedAction): string => ACTIONS[name];

/** An action's name if the word is one. */
export const actionNamed = (word: string): string | undefined =>
  Object.entries(ACTIONS).find(([name]) => name === word)?.[1];

export const difficulty = (color: ManeuverDifficulty): string => color;

const BEARINGS: Readonly<Record<Maneuver['bearing'], string>> = {
  straight: 'straight',
  bank: 'bank',
  turn: 'turn',
  koiogran: 'Koiogran turn',
  segnor: 'Segnor’s Loop',
  tallon: 'Tallon Roll',
  stationary: 'stationary',
  'reverse-straight': 'reverse straight',
  'reverse-bank': 'reverse bank',
  'sideslip-bank': 'sideslip bank',
  'sideslip-turn': 'sideslip turn',
};

/** "3 bank left", "4 Koiogran turn", "0 stationary". */
export function maneuver({ speed, bearing, direction }: Maneuver): string {
  const way = direction === 'straight' ? '' : ` ${direction}`;
  return `${speed} ${BEARINGS[bearing]}${way}`;
}

const FACES: Readonly<Record<string, string>> = {
  hit: 'hit',
  crit: 'critical hit',
  focus: 'focus',
  blank: 'blank',
  evade: 'evade',
};

export const face = (name: string): string => FACES[name] ?? name;

/** "2 hits, focus, blank" in the order the player cares for; "no dice" when there are none. */
export function faces(shown: readonly string[]): string {
  const parts = ['crit', 'hit', 'evade', 'focus', 'blank'].flatMap((name) => {
    const count = shown.filter((other) => other === name).length;
    if (count === 0) return [];
    return [count === 1 ? face(name) : name === 'focus' ? `${count} focus` : `${count} ${face(name)}s`];
  });
  return parts.length === 0 ? 'no dice' : parts.join(', ');
}

const PHASES: Readonly<Record<string, string>> = {
  setup: 'Setup',
  planning: 'Planning phase',
  activation: 'Activation phase',
  combat: 'Combat phase',
  end: 'End phase',
};

export const phase = (name: string): string => PHASES[name] ?? name;

export const player = (number: number): string => (number < 0 ? 'nobody' : `Player ${number + 1}`);

const OBSTACLES: Readonly<Partial<Record<ObstacleType, string>>> = {
  asteroid: 'asteroid',
  debris: 'debris cloud',
};

/** "asteroid 3": all obstacles of a game are counted through. */
export function obstacle(view: FirstState, id: number): string {
  const known = obstacleOutline(view.obstacles[id]?.outline ?? '');
  return `${(known && OBSTACLES[known.type]) ?? 'obstacle'} ${id + 1}`;
}

const BOMBS: Readonly<Record<string, string>> = {
  protonbomb: 'proton bomb',
  seismiccharge: 'seismic charge',
  proximitymine: 'proximity mine',
  ionbomb: 'ion bomb',
  thermaldetonator: 'thermal detonator',
  bomblet: 'bomblet',
  connernet: 'Conner net',
  clustermine: 'cluster mine',
  'clustermine-side': 'cluster mine',
};

export const bomb = (kind: string): string => BOMBS[kind] ?? 'bomb';

/** "3 turn left template behind it". */
export function bombWay({ guides, speed, shape, direction }: BombWay): string {
  const side = shape === 'straight' ? '' : ` ${direction}`;
  return `${speed} ${shape}${side} template ${guides === 'front' ? 'ahead of it' : 'behind it'}`;
}

const EDGES: Readonly<Record<Edge, string>> = {
  near: 'the near edge',
  far: 'the far edge',
  left: 'the left edge',
  right: 'the right edge',
};

export const edge = (name: Edge): string => EDGES[name];

const MOVES: Readonly<Record<DecloakMove, string>> = {
  'roll-left': 'roll to the left',
  'roll-right': 'roll to the right',
  boost: 'boost straight ahead',
  'roll-left-forward': 'roll to the left, bent forward',
  'roll-left-back': 'roll to the left, bent back',
  'roll-right-forward': 'roll to the right, bent forward',
  'roll-right-back': 'roll to the right, bent back',
  'boost-left': 'boost to the left',
  'boost-right': 'boost to the right',
};

const ROLLED = { long: ' by the 2 straight', forward: ' bent forward', back: ' bent back' } as const;
/** "left", "right bent forward". */
export const rollWay = ({ side, by }: RollWay): string => `${side}${by ? ROLLED[by] : ''}`;

/** "turn left". */
export const boostWay = (way: BoostWay): string => way.replace('turn-', 'turn ');

const QUARTERS = ['ahead', 'to the right', 'to the rear', 'to the left'];
/** Where a mobile arc points. */
export const quarter = (arc: number): string => QUARTERS[arc] ?? 'nowhere';

const PULLS: Readonly<Record<TractorMove, string>> = {
  'roll-left': 'roll it to the left',
  'roll-right': 'roll it to the right',
  boost: 'boost it straight ahead',
};
export const tractorMove = (move: TractorMove): string => PULLS[move];

export const decloakMove = (move: DecloakMove): string => MOVES[move];
