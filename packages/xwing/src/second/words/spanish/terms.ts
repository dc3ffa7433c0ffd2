import {
  SHARED_ACTIONS,
  SHARED_PHASES,
  SHARED_TOKENS,
  tokenIn,
} from '../../../common/words/spanish/terms.ts';
import type { ActionName } from '../../cards/chassis.ts';
import type { ScenarioAction } from '../../scenarios/scenario.ts';
import type { Token } from '../../state.ts';

export { list, sentence, sentence as spaced } from '@firing-arc/words/spanish';
export { difficulty, face, faces, maneuver, obstacle, player } from '../../../common/words/spanish/terms.ts';

/** The game's terms in Spanish, as far as they are translated. */

const TOKENS: Readonly<Record<Token, string>> = {
  ...SHARED_TOKENS,
  calculate: 'cálculo',
  disarm: 'desarme',
  tractor: 'tracción',
  strain: 'desgaste',
  deplete: 'agotamiento',
};
export const token = tokenIn(TOKENS);

type Action = ActionName | ScenarioAction | 'repair' | 'card';

const ACTIONS: Readonly<Record<Action, string>> = {
  ...SHARED_ACTIONS,
  calculate: 'calcular',
  lock: 'fijar blanco',
  rotate: 'rotar',
  repair: 'reparar',
  tow: 'remolcar',
  scramble: 'interferir la señal',
  transmit: 'transmitir',
};
export const action = (name: Action): string => ACTIONS[name];

/** An action's name if the word is one. */
export const actionNamed = (word: string): string | undefined =>
  Object.entries(ACTIONS).find(([name]) => name === word)?.[1];

const PHASES: Readonly<Record<string, string>> = {
  ...SHARED_PHASES,
  system: 'la fase de sistemas',
  engagement: 'la fase de enfrentamiento',
};
export const phase = (name: string): string => PHASES[name] ?? name;

const ARCS: Readonly<Record<string, string>> = {
  front: 'arco delantero',
  rear: 'arco trasero',
  left: 'arco izquierdo',
  right: 'arco derecho',
  bullseye: 'arco de diana',
  'full-front': 'arco delantero completo',
  'full-rear': 'arco trasero completo',
};
export const arc = (name: string): string => ARCS[name] ?? name;
