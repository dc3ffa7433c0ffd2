import type { diceWords } from '../en/dice.ts';
import type { Translated } from '../language.ts';

export const dice: Translated<typeof diceWords> = {
  title: 'Les dés de cette partie',
  attackDice: { one: '{count} dé d’attaque', other: '{count} dés d’attaque' },
  defenseDice: { one: '{count} dé de défense', other: '{count} dés de défense' },
  redDice: { one: '{count} dé rouge', other: '{count} dés rouges' },
  blueDice: { one: '{count} dé bleu', other: '{count} dés bleus' },
  blackDice: { one: '{count} dé noir', other: '{count} dés noirs' },
  hitsAndCrits: { one: '{count} dégât ou critique', other: '{count} dégâts et critiques' },
  evades: { one: '{count} évasion', other: '{count} évasions' },
  damageIcons: { one: '{count} icône de touche ou critique', other: '{count} icônes de touche et critiques' },
  rolled: '{counted} avec {dice} ; {expected} étaient à attendre.',
  better: 'Mieux que {percent} de tels jets.',
  worse: 'Moins bien que {percent} de tels jets.',
  asExpected: 'À peu près comme attendu.',
  rerolled: 'relancé',
  none: 'aucun',
  about:
    'Chaque dé lancé ou relancé lors d’une attaque compte tel qu’il est tombé, quoi qu’on en ait fait ensuite. Les dés hors des attaques ne sont pas comptés.',
  rerollDie: 'Relancer le dé {number} : {face}',
  reroll: 'Relancer {count}',
  tapToReroll: 'touchez les dés à relancer',
  defenseTokens: 'Pions de défense',
  locked: 'verrouillé',
  spent: 'dépensé',
};
