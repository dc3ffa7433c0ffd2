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
  vibration: 'Vibration',
  felt: 'On',
  unfelt: 'Off',
  odds: 'Odds beside each choice',
  shown: 'Shown',
  hidden: 'Hidden',
  withoutOdds: 'This match is played without odds.',
  asking: 'Questions',
  needed: 'Only what matters: own ships go in their usual order',
  all: 'All of them',
  textSize: 'Text size',
  percent: params('{number} %'),
});
