import type { Incomplete } from '@firing-arc/words';
import { counted, de } from '@firing-arc/words/spanish';
import { SHARED_EVENTS, SHARED_OPTIONS, SHARED_QUESTIONS } from '../../../common/words/spanish/phrases.ts';
import type { Phrases } from '../phrases.ts';
import * as terms from './terms.ts';

/** What is translated into Spanish: what a player meets first. */
export const SPANISH_PHRASES: Incomplete<Phrases> = {
  terms,
  events: {
    ...SHARED_EVENTS,
    squad: ({ player }, { points }) => `el escuadrón ${de(player)} cuesta ${counted(points, 'punto')}`,
    initiative: ({ player }) => `${player} tiene la iniciativa`,
    edge: ({ player, edge }) => `${player} toma ${edge}`,
    maneuver: ({ ship, maneuver, overlapped }) =>
      `${ship} ejecuta ${maneuver}${overlapped ? `, detenida por ${overlapped}` : ''}`,
    attack: ({ attacker, defender, weapon }, { range }) =>
      `${attacker} ataca a ${defender} a alcance ${range} (${weapon || 'armamento principal'})`,
    'game-over': ({ winner, winners }) =>
      winners || winner ? `${winners || winner} gana la partida` : 'la partida acaba en empate',
  },
  questions: {
    ...SHARED_QUESTIONS,
    initiative: '¿Quién tiene la iniciativa?',
    'choose-edge': '¿Qué borde del área de juego es el tuyo?',
    action: ({ ship }, { because }) =>
      `${ship}: elige una acción${because === 'xwing1:actions.1' ? '' : ' gratuita'}.`,
    'choose-combat': 'Elige una nave para atacar.',
  },
  options: { ...SHARED_OPTIONS, none: 'ninguna', done: 'listo', primaryWeapon: 'su armamento principal' },
  refusals: { notAllowed: 'las reglas no lo permiten' },
};
