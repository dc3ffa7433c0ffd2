/** The moments at which abilities can act, in the order in which a round reaches them. */

/** Moments of setup, of phases, of ships and of tokens; each names its ship, or is about all. */
const QUEUED = [
  // setup (setup.12)
  'before-placing-forces',
  'after-placed',
  'after-placing-forces',
  'end-of-setup',
  // phases
  'start-of-planning',
  'start-of-system',
  'during-system',
  'start-of-activation',
  'before-activating',
  'before-reveal',
  'after-free-move',
  'after-reveal',
  'before-maneuver',
  'before-difficulty',
  'obstacle-met',
  'after-overlap',
  'after-maneuver',
  'action-begins',
  'maneuver-skipped',
  'after-action',
  'action-failed',
  'after-coordinate',
  'after-jam',
  'after-decloak',
  'after-activating',
  'end-of-activation',
  'start-of-engagement',
  'at-initiative',
  'before-engaging',
  'after-engaging',
  'end-of-engagement',
  'start-of-end',
  'during-end',
  'green-removed',
  'end-of-end',
  'end-of-game',
  // damage
  'after-crit-damage',
  'dealt-faceup',
  'after-damage',
  'after-shield-lost',
  'after-dealt',
  'after-repair',
  'after-destroyed',
  'before-removed',
  // tokens, locks, charges
  'after-gain',
  'after-jam-loss',
  'after-spend',
  'after-lock',
  // conditions
  'after-assigned',
  // devices and docking
  'after-drop',
  'after-place',
  'after-detonation',
  'detonation-near',
  'after-device-effect',
  'after-deploy',
] as const;

/** Moments inside an attack: what they trigger acts at once, in its step, not in the queue. */
const IN_ATTACK = [
  'attack-declared',
  'before-attack-dice',
  'after-attack-dice',
  'before-modifying-attack',
  'before-defense-dice',
  'after-defense-dice',
  'before-modifying-defense',
  'after-reroll',
  'before-neutralizing',
  'after-neutralizing',
  'after-hit',
] as const;

/** Moments after an attack, which is still known in them. */
const AFTERMATH = ['aftermath', 'after-attack', 'after-defending'] as const;

export const WINDOWS = [...QUEUED, ...IN_ATTACK, ...AFTERMATH] as const;
export type Window = (typeof WINDOWS)[number];
export type AttackWindow = (typeof IN_ATTACK)[number] | (typeof AFTERMATH)[number];
export type InAttackWindow = (typeof IN_ATTACK)[number];

/** Moments inside an attack are everybody's: what an ability requires tells whose it is. */
export const isInAttack = (window: Window): boolean => IN_ATTACK.some((moment) => moment === window);

/** What else is looked for on the cards of all ships: kept with the windows, so that what nobody has costs nothing. */
const QUESTIONS = [
  'modify-attack-dice',
  'modify-defense-dice',
  'replacement',
  'card-action',
  'moved-through',
  'obstacle-crossed',
  'neutralized',
  'who-was-attacked',
  'who-defended',
  'damage-to-defender',
] as const;
export const HOOKS = [...WINDOWS, ...QUESTIONS] as const;
export type Hook = (typeof HOOKS)[number];
