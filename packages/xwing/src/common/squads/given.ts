/** What somebody gave as a list: how much of it is looked at. */

/** More characters than any list has: builders write a few thousand. */
export const LONGEST_LIST = 200_000;

/** More ships than any squad has, and more upgrades than any ship carries. */
export const MOST_SHIPS = 50;
export const MOST_UPGRADES = 50;
export const MOST_OBSTACLES = 50;
