/** What the objective cards do, by id; what they change about the rules is in `terms.ts`. */
import type { Attack } from '../attack/schema.ts';
import type { ArmadaGame } from '../game.ts';
import type { SalvageOption } from '../questions.ts';
import type { ArmadaState, Obstacle, Occasion, Ship, Squadron, Window } from '../state.ts';
import { ASSAULT_RULES } from './assault.ts';
import { CAMPAIGN_ASSAULT_RULES } from './campaign-assault.ts';
import { CAMPAIGN_DEFENSE_RULES } from './campaign-defense.ts';
import { CAMPAIGN_NAVIGATION_RULES } from './campaign-navigation.ts';
import { DEFENSE_RULES } from './defense.ts';
import { DUST_RULES } from './dust.ts';
import { EXOGORTH_RULES } from './exogorths.ts';
import { planetaryIonCannon } from './ion-cannon.ts';
import { hyperspaceMigration } from './migration.ts';
import { NAVIGATION_RULES } from './navigation.ts';
import { PURRGIL_RULES } from './purrgil.ts';
import { RIFT_RULES } from './rift.ts';
import { OBJECTIVE_TERMS } from './terms.ts';

/** Something that attackers may do by the objective. */
export interface ObjectiveEffect {
  readonly name: string;
  readonly may: (state: ArmadaState, attack: Attack) => boolean;
  readonly use: (game: ArmadaGame, attack: Attack) => void;
}

/** What one objective does. */
export interface ObjectiveRules {
  readonly windows?: Readonly<Partial<Record<Window, (game: ArmadaGame, occasion: Occasion) => void>>>;
  /** What the attacker may do in Resolve Attack Effects, each once in an attack. */
  readonly effects?: readonly ObjectiveEffect[];
  /** A critical effect of every ship. */
  readonly critical?: ObjectiveEffect;
  /** Whether half of the gathered dice are not rolled. */
  readonly halvesDice?: (state: ArmadaState, attack: Attack) => boolean;
  /** When a target is declared, and before the attacker resolves effects. */
  readonly targeted?: (game: ArmadaGame, attack: Attack) => void;
  readonly beforeEffects?: (game: ArmadaGame, attack: Attack) => void;
  /** A player has moved a purrgil. */
  readonly purrgilMoved?: (game: ArmadaGame, player: number, purrgil: Obstacle) => void;
  /** What a ship may buy with so many engineering points beside repairs. */
  readonly repairs?: (state: ArmadaState, ship: Ship, points: number) => readonly SalvageOption[];
  /** A ship has bought it. */
  readonly repaired?: (game: ArmadaGame, ship: Ship, option: SalvageOption) => void;
  /** A ship was hurt by an obstacle that it overlapped. */
  readonly hurtByObstacle?: (game: ArmadaGame, ship: Ship) => void;
  readonly afterAttack?: (game: ArmadaGame, attack: Attack) => void;
  /** A squadron has ended its move on an obstacle. */
  readonly squadronOverlaps?: (game: ArmadaGame, squadron: Squadron, obstacle: Obstacle) => void;
  /** The exogorths have attacked. */
  readonly afterExogorths?: (game: ArmadaGame) => void;
}

const RULES: Readonly<Record<string, ObjectiveRules>> = {
  ...ASSAULT_RULES,
  ...CAMPAIGN_ASSAULT_RULES,
  ...CAMPAIGN_DEFENSE_RULES,
  ...CAMPAIGN_NAVIGATION_RULES,
  ...DEFENSE_RULES,
  ...DUST_RULES,
  ...EXOGORTH_RULES,
  ...NAVIGATION_RULES,
  ...PURRGIL_RULES,
  ...RIFT_RULES,
  'hyperspace-migration': hyperspaceMigration,
  'planetary-ion-cannon': planetaryIonCannon,
};

/** Ids of the objectives that are written: a card that is not here cannot be chosen yet. */
export const WRITTEN_OBJECTIVES: readonly string[] = [
  ...new Set([...Object.keys(RULES), ...Object.keys(OBJECTIVE_TERMS)]),
];

const NONE: ObjectiveRules = {};

/** What the objective in play does; nothing without one. Rules below reach it as `game.interpreter.objective`. */
export const objective = ({ objective: id }: Pick<ArmadaState, 'objective'>): ObjectiveRules =>
  RULES[id] ?? NONE;
