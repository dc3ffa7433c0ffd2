/** Fighters with a fuselage and wings. */

import { ball, type Shapes } from './shape.ts';

export const FIGHTERS: Shapes = {
  t70xwing: {
    middle: 'M0-1 .1-.55.16.1.16.72H-.16V.1L-.1-.55Z',
    side: 'M.16.06.8.3V-.5H.9V.62L.5.56V.8H.24V.5L.16.46Z',
  },
  btla4ywing: {
    middle: 'M0-.95.16-.75.2-.35.12-.1V.5H-.12V-.1L-.2-.35-.16-.75Z',
    side: 'M.12.12H.5V-.3L.6-.42.7-.3V.9H.5V.36H.12Z',
  },
  btlbywing: {
    middle: 'M0-.95.18-.76.24-.36.2-.06.26.1V.56H-.26V.1L-.2-.06-.24-.36-.18-.76Z',
    side: 'M.26.1H.52V-.28L.62-.42.74-.28V.95H.52V.4H.26Z',
  },
  btanr2ywing: {
    middle: 'M0-1 .13-.8.18-.3.14 0V.44H-.14V0L-.18-.3-.13-.8Z',
    side: 'M.14.06.5.16V-.2L.58-.36.68-.2V.92L.59.98.5.92V.34L.14.3Z',
  },
  btanr2wywing: {
    middle: 'M0-1 .16-.8.22-.3.16 0V.5H-.16V0L-.22-.3-.16-.8Z',
    side: 'M.16.06.5.16V-.24L.6-.42.74-.24V.98L.6 1 .5.94V.36L.16.32Z',
  },
  btls8kwing: {
    middle: 'M-.16-.7H.16L.24-.2V.6H-.24V-.2Z',
    side: 'M.24-.26.6-.32V-.6H.72V-.34L.95-.38V-.16L.72-.1V.1H.95V.3H.72V.5H.6V.3L.24.34Z',
  },
  rz1awing: {
    middle: 'M0-.85.2-.5.3.4.18.6H-.18L-.3.4-.2-.5Z',
    side: 'M.24-.3.62.3.66.8.52.8.42.55.28.5Z',
  },
  rz2awing: {
    middle: 'M0-1 .16-.6.26.36.16.6H-.16L-.26.36-.16-.6Z',
    side: 'M.2-.36.5.16.72.3V-.05H.8V.5L.6.58.58.9H.42L.4.56.24.5Z',
  },
  asf01bwing: {
    middle: `${ball(0.17, -0.68)}M-.1-.54H.1L.16.9H-.16Z`,
    side: 'M.1-.1.72-.2V-.5H.8V.2H.72V.06L.12.2Z',
  },
  ewing: {
    middle: 'M0-.98.12-.6.22.1.16.66H-.16L-.22.1-.12-.6Z',
    side: 'M.2-.02.56.02V-.1H.7V.9H.56V.42L.2.4Z',
  },
  z95af4headhunter: {
    middle: 'M0-1 .07-.6.15.1.14.66H-.14L-.15.1-.07-.6Z',
    side: 'M.14.02.84.26V-.3H.91V.5L.46.46V.76H.22V.46L.14.44Z',
  },
  clonez95headhunter: {
    middle: 'M0-.95.1-.55.18.1.17.66H-.17L-.18.1-.1-.55Z',
    side: 'M.17-.06.74.12.82-.2.9-.2V.5L.5.5.46.72.24.72.22.5.17.48Z',
  },
  arc170starfighter: {
    middle: 'M0-.95.14-.7.2.1.12.95H-.12L-.2.1-.14-.7Z',
    side: 'M.18-.1.36-.14V-.3H.56V-.08L.98.16V.32L.56.34V.5H.36V.34L.18.36Z',
  },
  fangfighter: {
    middle: 'M0-.6.14-.3.16.5 0 .75-.16.5-.14-.3Z',
    side: 'M.14 0C.5 0 .6-.3.6-.9.86-.5.9.4.6.9.6.5.5.3.14.3Z',
  },
  kihraxzfighter: {
    middle: 'M0-.7.22-.4.26.3.12.8H-.12L-.26.3-.22-.4Z',
    side: 'M.24-.1.6-.2.56-.8.7-.76.86-.1.78.5.6.2.24.3Z',
  },
  m3ainterceptor: {
    middle: 'M0-.9.13-.6.2.4 0 .7-.2.4-.13-.6Z',
    side: 'M.18-.04.5.06.62-.3.72-.3.74.46.6.7.56.4.19.36Z',
  },
  m12lkimogilafighter: {
    middle: 'M-.16-.8H.16L.3-.3.34.5.2.8H-.2L-.34.5-.3-.3Z',
    side: 'M.32-.2.62-.1.8-.4.9-.3V.7L.74.86.66.4.34.44Z',
  },
  starviperclassattackplatform: {
    middle: 'M0-.6.14-.3.2.2 0 .7-.2.2-.14-.3Z',
    side: 'M.16-.24C.4-.3.6-.5.66-.95.9-.6.8-.2.5-.08V.1C.8.2.9.6.66.95.6.5.4.3.18.24Z',
  },
  nabooroyaln1starfighter: {
    middle: 'M0-.6.16-.3.14.1.06.4 0 1-.06.4-.14.1-.16-.3Z',
    side: 'M.14-.2.5-.22V-.75L.57-.9.64-.75V.3L.57.7.5.3V.04L.14.1Z',
  },
  delta7aethersprite: {
    middle: 'M0-1 .12-.6.16.7H-.16L-.12-.6Z',
    side: 'M.1-.66.62.5.6.72.16.76Z',
  },
  delta7baethersprite: {
    middle: 'M0-1 .16-.56.2.72H-.2L-.16-.56Z',
    side: 'M.14-.6.7.46.66.66.5.66V.84H.3V.7L.2.74Z',
  },
  eta2actis: {
    middle: `${ball(0.16, 0.1)}M-.12-.75H.12L.18.1V.6H-.18V.1Z`,
    side: 'M.18-.1.5-.02V-.62H.62V.72H.5V.32L.18.4Z',
  },
  v19torrentstarfighter: {
    middle: 'M0-.7.16-.5.22.3.1.9H-.1L-.22.3-.16-.5Z',
    side: 'M.2-.1.6-.06.98.62.86.8.5.36.2.36Z',
  },
  nimbusclassvwing: {
    middle: 'M0-.95.12-.5.2.3.14.6H-.14L-.2.3-.12-.5Z',
    side: 'M.18-.02.5 0 .56-.55H.68V.75H.56L.5.3.18.3Z',
  },
  belbullab22starfighter: {
    middle: 'M-.1-.9H.1L.2-.3.26.5.1.75H-.1L-.26.5-.2-.3Z',
    side: 'M.22-.1.6-.02.66-.4.78-.4.8.5.62.8.54.4.25.4Z',
  },
  vultureclassdroidfighter: {
    middle: 'M0-.45.14-.2.12.2 0 .3-.12.2-.14-.2Z',
    side: 'M.1-.14.5-.1V-.95L.66-.6V.6L.5.9V.1L.1.14Z',
  },
  hyenaclassdroidbomber: {
    middle: 'M0-.6.16-.36.2.3 0 .42-.2.3-.16-.36Z',
    side: 'M.16-.2.46-.16.5-.85.74-.62.78.5.54.85.46.16.18.2Z',
  },
  droidtrifighter: {
    middle: `${ball(0.24)}M-.07.2H.07V.95H-.07Z`,
    side: 'M.14-.18.5-.34C.62-.5.64-.7.6-.95.9-.6.86-.1.6.04L.2.1Z',
  },
  nantexclassstarfighter: {
    middle: 'M0-.95.1-.6.26-.1.2.55 0 .8-.2.55-.26-.1-.1-.6Z',
    side: 'M.22 0 .46-.1C.5-.4.44-.7.32-.95.62-.7.72-.3.6.1L.24.36Z',
  },
  rogueclassstarfighter: {
    middle: 'M-.12-.6H.12L.2-.2V.5H-.2V-.2Z',
    side: 'M.2-.02.52 0C.52-.4.56-.7.7-.95.84-.6.86.5.7.86.56.7.52.5.52.26L.2.28Z',
  },
  fireball: {
    middle: 'M-.1-.9H.1L.28-.3.2.7H-.06L-.28.2Z',
    side: 'M.24-.1.5 0V-.2H.66V.62H.5V.4L.22.4Z',
  },
  alphaclassstarwing: {
    middle: 'M-.12-.9H.12L.2-.2.14.75H-.14L-.2-.2Z',
    side: 'M.18-.06.4-.1V-.36H.6V-.14L.94-.3V.5L.6.34V.56H.4V.32L.16.3Z',
  },
  syliureclasshyperspacering: {
    // The inner edge runs the other way round, so that the ring is open.
    middle: `${ball(0.85)}M0-.6a.6.6 0 1 0 0 1.2a.6.6 0 1 0 0-1.2Z`,
    side: 'M.74-.3H.96V.3H.74Z',
  },
};
