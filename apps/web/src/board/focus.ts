/** What of the table the camera goes to by itself. */

/** Spots on the table that are seen together; another key is another moment. */
export interface Focus {
  readonly key: string;
  /** What is seen where there is space for it, with so many mm around. */
  readonly spots: readonly (readonly [number, number])[];
  readonly room: number;
  /** What is seen large enough on a phone too, with so many mm around for the hulls that stand there. */
  readonly core: readonly (readonly [number, number])[];
  readonly body: number;
}

/** All of the table, for as long as it is looked at. */
export const WHOLE_TABLE: Focus = { key: 'all', spots: [], room: 0, core: [], body: 0 };
