/** Huge ships, more than twice as long as wide. */

import type { Shapes } from './shape.ts';

export const HUGE: Shapes = {
  cr90corelliancorvette: {
    middle: 'M-.3-2.6H.3L.36-2.1.14-1.8V1.1H.5V2.2H-.5V1.1H-.14V-1.8L-.36-2.1Z',
    side: 'M.14-.3.4-.2V.5L.14.6Z M.5 1.2H.78V2.4H.5Z',
  },
  gr75mediumtransport: {
    middle: 'M0-2.6C.5-2.2.75-1.2.7 0 .66 1.2.4 2 .2 2.5H-.2C-.4 2-.66 1.2-.7 0-.75-1.2-.5-2.2 0-2.6Z',
    side: '',
  },
  gozanticlasscruiser: {
    middle: 'M-.3-2.2H.3L.4-1.4V1.4L.3 2.4H-.3L-.4 1.4V-1.4Z',
    side: 'M.4-.8.8-.5V1.2L.66 1.9H.5L.4 1.4Z',
  },
  raiderclasscorvette: {
    middle: 'M0-2.7.2-1.6.34 0 .3 2.2H-.3L-.34 0-.2-1.6Z',
    side: 'M.24-.9.84 1.2V2.2L.6 1.9.3 2Z',
  },
  croccruiser: {
    middle: 'M-.24-2.4H.24L.36-1.6V1.6L.2 2.4H-.2L-.36 1.6V-1.6Z',
    side: 'M.36-1.2H.6V-.4H.5V.6H.78V2.1H.5L.36 1.6Z',
  },
  tridentclassassaultship: {
    middle: 'M-.2-1.6H.2L.34-.6.26 1.2 0 2.5-.26 1.2-.34-.6Z',
    side: 'M.3-.8.6-1C.56-1.6.6-2.2.76-2.6.92-2 .92-.8.74.2L.5 1 .28.8Z',
  },
};
