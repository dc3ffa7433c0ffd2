/** How the page looks in this browser: theme, mat and size of its text, set on the root for the styles to read. */

import { keptChoice } from './choice.ts';

const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');

/** Dark as the table is, unless somebody wants it light, or as the system says. */
export const theme = keptChoice('firing-arc.theme', ['dark', 'light', 'system'], (chosen) => {
  root.dataset.theme = chosen === 'system' ? (dark.matches ? 'dark' : 'light') : chosen;
});
dark.addEventListener('change', () => theme.get() === 'system' && theme.choose('system'));

/** What the table is laid out on: space in both themes, or a pale mat as for printing. */
export const mat = keptChoice('firing-arc.mat', ['space', 'nebula', 'pale'], (chosen) => {
  root.dataset.mat = chosen;
});

let screen = 0;
addEventListener('resize', () => {
  screen = 0;
});

/** How much larger things are drawn on this screen than on a small one (tokens.css). */
export const screenScale = (): number => {
  // Each question for a style may have the page styled anew.
  screen ||= Number(getComputedStyle(root).getPropertyValue('--screen')) || 1;
  return screen;
};

/** How large letters are, in percent of what the browser would show. */
export const textSize = keptChoice(
  'firing-arc.text-size',
  ['100', '85', '115', '130', '150', '200'],
  (chosen) => {
    root.style.setProperty('--text-size', `${chosen}%`);
  },
);

/** Whether every question is asked, or only those that need it: not the order of own ships, nor what changes nothing. */
export const asking = keptChoice('firing-arc.asking', ['needed', 'all']);

/** Whether odds are shown here, in matches that allow them. */
export const odds = keptChoice('firing-arc.odds', ['shown', 'hidden']);
