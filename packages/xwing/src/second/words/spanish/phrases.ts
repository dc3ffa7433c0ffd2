import type { Incomplete } from '@firing-arc/words';
import { counted } from '@firing-arc/words/spanish';
import { SHARED_EVENTS, SHARED_OPTIONS, SHARED_QUESTIONS } from '../../../common/words/spanish/phrases.ts';
import type { Phrases } from '../phrases.ts';
import * as terms from './terms.ts';

/** What is translated into Spanish: what a player meets first. */
export const SPANISH_PHRASES: Incomplete<Phrases> = {
  terms,
  events: {
    ...SHARED_EVENTS,
    points: ({ player }, { points, total }) =>
      `${player} gana ${counted(points, 'punto')} de misión y tiene ${total}`,
    maneuver: ({ ship, maneuver, overlapped }, { executed }) =>
      `${ship} ejecuta ${maneuver}${executed === 'fully' ? '' : `, solo en parte por ${overlapped}`}`,
    engages: ({ ship }) => `${ship} se enfrenta`,
    attack: ({ attacker, defender, weapon, arc }, { range }) =>
      `${attacker} ataca a ${defender} a alcance ${range} (${weapon}${arc})`,
    rolled: ({ ship, faces }) => `${ship} saca ${faces}`,
    'lock-spent': ({ ship, on }) => `${ship} gasta su blanco fijado sobre ${on}`,
    coordinated: ({ ship, other }) => `${ship} coordina a ${other}`,
    'game-over': (_, { winner, winners }) => {
      if (winner < 0) return 'la partida acaba en empate';
      return winners
        ? `${terms.list(winners.map(terms.player))} ganan la partida`
        : `${terms.player(winner)} gana la partida`;
    },
  },
  questions: {
    anAttack: 'El ataque',
    attackOf: (attacker, defender) => `${attacker} ataca a ${defender}`,
    performing: (ship) => `${ship}: elige una acción.`,
    asked: {
      ...SHARED_QUESTIONS,
      'place-marker': ({ marker }) => `Coloca ${marker}.`,
      'choose-engagement': 'Elige una nave para el enfrentamiento.',
      'choose-system': '¿Qué nave actúa ahora en la fase de sistemas?',
      system: ({ ship }) => `¿Qué hace ${ship} en la fase de sistemas?`,
      'jam-target': ({ ship }) => `¿A qué nave interfiere ${ship}?`,
      'reinforce-side': ({ ship }) => `¿Qué lado refuerza ${ship}?`,
    },
  },
  options: {
    ...SHARED_OPTIONS,
    nobody: 'nadie',
    nothing: 'ninguno de los dos',
    nothingMore: 'nada más',
    notAtAll: 'de ningún modo',
    leaveDice: 'dejar los dados como están',
    stay: 'quedarse',
    side: { fore: 'delante', aft: 'detrás' },
    way: { left: 'izquierda', straight: 'recto', right: 'derecha' },
  },
  refusals: { notAllowed: 'las reglas no lo permiten' },
};
