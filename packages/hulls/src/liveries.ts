import type { Color } from './parts.ts';

/** The paint of a faction. */
export interface Livery {
  /** Most of the ship. */
  readonly hull: Color;
  /** Stripes and fields. */
  readonly mark: Color;
  /** Frames, pipes, machinery. */
  readonly frame: Color;
  /** Panels, nozzles, the inside. */
  readonly dark: Color;
  readonly glass: Color;
  /** The light of the engines. */
  readonly engine: Color;
}

const REBEL: Livery = {
  hull: 0xd9d6cd,
  mark: 0xb5382a,
  frame: 0x8d8b86,
  dark: 0x3c3d42,
  glass: 0x1c2733,
  engine: 0xff9a5c,
};
const EMPIRE: Livery = {
  hull: 0xaeb6bf,
  mark: 0x5d6b7c,
  frame: 0x8a949f,
  dark: 0x23272e,
  glass: 0x14181f,
  engine: 0xff5a4a,
};
const SCUM: Livery = {
  hull: 0xb9a585,
  mark: 0x8f4a2b,
  frame: 0x7a746a,
  dark: 0x35322e,
  glass: 0x1f2a24,
  engine: 0xffc46b,
};
const RESISTANCE: Livery = { ...REBEL, hull: 0xd5d8db, mark: 0x2f5f9e, engine: 0xff8a6a };
const FIRST_ORDER: Livery = { ...EMPIRE, hull: 0x5c6269, mark: 0xa02c2c, frame: 0x3d4248, dark: 0x15171b };
const REPUBLIC: Livery = { ...REBEL, hull: 0xdcd8d0, mark: 0x8e2f2c, engine: 0x7cc4ff };
const SEPARATISTS: Livery = {
  hull: 0x9c8f7c,
  mark: 0x35597f,
  frame: 0x6f675b,
  dark: 0x2d2a27,
  glass: 0xb8432d,
  engine: 0x7fb2ff,
};

/** Factions as the games' cards write them. */
const LIVERIES: Readonly<Record<string, Livery>> = {
  rebelalliance: REBEL,
  rebel: REBEL,
  galacticempire: EMPIRE,
  imperial: EMPIRE,
  empire: EMPIRE,
  scumandvillainy: SCUM,
  scum: SCUM,
  resistance: RESISTANCE,
  firstorder: FIRST_ORDER,
  galacticrepublic: REPUBLIC,
  republic: REPUBLIC,
  separatistalliance: SEPARATISTS,
  separatist: SEPARATISTS,
};

/** The paint of a faction; one that is not known gets the other's given. */
export function liveryOf(faction: string | undefined, otherwise: string): Livery {
  return LIVERIES[faction ?? otherwise] ?? LIVERIES[otherwise] ?? REBEL;
}
