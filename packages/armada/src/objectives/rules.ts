/** What the objective cards do, by id: a card that is not here cannot be chosen yet. */

/** Objectives whose rules are written. */
export const OBJECTIVE_RULES: Readonly<Record<string, true>> = {};
