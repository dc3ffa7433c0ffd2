/**
 * Ship types as simple shapes of our own, front up, within -1 to 1: what is in the middle, and what stands on the
 * right and, mirrored, on the left.
 */
export interface Silhouette {
  readonly middle: string;
  readonly side: string;
}

const DART: Silhouette = { middle: 'M0-.9 .5.7 0 .45-.5.7Z', side: '' };

const ball = (r: number, y = 0): string =>
  `M0 ${y - r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 1 1 0-${2 * r}Z`;

const SHAPES: Readonly<Record<string, Silhouette>> = {
  t65xwing: {
    middle: 'M0-1 .08-.5.14.2.16.78-.16.78-.14.2-.08-.5Z',
    side: 'M.15.18.78.34V-.4H.88V.68H.78V.62L.15.6Z',
  },
  btla4ywing: {
    middle: 'M0-.95.16-.75.2-.35.12-.1V.5H-.12V-.1L-.2-.35-.16-.75Z',
    side: 'M.12.12H.5V-.3L.6-.42.7-.3V.9H.5V.36H.12Z',
  },
  rz1awing: { middle: 'M0-.85.2-.5.3.4.18.6H-.18L-.3.4-.2-.5Z', side: 'M.24-.3.62.3.66.8.52.8.42.55.28.5Z' },
  modifiedyt1300lightfreighter: {
    middle: ball(0.66, 0.16),
    side: 'M.06-.42V-.85L.3-.92.46-.3Z M.62-.2.86-.34.9-.06.66.06Z',
  },
  tielnfighter: { middle: ball(0.3), side: 'M.28-.07H.7V-.8H.84V.8H.7V.07H.28Z' },
  tieininterceptor: {
    middle: ball(0.27),
    side: 'M.26-.06H.6L.66-.9.8-.95V-.2L.72 0 .8.2V.8L.62.55.6.06H.26Z',
  },
  tiesabomber: {
    middle: 'M-.22-.4a.2.2 0 0 1 .4 0V.4a.2.2 0 0 1-.4 0Z',
    side: 'M.24-.5a.18.18 0 0 1 .36 0V-.08H.74V-.7H.86V.7H.74V.08H.6V.5a.18.18 0 0 1-.36 0Z',
  },
  vt49decimator: {
    middle: 'M0-.95.22-.5.26.2.16.8H-.16L-.26.2-.22-.5Z',
    side: 'M.24-.3.62.1.9.7.84.86.5.7.24.6Z',
  },
  firesprayclasspatrolcraft: {
    middle: 'M0-.9C.3-.85.36-.4.3 0L.55.35C.6.7.35.85 0 .88-.35.85-.6.7-.55.35L-.3 0C-.36-.4-.3-.85 0-.9Z',
    side: 'M.3-.15.72-.05.74.12.36.1Z',
  },
  fangfighter: {
    middle: 'M0-.6.14-.3.16.5 0 .75-.16.5-.14-.3Z',
    side: 'M.14 0C.5 0 .6-.3.6-.9.86-.5.9.4.6.9.6.5.5.3.14.3Z',
  },
};

/** The shape of a ship type; a dart for types without one. */
export const silhouetteOf = (chassis: string): Silhouette => SHAPES[chassis] ?? DART;
