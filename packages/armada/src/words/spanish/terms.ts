import { de } from '@firing-arc/words/spanish';
import type { Command } from '../../cards/index.ts';
import type { Zone } from '../../geometry/index.ts';

/** The game's terms in Spanish, as far as they are translated. */

const COMMANDS: Readonly<Record<Command, string>> = {
  navigate: 'navegación',
  squadron: 'escuadrón',
  repair: 'reparación',
  'concentrate-fire': 'concentrar fuego',
};
export const command = (name: Command): string => COMMANDS[name];

const ZONES: Readonly<Record<Zone, string>> = {
  front: 'zona frontal',
  left: 'zona izquierda',
  right: 'zona derecha',
  rear: 'zona trasera',
  'left-auxiliary': 'zona auxiliar izquierda',
  'right-auxiliary': 'zona auxiliar derecha',
};
export const zone = (name: Zone): string => ZONES[name];
export const theZone = (name: Zone): string => `la ${ZONES[name]}`;
export const zoneOf = (name: Zone, ship: string): string => `la ${ZONES[name]} ${de(ship)}`;

const PHASES: Readonly<Record<string, string>> = {
  setup: 'la preparación',
  command: 'la fase de mando',
  ship: 'la fase de naves',
  squadron: 'la fase de escuadrones',
  status: 'la fase de estado',
  end: 'el final de la partida',
};
export const phase = (name: string): string => PHASES[name] ?? name;

export const player = (number: number): string => (number < 0 ? 'nadie' : `Jugador ${number + 1}`);

export { list, sentence } from '@firing-arc/words/spanish';
