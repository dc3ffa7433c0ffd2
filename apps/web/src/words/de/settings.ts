import type { settingsWords } from '../en/settings.ts';
import type { Translated } from '../language.ts';

export const settings: Translated<typeof settingsWords> = {
  theme: 'Farben',
  system: 'Wie das System',
  light: 'Hell',
  dark: 'Dunkel',
  mat: 'Spielmatte',
  space: 'Weltraum',
  nebula: 'Nebel',
  pale: 'Blass, zum Drucken',
  vibration: 'Vibration',
  felt: 'Ein',
  unfelt: 'Aus',
  odds: 'Chancen bei jeder Wahl',
  shown: 'Zeigen',
  hidden: 'Verbergen',
  withoutOdds: 'Diese Partie wird ohne Chancen gespielt.',
  asking: 'Fragen',
  needed: 'Nur was zählt: eigene Schiffe handeln in ihrer üblichen Reihenfolge',
  all: 'Alle',
  textSize: 'Schriftgröße',
  percent: '{number} %',
};
