/** Every tolerance of the physical world, with the rule each serves. Lengths in mm. */

/**
 * Poses lie on a grid of 2^-30 mm and degrees. Serves "the same bits everywhere": a last bit that differs in a
 * sum disappears, and a ship that lands flush is off by less than 1e-8 mm.
 */
export const GRID = 1 / 1_073_741_824;

/**
 * Two things whose gap or penetration is at most this are in contact: neither apart nor overlapping.
 * Serves "touching" and "range 0", and keeps a flush landing from being an overlap.
 */
export const CONTACT = 1e-6;

/** What is on a line (an arc line, a band of the ruler, the edge of the table) counts as inside or nearer. */
export const ON_LINE = 1e-7;

/** Lines that differ by less than this are equally short, so that the player may choose among them. */
export const EQUALLY_SHORT = 1e-7;

/**
 * Two equally short lines whose ends are nearer than this are one line. A line 300 mm long may swing its end by
 * 0.008 mm before it is longer by EQUALLY_SHORT.
 */
export const SAME_LINE = 0.01;

/** Backing up never steps over a free stretch of path longer than this. Far below the 1e-6 mm promised. */
export const LEAST_STEP = 1e-8;

/**
 * A place counts as free while backing up if nothing is penetrated deeper than this. Less than CONTACT, so that
 * rounding the pose to the grid does not make an overlap of it.
 */
export const FREE = 0.9e-6;

/** Gap or penetration aimed at when a base is set down after backing up. */
export const FLUSH = 1e-8;

/**
 * How far backing up may go on from the first place that is FREE to one where the contact is FLUSH. A base that
 * turns into its neighbour penetrates it by FREE only after some hundredths of a millimetre.
 */
export const LANDING = 1;

/**
 * Ends of the intervals in which a base may be slid penetrate nothing deeper than this: less than CONTACT, so that a
 * base set down exactly at an end, and rounded to the grid, does not overlap.
 */
export const SLID_TO = 0.5e-6;
