import * as Type from 'typebox';

/** Letters that a message from a player may have: far more than any answer, far less than hurts. */
export const MOST_FRAME = 16_384;

/** Letters of a squad's text: the longest lists of list builders have a tenth of it. */
export const MOST_SQUAD = 65_536;

/** Letters of the text of a pack of points that somebody brings: as many as the page takes. */
export const MOST_PACK = 1_000_000;

/** Letters of what is said in a chat. */
export const MOST_SAID = 300;

/** Letters of what is reported to whoever runs the server. */
export const MOST_REPORTED = 1000;

/** Letters of a player's or a table's name. */
export const MOST_NAME = 40;

/** Seconds by which spectators may be told later than seats. */
export const MOST_DELAY = 3600;

/** Letters of an address to which notices are sent. */
export const MOST_ADDRESS = 1000;

/** Any text of so many letters at the most. */
export const textUpTo = (letters: number, least = 0) =>
  Type.String({ pattern: `^[\\s\\S]{${least},${letters}}$` });

/** 32 bytes in hexadecimal digits. */
export const Digits = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** The public id of a table, which is its link. */
export const TableId = Type.String({ pattern: '^[0-9A-Za-z]{12,24}$', description: 'the id of a table' });

/** 128 bits of chance in base64url: whoever has them sits at the seat. */
export const SeatSecret = Type.String({ pattern: '^[0-9A-Za-z_-]{22}$' });

export const Nullable = <Schema extends Type.TSchema>(schema: Schema, options: Type.TSchemaOptions = {}) =>
  Type.Union([schema, Type.Null()], options);
