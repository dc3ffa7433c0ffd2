/** The ships of the quick match of 2.5, which are shown first of all. */

import { ball, panel, pylon, type Shapes } from './shape.ts';

export const QUICK: Shapes = {
  t65xwing: {
    middle: 'M0-1 .08-.5.14.2.16.78-.16.78-.14.2-.08-.5Z',
    side: 'M.15.18.78.34V-.4H.88V.68H.78V.62L.15.6Z',
  },
  tielnfighter: { middle: ball(0.3), side: pylon(0.7) + panel(0.7, -0.8, 0.8) },
  tieininterceptor: {
    middle: ball(0.27),
    side: 'M.2-.06H.6L.66-.9.8-.95V-.2L.72 0 .8.2V.8L.62.55.6.06H.2Z',
  },
  tiesabomber: {
    middle: 'M-.22-.4a.2.2 0 0 1 .4 0V.4a.2.2 0 0 1-.4 0Z',
    side: `M.24-.5a.18.18 0 0 1 .36 0V-.08H.74V.08H.6V.5a.18.18 0 0 1-.36 0Z${panel(0.74, -0.7, 0.7, 0.12)}`,
  },
};
