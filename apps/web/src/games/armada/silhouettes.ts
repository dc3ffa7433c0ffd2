/** Ships of Armada as simple shapes of our own, front up, within -1 to 1 of a base's half width and half length. */

const WEDGE = 'M0-.95.85.72.5.62.42.88H-.42L-.5.62-.85.72Z';
const DAGGER = 'M0-.95.42.1.8.5.36.5.3.9H-.3L-.36.5-.8.5-.42.1Z';
const CORVETTE = 'M-.42-.92H.42L.5-.62.14-.5.14.42.62.5.62.92H-.62V.5L-.14.42V-.5L-.5-.62Z';
const FRIGATE = 'M-.5-.92H.5V-.3L.12-.2V.35L.55.42V.92H-.55V.42L-.12.35V-.2L-.5-.3Z';
const CRUISER = 'M0-.95C.42-.7.62-.2.6.3L.42.92H-.42L-.6.3C-.62-.2-.42-.7 0-.95Z';
const FREIGHTER = 'M-.2-.9H.2L.3-.5H.62V.8H.28L.2.92H-.2L-.28.8H-.62V-.5H-.3Z';

/** Which shape fits a kind of ship, by a word of its name. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/star-destroyer|star-dreadnought|venator|acclamator|onager|quasar/, WEDGE],
  [/gladiator|raider|arquitens|interdictor/, DAGGER],
  [/cr90|hammerhead|consular|charger|pelta/, CORVETTE],
  [/nebulon|frigate|munificent|recusant/, FRIGATE],
  [/gozanti|gr75|transport|hardcell|gr-75/, FREIGHTER],
];

/** The shape of a kind of ship; a rounded cruiser where none is known. */
export const hullShape = (chassis: string): string =>
  FAMILIES.find(([name]) => name.test(chassis))?.[1] ?? CRUISER;
