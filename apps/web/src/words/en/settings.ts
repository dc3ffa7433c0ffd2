import { params, words } from '../language.ts';

/** What each player sets for this browser. */
export const settingsWords = words('settings', {
  theme: 'Theme',
  system: 'As the system',
  light: 'Light',
  dark: 'Dark',
  mat: 'Mat',
  space: 'Deep space',
  nebula: 'Nebula',
  pale: 'Pale, for print',
  odds: 'Odds beside each choice',
  shown: 'Shown',
  hidden: 'Hidden',
  withoutOdds: 'This match is played without odds.',
  textSize: 'Text size',
  percent: params('{number} %'),
});
