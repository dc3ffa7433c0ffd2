import type { Incomplete } from '@firing-arc/words';
import { counted, de, list } from '@firing-arc/words/spanish';
import type { Phrases } from '../phrases.ts';
import * as terms from './terms.ts';

/** What is translated into Spanish: what a player meets first. */
export const SPANISH_PHRASES: Incomplete<Phrases> = {
  terms,
  events: {
    fleet: ({ player, points }) => `la flota ${de(player)} cuesta ${counted(points, 'punto')}`,
    'first-player': ({ player }) => `${player} es el primer jugador`,
    objective: ({ objective }) => `el objetivo es ${objective}`,
    'obstacle-placed': ({ obstacle, player }) => `${player} coloca ${obstacle}`,
    'ship-deployed': ({ ship, speed }) => `${ship} se despliega a velocidad ${speed}`,
    'squadron-deployed': ({ squadron }) => `${squadron} se despliega`,
    round: ({ round }) => `empieza la ronda ${round}`,
    phase: ({ phase }) => `empieza ${phase}`,
    'ship-activated': ({ ship }) => `${ship} se activa`,
    'dial-revealed': ({ command, ship }) => `${ship} revela ${command}`,
    maneuver: ({ overlapped, ship, speed }) =>
      `${ship} vuela a velocidad ${speed}${overlapped.length > 0 ? `, detenida por ${list(overlapped)}` : ''}`,
    'squadron-activated': ({ by, squadron }) => `${squadron} se activa${by ? ` por orden ${de(by)}` : ''}`,
    'ship-destroyed': ({ ship }) => `${ship} es destruida`,
    score: ({ player, points }) => `${player} obtiene ${counted(points, 'punto')}`,
    'game-over': ({ winner }) => `${winner} gana la partida`,
  },
  questions: {
    'first-player': '¿Quién es el primer jugador?',
    objective: '¿Qué objetivo de tu adversario se juega?',
    'choose-obstacle': '¿Qué obstáculo colocas ahora?',
    'place-obstacle': ({ obstacle }) => `¿Dónde va ${obstacle}?`,
    'choose-deployment': '¿Qué despliegas ahora?',
    'deploy-ship': ({ ship }) => `¿Dónde empieza ${ship}?`,
    'deploy-squadron': ({ squadron }) => `¿Dónde empieza ${squadron}?`,
    commands: 'Elige una orden para cada dial nuevo.',
    'choose-ship': '¿Qué nave activas?',
    'dial-use': ({ ship }) => `¿Convierte ${ship} su dial en una ficha?`,
    'resolve-command': ({ ship }) => `¿Qué orden resuelve ahora ${ship}?`,
    course: ({ ship, speed }) => `¿Qué rumbo sigue ${ship} a velocidad ${speed}?`,
    'choose-squadron': '¿Qué escuadrón activas?',
    squadron: ({ squadron }) => `¿Qué hace ${squadron}?`,
    'move-squadron': ({ squadron }) => `¿Adónde se mueve ${squadron}?`,
    attack: 'Elige la zona que ataca y su objetivo.',
  },
  options: {
    unnamed: (number) => `opción ${number}`,
    plain: { none: 'ninguna', done: 'listo', yes: 'sí', no: 'no', move: 'moverse', attack: 'atacar' },
    place: 'un lugar de la mesa',
    withSpeed: (ship, speed) => `${ship} a velocidad ${speed}`,
    noAttack: 'no atacar',
  },
  refusals: { notAllowed: 'las reglas no lo permiten', here: 'aquí' },
};
