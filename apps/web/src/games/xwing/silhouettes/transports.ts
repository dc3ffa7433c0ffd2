/** Freighters, shuttles, gunships and bombers. */

import { ball, type Shapes } from './shape.ts';

export const TRANSPORTS: Shapes = {
  modifiedyt1300lightfreighter: {
    middle: ball(0.66, 0.16),
    side: 'M.06-.42V-.85L.3-.92.46-.3Z M.62-.2.86-.34.9-.06.66.06Z',
  },
  customizedyt1300lightfreighter: {
    middle: `${ball(0.64, 0.14)}M-.16-.5-.12-.95H.12L.16-.5Z`,
    side: 'M.16-.46V-.8L.36-.84.46-.34Z M.6-.2.88-.3V0L.64.06Z',
  },
  scavengedyt1300: {
    middle: `${ball(0.66, 0.16)}M-.62.5-.9.44-.84.7-.56.72Z`,
    side: 'M.05-.42V-.95L.26-.98.48-.32Z M.62-.16.9-.26V.02L.66.1Z',
  },
  yt2400lightfreighter: {
    middle: `${ball(0.6, 0.1)}M-.14-.45V-.7H.14V-.45ZM.5-.1.9-.3V-.72H.98V.16L.6.3Z`,
    side: 'M.4.5.62.5.56.8.34.7Z',
  },
  vcx100lightfreighter: {
    middle: 'M-.16-.95H.16L.26-.6.3.3.2.9H-.2L-.3.3-.26-.6Z',
    side: 'M.26-.3.66.1V-.2H.8V.7L.5.86.28.6Z',
  },
  attackshuttle: {
    middle: 'M-.1-.9H.1L.24-.3.22.5H-.22L-.24-.3Z',
    side: 'M.22-.2.62.1.72.6.56.8.5.5.22.42Z',
  },
  sheathipedeclassshuttle: {
    middle: 'M0-.9.2-.6.26.1.14.8H-.14L-.26.1-.2-.6Z',
    side: 'M.24-.04.44-.02.5.6.74.9.56.9.34.5.22.4Z',
  },
  auzituckgunship: {
    middle: 'M-.2-.6H.2L.3-.2V.8H-.3V-.2Z',
    side: 'M.3-.1.5-.2V-.9H.7V.55L.5.7.3.6Z',
  },
  hwk290lightfreighter: {
    middle: 'M0-1 .12-.5.2.2V.7H-.2V.2L-.12-.5Z',
    side: 'M.14-.4.5.1.66.5V.85H.5L.44.6H.2Z',
  },
  ut60duwing: {
    middle: 'M-.16-.5H.16L.22 0V.4H-.22V0Z',
    side: 'M.22 0H.36V-.2H.56V0L.64-.05.72-1 .86-.9.84.2.6.46H.36V.3H.22Z',
  },
  mg100starfortress: {
    middle: 'M-.12-1H.12L.16-.3V.75H.3V.95H-.3V.75H-.16V-.3Z',
    side: 'M.16-.2.6.02V-.14H.8V.4H.6V.3L.16.26Z',
  },
  resistancetransport: {
    middle: 'M-.34-.8H.2L.3-.5V.7H-.34Z',
    side: 'M.3-.2.5-.1V.75H.34L.3.5Z',
  },
  resistancetransportpod: {
    middle: 'M-.3-.5-.1-.7H.1L.3-.5V.55H-.3Z',
    side: 'M.3-.1H.52V.7H.34L.3.4Z',
  },
  escapecraft: {
    middle: `${ball(0.3, -0.3)}M-.3-.2H.3L.24.6H-.24Z`,
    side: 'M.26 0H.44V.5H.26Z',
  },
  firesprayclasspatrolcraft: {
    middle: 'M0-.9C.3-.85.36-.4.3 0L.55.35C.6.7.35.85 0 .88-.35.85-.6.7-.55.35L-.3 0C-.36-.4-.3-.85 0-.9Z',
    side: 'M.3-.15.72-.05.74.12.36.1Z',
  },
  g1astarfighter: {
    middle: 'M-.2-.8H.06L.16-.4V.5H-.16V-.3Z',
    side: 'M.16-.1H.4V-.5H.56V.36L.4.8H.26L.16.5Z',
  },
  gauntletfighter: {
    middle: 'M-.16-.5H.16L.24 0 .16.6H-.16L-.24 0Z',
    side: 'M.22-.12.5-.16C.6-.5.7-.7.86-.95.98-.4.98.3.86.8.7.5.6.3.5.2L.22.24Z',
  },
  jumpmaster5000: {
    middle:
      'M-.2-.7C.4-.95.85-.5.85.05.85.6.4.95-.2.8L-.1.5C.3.55.5.35.5.05.5-.25.3-.45-.1-.4Z M-.86-.2H-.4V.3H-.86Z M-.4-.04H.5V.14H-.4Z',
    side: '',
  },
  lancerclasspursuitcraft: {
    middle: 'M-.14-.95H.14L.3-.4.26.6H-.26L-.3-.4Z',
    side: 'M.28-.3.56-.1C.8.1.86.5.7.9L.54.8C.56.6.5.5.27.4Z',
  },
  quadrijettransferspacetug: {
    middle: 'M-.14-.7H.14L.2-.2V.2H-.2V-.2Z',
    side: `M.18-.1.4-.2V.2L.18.14Z${ball(0.2, -0.36, 0.55)}${ball(0.2, 0.36, 0.55)}`,
  },
  scurrgh6bomber: {
    middle: `${ball(0.24, -0.5)}M-.2-.3H.2L.14.7H-.14Z`,
    side: 'M.18-.2.44-.1V-.85H.62V.2L.5.7.16.4Z',
  },
  aggressorassaultfighter: {
    middle: `${ball(0.3)}M-.1.28H.1V.6H-.1Z`,
    side: 'M.24-.12.44-.14C.4-.5.44-.7.56-.95.68-.7.7-.3.66 0 .7.4.68.7.56.95.44.8.4.5.44.14L.24.12Z',
  },
  yv666lightfreighter: {
    middle: 'M-.2-.95H.2L.34-.6V.5L.2.95H-.2L-.34.5V-.6Z',
    side: 'M.34-.2H.56V.74H.4L.34.5Z',
  },
  st70assaultship: {
    middle: 'M0-.85.2-.6.26 0 .2.8H-.2L-.26 0-.2-.6Z',
    side: `M.24-.1H.4V.2H.24ZM.4-.55a.16.16 0 0 1 .32 0V.6H.4Z`,
  },
  lambdaclasst4ashuttle: {
    middle: 'M-.08-.95H.08L.18-.5.14.6H.04V.95H-.04V.6H-.14L-.18-.5Z',
    side: 'M.15 0 .9.5V.7L.5.66.14.5Z',
  },
  upsilonclassshuttle: {
    middle: 'M-.14-.7H.14L.2-.1.12.5H-.12L-.2-.1Z',
    side: 'M.18-.1.44-.3.62-.95.76-.95.7.1.5.8.4.8.42.2.16.24Z',
  },
  xiclasslightshuttle: {
    middle: 'M-.12-.8H.12L.22-.2.18.7H-.18L-.22-.2Z',
    side: 'M.2-.1.62.04.86.7.7.8.5.44.19.4Z',
  },
  vt49decimator: {
    middle: 'M0-.95.22-.5.26.2.16.8H-.16L-.26.2-.22-.5Z',
    side: 'M.24-.3.62.1.9.7.84.86.5.7.24.6Z',
  },
  laatigunship: {
    middle: 'M-.12-.9H.12L.2-.4V.2L.1.95H-.1L-.2.2V-.4Z',
    side: 'M.2-.24.9-.1V.1L.6.14V.3H.4V.16L.2.18Z',
  },
  sithinfiltrator: {
    middle: `${ball(0.32, 0.2)}M-.07.1-.05-1H.05L.07.1Z`,
    side: 'M.26.1.54.02V-.62L.7-.4V.62L.54.86V.36L.26.34Z',
  },
  hmpdroidgunship: {
    middle: 'M-.3-.5-.1-.7H.1L.3-.5.24.5H-.24Z',
    side: 'M.28-.3.9-.1.96.06.6.2.54.5H.36L.3.2Z',
  },
};
