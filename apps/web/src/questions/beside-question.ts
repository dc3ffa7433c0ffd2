/** What may stand beside a question once the first dials are set: one piece of the page. */

export { AskedCards } from './asked-cards.tsx';
export { Instead } from './instead.tsx';
export { Waiting } from './waiting.tsx';
