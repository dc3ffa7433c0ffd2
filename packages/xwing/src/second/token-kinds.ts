/** Tokens by colour, without the rules that act on them. */

export const GREEN_TOKENS = ['focus', 'evade', 'calculate', 'reinforce-fore', 'reinforce-aft'] as const;
export const ORANGE_TOKENS = ['disarm', 'jam', 'tractor'] as const;
export const RED_TOKENS = ['stress', 'strain', 'deplete', 'ion'] as const;
