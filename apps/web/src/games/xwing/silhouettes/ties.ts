/** TIE fighters and what was built like them: a ball or two between panels. */

import { ball, panel, pylon, type Shapes } from './shape.ts';

export const TIES: Shapes = {
  modifiedtielnfighter: {
    middle: ball(0.3),
    side: `${pylon(0.7)}M.7-.62.84-.8V-.1L.76 0 .84.1V.8L.7.62Z`,
  },
  tiefofighter: {
    middle: `${ball(0.33)}M-.05-.33V-.55H.05V-.33Z`,
    side: pylon(0.66, 0.1) + panel(0.66, -0.85, 0.85, 0.2),
  },
  tiesffighter: {
    middle: `${ball(0.33)}M-.12.3H.12V.62H-.12Z`,
    side: `${pylon(0.66, 0.16)}M.66-.7.86-.9V.9L.66.7Z`,
  },
  tiebainterceptor: {
    middle: `${ball(0.24)}M-.06-.2V-.5H.06V-.2Z`,
    side: 'M.18-.06H.5L.62-.95.7-1 .78-.2.66.05.74.6.6.7.5.08H.18Z',
  },
  tieadvancedx1: {
    middle: `${ball(0.3)}M-.16.2H.16V.62H-.16Z`,
    side: 'M.2-.07H.6L.7-.75.86-.55V.55L.7.75.6.07H.2Z',
  },
  tieadvancedv1: {
    middle: ball(0.28),
    side: 'M.2-.06H.5L.78-.8.9-.68.66 0 .9.68.78.8.5.06H.2Z',
  },
  tieddefender: {
    middle: `${ball(0.27)}M-.07.24H.07V.5H.2V.95H-.2V.5H-.07Z`,
    side: 'M.2-.1.58-.2.74-.85.88-.75V.3L.74.4.6-.02.2.08Z',
  },
  tiephphantom: {
    middle: 'M-.2-.75H.2L.3-.2.22.4H-.22L-.3-.2Z',
    side: 'M.24-.2.56-.12.6-.75.76-.85V.5L.6.85.56.1.24.06Z',
  },
  tieagaggressor: {
    middle: `${ball(0.3)}M-.14.2H.14V.7H-.14Z`,
    side: `${pylon(0.72, 0.08)}M.66-.62.86-.4V.5L.66.72Z`,
  },
  tiesebomber: {
    middle: 'M-.2-.45a.2.2 0 0 1 .4 0V.45a.2.2 0 0 1-.4 0Z',
    side: `M.24-.4a.16.16 0 0 1 .32 0V-.08H.7V.08H.56V.4a.16.16 0 0 1-.32 0Z${panel(0.7, -0.9, 0.9, 0.17)}`,
  },
  tiecapunisher: {
    middle: 'M-.17-.5a.17.17 0 0 1 .34 0V.5a.17.17 0 0 1-.34 0Z',
    side: `M.2-.62a.13.13 0 0 1 .26 0V.62a.13.13 0 0 1-.26 0ZM.49-.3a.12.12 0 0 1 .24 0V-.07H.78V.07H.73V.3a.12.12 0 0 1-.24 0Z${panel(0.78, -0.65, 0.65, 0.12)}`,
  },
  tierbheavy: {
    middle: 'M-.26-.3-.16-.5H.16L.26-.3V.6H-.26Z',
    side: 'M.26-.1H.5V.1H.26ZM.5-.95H.66V-.5H.86V.75H.5Z',
  },
  tiereaper: {
    middle: 'M0-.5.2-.36.26.5H-.26L-.2-.36Z',
    side: 'M.24-.2.5-.26.62.1.95.2V.34L.62.5.5.86.26.4Z',
  },
  tieskstriker: {
    middle: 'M0-.4.18-.3.22.4 0 .52-.22.4-.18-.3Z',
    side: 'M.2-.16.5-.2.9.3.98.95.6.42.22.2Z',
  },
  tievnsilencer: {
    middle: `${ball(0.24, 0.2)}M-.1.4H.1V.75H-.1Z`,
    side: 'M.18.1.52.06.62-1 .78-.7.84.7.7.9.56.34.18.32Z',
  },
  tiewiwhispermodifiedinterceptor: {
    middle: `${ball(0.24, 0.1)}M-.07-.1V-.45H.07V-.1Z`,
    side: 'M.18.02.5-.02.56-.95.68-.95.9-.3.8.85.62.7.52.22.18.2Z',
  },
};
