import { beginsWith } from '@firing-arc/referee';
import type { Ability } from '../abilities/language.ts';
import { SQUADRON_ABILITIES } from '../abilities/squadrons.ts';
import { UPGRADE_ABILITIES } from '../abilities/upgrades.ts';
import '../abilities/own-cards.ts';
import { madeSquadron, madeUpgrade } from '../cards/made-cards.ts';
// What a card changes of the upgrade bar stands on it.
import '../cards/upgrades.ts';
import { DAMAGE_ABILITIES } from '../damage/abilities.ts';
import type { BearerKind } from './words.ts';

const DAMAGE: Readonly<Record<string, readonly Ability[]>> = DAMAGE_ABILITIES;

/** The text of a damage card, an upgrade, a squadron or an objective by its id; null when none of it is written. */
export const cardTextIn =
  (say: {
    /** One ability as a sentence. */
    readonly abilityText: (ability: Ability, bearer: BearerKind) => string;
    /** What an upgrade changes of the upgrade bar. */
    readonly barText: (id: string) => readonly string[];
    readonly objectiveText: (id: string) => string | null;
  }) =>
  (id: string): string | null => {
    const abilities =
      DAMAGE[id] ??
      UPGRADE_ABILITIES[id] ??
      SQUADRON_ABILITIES[id] ??
      (madeUpgrade(id) ?? madeSquadron(id))?.abilities;
    if (!abilities) return say.objectiveText(id);
    const bearer = SQUADRON_ABILITIES[beginsWith(id)] ? 'squadron' : 'ship';
    return [...say.barText(id), ...abilities.map((one) => say.abilityText(one, bearer))].join(' ');
  };
