import {
  SHARED_ACTIONS,
  SHARED_PHASES,
  SHARED_TOKENS,
  tokenIn,
} from '../../../common/words/spanish/terms.ts';
import type { Edge, PerformedAction } from '../../questions.ts';
import type { Token } from '../../state.ts';

export { list, sentence, sentence as spaced } from '@firing-arc/words/spanish';
export { difficulty, face, faces, maneuver, obstacle, player } from '../../../common/words/spanish/terms.ts';

/** The game's terms in Spanish, as far as they are translated. */

const TOKENS: Readonly<Record<Token, string>> = {
  ...SHARED_TOKENS,
  'weapons-disabled': 'armas inutilizadas',
  'tractor-beam': 'rayo tractor',
  energy: 'energía',
};
export const token = tokenIn(TOKENS);

const ACTIONS: Readonly<Record<PerformedAction, string>> = {
  ...SHARED_ACTIONS,
  recover: 'recuperar',
  'rotate-arc': 'rotar el arco',
  'target-lock': 'blanco fijado',
  'damage-card': 'acción de una carta de daño',
  bomb: 'bomba',
  mission: 'acción de la misión',
};
export const action = (name: PerformedAction): string => ACTIONS[name];

/** An action's name if the word is one. */
export const actionNamed = (word: string): string | undefined =>
  Object.entries(ACTIONS).find(([name]) => name === word)?.[1];

const PHASES: Readonly<Record<string, string>> = { ...SHARED_PHASES, combat: 'la fase de combate' };
export const phase = (name: string): string => PHASES[name] ?? name;

const EDGES: Readonly<Record<Edge, string>> = {
  near: 'el borde cercano',
  far: 'el borde lejano',
  left: 'el borde izquierdo',
  right: 'el borde derecho',
};
export const edge = (name: Edge): string => EDGES[name];
