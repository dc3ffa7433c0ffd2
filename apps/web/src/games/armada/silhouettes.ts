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

const STARFIGHTER = 'M0-1 .14-.2.9.1V-.4H1V.6L.2.45V.8H-.2V.45L-1 .6V-.4H-.9V.1L-.14-.2Z';
const BOMBER = 'M0-1 .24-.7.16.1H.5V-.3H.75V.9H.5V.4H-.5V.9H-.75V-.3H-.5V.1H-.16L-.24-.7Z';
const INTERCEPTOR = 'M0-1 .34.1.8.5V.9L.2.6H-.2L-.8.9V.5L-.34.1Z';
const TIE =
  'M-.9-.9H-.66V-.14H-.34A.4.4 0 0 1 .34-.14H.66V-.9H.9V.9H.66V.2H.34A.4.4 0 0 1-.34.2H-.66V.9H-.9Z';
const DROID = 'M0-.6.2-.2.5-.9.7-.9.5.1.7.9H.5L.2.4H-.2L-.5.9H-.7L-.5.1-.7-.9H-.5L-.2-.2Z';
const LARGE = 'M-.3-1H.3L.75-.3V.4L.45.9H-.45L-.75.4V-.3Z';

/** Which shape fits the craft of a type of squadron, by a word of its name. */
const CRAFT: readonly (readonly [RegExp, string])[] = [
  [/tie-/, TIE],
  [/droid|tri-fighter/, DROID],
  [/^(y-wing|btl|b-wing|arc-170)/, BOMBER],
  [/^(a-wing|delta|belbullab|v-19)/, INTERCEPTOR],
  [/squadron$/, STARFIGHTER],
];

/** The craft of a squadron on its base, front up, each at an offset and of a half width, mm. */
export function craftShapes(
  type: string,
  many: number,
  radius: number,
): readonly { readonly d: string; readonly transform: string }[] {
  const shape = CRAFT.find(([name]) => name.test(type))?.[1];
  if (!shape) return [{ d: LARGE, transform: `scale(${radius * 0.5})` }];
  const half = radius * (many > 3 ? 0.2 : 0.26);
  return FORMATION.slice(0, many).map(([x, y]) => ({
    d: shape,
    transform: `translate(${x * radius} ${y * radius}) scale(${half})`,
  }));
}

/** Where craft fly, in radii of their base: the leader in front. */
const FORMATION = [
  [0, -0.45],
  [-0.45, -0.05],
  [0.45, -0.05],
  [-0.22, 0.4],
  [0.22, 0.4],
] as const;
