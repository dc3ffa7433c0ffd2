/** Names of fields and their words that scenario files of both editions may write of events and questions. */

export const LEFT_RIGHT = { left: 1, right: 1 } as const;
export const ABILITY_OF_SHIP = { ability: 1, ship: 1 } as const;
export const DICE = { attack: 1, defense: 1 } as const;
export const POSE = { facing: 1, x: 1, y: 1 } as const;
export const DIRECTION = { left: 1, right: 1, straight: 1 } as const;
export const TEMPLATE_SHAPE = { bank: 1, straight: 1, turn: 1 } as const;
export const BEARING = {
  bank: 1,
  koiogran: 1,
  'reverse-bank': 1,
  'reverse-straight': 1,
  segnor: 1,
  'sideslip-bank': 1,
  'sideslip-turn': 1,
  stationary: 1,
  straight: 1,
  tallon: 1,
  turn: 1,
} as const;
export const MANEUVER = {
  bearing: BEARING,
  direction: DIRECTION,
  speed: 1,
  template: TEMPLATE_SHAPE,
} as const;
