import type { checkDiceWords } from '../en/check-dice.ts';
import type { Translated } from '../language.ts';

export const checkDice: Translated<typeof checkDiceWords> = {
  title: 'Les dés de cette partie',
  check: 'Vérifier les dés',
  checking: 'La partie est rejouée …',
  allTrue: {
    one: '{count} dé est tel que les contributions le donnent.',
    other: 'Les {count} dés et tirages sont tels que les contributions les donnent.',
  },
  wrong: 'Pas tel que les contributions le donnent : {problem}',
  whatFrom: 'D’où ils viennent',
  setup: 'SHA-256 de la mise en place',
  committed: '{player} : engagement',
  contributed: '{player} : contribution',
  seed: 'La graine qui en résulte',
  how: 'Chaque dé a un numéro dans son flux ; son SHA-256 est celui de la graine, du flux et du numéro. Le détail est dans docs/contract.md.',
  everyDie: 'Chaque dé',
  side: 'face {side} sur {sides}',
};
