/** What the objective cards do, by id: a card that is not here cannot be chosen yet. */
import type { Ruling } from '@firing-arc/referee';
import type { Attack, Party } from '../attack/schema.ts';
import type { ArmadaGame } from '../game.ts';
import type { Area, Armament, Distance, ShipBody, SquadronBody } from '../geometry/index.ts';
import type { SalvageOption } from '../questions.ts';
import type {
  ArmadaState,
  Marker,
  Obstacle,
  ObstacleType,
  Occasion,
  Ship,
  Squadron,
  Window,
} from '../state.ts';
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

/** How obstacles are placed, where an objective changes it. */
export interface ObstaclePlacing {
  /** Beyond this distance of the edges of the play area, and of each other. */
  readonly edges?: Distance | 0;
  readonly apart?: Distance;
  /** The second player places all. */
  readonly bySecond?: true;
  /** The second player places the station before the others, at distance 1 up to this of the first player's edge. */
  readonly stationFirst?: Distance;
  /** Beyond both deployment zones. */
  readonly beyondZones?: true;
  /** The second player places this kind after the others, beyond this distance of the edges. */
  readonly last?: { readonly kind: ObstacleType; readonly edges: Distance };
  /** This kind lies in the middle before the others are placed, at these distances of it where they are given. */
  readonly middle?: {
    readonly kind: ObstacleType;
    readonly around?: readonly [from: Distance, to: Distance];
    /** The first player places the next one. */
    readonly firstBegins?: true;
  };
  /** These kinds come into play later. */
  readonly later?: readonly ObstacleType[];
  /** This kind lies beyond this distance of the edges. */
  readonly inward?: { readonly kind: ObstacleType; readonly edges: Distance };
}

/** Something that attackers may do by the objective. */
export interface ObjectiveEffect {
  readonly name: string;
  readonly may: (state: ArmadaState, attack: Attack) => boolean;
  readonly use: (game: ArmadaGame, attack: Attack) => void;
}

/** The rules of one objective. */
export interface ObjectiveRules {
  readonly windows?: Readonly<Partial<Record<Window, (game: ArmadaGame, occasion: Occasion) => void>>>;
  readonly placing?: ObstaclePlacing;
  /** The first player deploys everything before the second one. */
  readonly firstDeploysAll?: true;
  /** Each player deploys all ships before any squadron. */
  readonly shipsFirst?: true;
  /** Where a ship must be deployed instead of in its player's zone; null for there. */
  readonly zone?: (state: ArmadaState, ship: Ship) => Area | null;
  /** The ship that a player must deploy before all others. */
  readonly deploysFirst?: (state: ArmadaState, player: number) => Ship | null;
  /** Speeds that a ship may be deployed with. */
  readonly speeds?: (state: ArmadaState, ship: Ship, speeds: readonly number[]) => readonly number[];
  /** The ruling against a place of one ship. */
  readonly barredShip?: (state: ArmadaState, ship: Ship, body: ShipBody) => Ruling | null;
  /** What an objective says of the place of a squadron: a ruling against it, and whether it need not be near a ship. */
  readonly squadronPlace?: (
    state: ArmadaState,
    squadron: Squadron,
    body: SquadronBody,
  ) => { readonly barred: Ruling | null; readonly anywhere: boolean } | null;
  /** The ruling against a place that a ship or squadron is deployed at; null for none. */
  readonly barredPlace?: (state: ArmadaState, player: number, body: ShipBody | SquadronBody) => Ruling | null;
  /** Whether an obstacle obstructs, and whether it does something to a player's ship or squadron. */
  readonly obstructs?: (obstacle: Obstacle) => boolean;
  readonly obstacleActs?: (state: ArmadaState, obstacle: Obstacle, player: number) => boolean;
  /** Whether a zone that has attacked may attack again, and whom. */
  readonly zoneAgain?: (state: ArmadaState, ship: Ship, zone: Party['zone']) => 'no' | 'other-target' | 'any';
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
  /** Hull of stations, which the first player may attack then (attacking-stations.1). */
  readonly stationHull?: number;
  /** Dice of attacks that are made from tokens on the table. */
  readonly tokenBattery?: Armament;
  /** Where an obstacle must go when it is moved. */
  readonly drawnTo?: (state: ArmadaState, obstacle: Obstacle) => Marker | null;
  /** A squadron has ended its move on an obstacle. */
  readonly squadronOverlaps?: (game: ArmadaGame, squadron: Squadron, obstacle: Obstacle) => void;
  /** The exogorths have attacked. */
  readonly afterExogorths?: (game: ArmadaGame) => void;
  /** Points for a destroyed ship beyond its cost, and for a player at the end. */
  readonly shipBonus?: (ship: Ship) => number;
  readonly points?: (state: ArmadaState, player: number) => number;
}

/** Objectives whose rules are written. */
export const OBJECTIVE_RULES: Readonly<Record<string, ObjectiveRules>> = {
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

const NONE: ObjectiveRules = {};

/** The rules of the objective in play; none without one. */
export const rulesOf = ({ objective }: Pick<ArmadaState, 'objective'>): ObjectiveRules =>
  OBJECTIVE_RULES[objective] ?? NONE;

/** A named moment: what the objective does in it. */
export function objectiveActs(game: ArmadaGame, occasion: Occasion): void {
  rulesOf(game.state).windows?.[occasion.window]?.(game, occasion);
}
