/** An attack in progress, as the state holds it. */
import * as Type from 'typebox';
import type { Zone } from '../geometry/index.ts';
import type { Color, Face, Fixed, Reach } from './dice.ts';
import type { AttackStepName } from './events.ts';

const int = Type.Integer();
const flag = Type.Boolean();

/** Why an attack is made: an ordinary one, a squadron hitting back, a salvo, or one with a special battery. */
export type AttackKind = 'attack' | 'snipe' | 'counter' | 'salvo' | 'ignition';

/** Who attacks or is attacked: a hull zone of a ship, a squadron, or what objectives bring. */
const partySchema = Type.Object({
  kind: Type.Unsafe<'zone' | 'squadron' | 'obstacle' | 'token'>(Type.String()),
  /** Id of the ship, squadron, obstacle or token. */
  id: int,
  /** The hull zone; 'front' without meaning for what has none. */
  zone: Type.Unsafe<Zone>(Type.String()),
});

export const attackSchema = Type.Object({
  kind: Type.Unsafe<AttackKind>(Type.String()),
  attacker: partySchema,
  defender: partySchema,
  reach: Type.Unsafe<Reach>(Type.String()),
  obstructed: flag,
  /** The ship whose command activated the attacking squadron; -1 without one. */
  by: int,
  /** Which of the six steps runs. */
  step: Type.Unsafe<AttackStepName>(Type.String()),
  /** The attack pool: dice gathered and not yet rolled have no face. */
  dice: Type.Array(
    Type.Object({
      color: Type.Unsafe<Color>(Type.String()),
      face: Type.Unsafe<Face>(Type.String()),
      fixed: Type.Optional(Type.Unsafe<Fixed>(Type.String())),
    }),
  ),
  /** Dice that a card gives instead of an armament; none if no card does. */
  lent: Type.Array(Type.Unsafe<Color>(Type.String())),
  /** Places of the defender's tokens that accuracy icons lock. */
  locked: Type.Array(int),
  /** Places of the defender's tokens that were spent in this attack. */
  spent: Type.Array(int),
  /** Zones named by redirect tokens. */
  redirects: Type.Array(Type.Unsafe<Zone>(Type.String())),
  braced: flag,
  contained: flag,
  salvo: flag,
  /** How much lower the damage total is than dice and brace say. */
  lessened: int,
  /** The critical effect that was resolved; empty when none was. */
  critical: Type.String(),
  /** How many of the next damage cards of this attack are dealt faceup. */
  faceup: int,
  /** Damage as totaled; -1 before. */
  damage: int,
  /** Effects used in this attack, as `ability@card`. */
  used: Type.Array(Type.String()),
  /** Squadrons already attacked in this run from one hull zone. */
  squadrons: Type.Array(int),
  /** Always empty; records hold hashes of attacks with this name. */
  mines: Type.Array(int),
});

export type Attack = Type.Static<typeof attackSchema>;
export type Party = Attack['attacker'];
