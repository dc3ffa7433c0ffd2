import { counted, de } from '@firing-arc/words/spanish';

/** Phrases that both editions say alike in Spanish: what a player meets first. */

type Named<Name extends string> = Readonly<Record<Name, string>>;

export const SHARED_EVENTS = {
  'obstacle-placed': ({ player, obstacle }: Named<'player' | 'obstacle'>) => `${player} coloca ${obstacle}`,
  'obstacle-skipped': 'un obstáculo no cabe en ningún sitio y se queda fuera',
  'ship-placed': ({ ship }: Named<'ship'>) => `${ship} se despliega`,
  round: (_: unknown, { round }: { readonly round: number }) => `empieza la ronda ${round}`,
  phase: ({ phase }: Named<'phase'>) => `empieza ${phase}`,
  'dials-set': ({ player }: Named<'player'>, { ships }: { readonly ships: number }) =>
    `${player} ha preparado ${counted(ships, 'selector', 'selectores')}`,
  activates: ({ ship }: Named<'ship'>) => `${ship} se activa`,
  'dial-revealed': ({ ship, maneuver, difficulty }: Named<'ship' | 'maneuver' | 'difficulty'>) =>
    `el selector ${de(ship)} muestra ${maneuver} (${difficulty})`,
  'action-skipped': ({ ship }: Named<'ship'>) => `${ship} omite su acción`,
  gained: ({ ship, token }: Named<'ship' | 'token'>) => `${ship} recibe ${token}`,
  spent: ({ ship, token }: Named<'ship' | 'token'>) => `${ship} gasta ${token}`,
  lost: ({ ship, token }: Named<'ship' | 'token'>) => `${ship} pierde ${token}`,
  locked: ({ ship, on }: Named<'ship' | 'on'>) => `${ship} fija como blanco a ${on}`,
  'no-attack': ({ ship }: Named<'ship'>) => `${ship} no ataca`,
  'attack-hits': ({ attacker, defender }: Named<'attacker' | 'defender'>) =>
    `${attacker} impacta a ${defender}`,
  'attack-misses': ({ attacker, defender }: Named<'attacker' | 'defender'>) =>
    `${attacker} falla contra ${defender}`,
  'shield-lost': ({ ship }: Named<'ship'>, { shields }: { readonly shields: number }) =>
    `${ship} pierde un escudo y le quedan ${shields}`,
  destroyed: ({ ship }: Named<'ship'>) => `${ship} es destruida`,
  fled: ({ ship }: Named<'ship'>) => `${ship} sale del área de juego y se pierde`,
} as const;

export const SHARED_QUESTIONS = {
  'choose-obstacle': 'Elige un obstáculo para colocarlo.',
  'place-obstacle': ({ obstacle }: Named<'obstacle'>) => `Coloca ${obstacle}.`,
  'choose-deployment': 'Elige una nave para desplegarla.',
  'place-ship': ({ ship }: Named<'ship'>) => `Despliega ${ship}.`,
  dials: 'Prepara tus selectores.',
  'choose-activation': 'Elige una nave para activarla.',
  'barrel-roll-side': ({ ship }: Named<'ship'>) => `¿Hacia qué lado hace ${ship} su tonel volado?`,
  'boost-direction': ({ ship }: Named<'ship'>) => `¿En qué dirección se impulsa ${ship}?`,
  'lock-target': ({ ship }: Named<'ship'>) => `¿A quién fija como blanco ${ship}?`,
  'coordinate-target': ({ ship }: Named<'ship'>) => `¿A qué nave coordina ${ship}?`,
  attack: ({ ship }: Named<'ship'>) => `${ship} ataca: elige un objetivo.`,
} as const;

export const SHARED_OPTIONS = {
  option: (number: number) => `opción ${number}`,
  yes: 'sí',
  no: 'no',
  noAction: 'ninguna acción',
  noAttack: 'ningún ataque',
  placeOnTable: 'un lugar de la mesa',
} as const;
