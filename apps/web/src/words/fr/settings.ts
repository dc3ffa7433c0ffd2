import type { settingsWords } from '../en/settings.ts';
import type { Translated } from '../language.ts';

export const settings: Translated<typeof settingsWords> = {
  theme: 'Couleurs',
  system: 'Comme le système',
  light: 'Clair',
  dark: 'Sombre',
  mat: 'Tapis',
  space: 'Espace profond',
  nebula: 'Nébuleuse',
  pale: 'Pâle, pour imprimer',
  vibration: 'Vibration',
  felt: 'Oui',
  unfelt: 'Non',
  odds: 'Probabilités à côté de chaque choix',
  shown: 'Montrer',
  hidden: 'Masquer',
  withoutOdds: 'Cette partie se joue sans probabilités.',
  asking: 'Questions',
  needed: 'Seulement ce qui compte : ses vaisseaux agissent dans leur ordre habituel',
  all: 'Toutes',
  textSize: 'Taille du texte',
  percent: '{number} %',
};
