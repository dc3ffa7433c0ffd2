import type { diceWords } from '../en/dice.ts';
import type { Translated } from '../language.ts';

export const dice: Translated<typeof diceWords> = {
  title: 'Die Würfel dieses Spiels',
  attackDice: { one: '1 Angriffswürfel', other: '{count} Angriffswürfeln' },
  defenseDice: { one: '1 Verteidigungswürfel', other: '{count} Verteidigungswürfeln' },
  redDice: { one: '1 rotem Würfel', other: '{count} roten Würfeln' },
  blueDice: { one: '1 blauem Würfel', other: '{count} blauen Würfeln' },
  blackDice: { one: '1 schwarzem Würfel', other: '{count} schwarzen Würfeln' },
  hitsAndCrits: { one: '1 Treffer oder kritischer Treffer', other: '{count} Treffer und kritische Treffer' },
  evades: { one: '1 Ausweichen', other: '{count} Ausweichen' },
  damageIcons: { one: '1 Treffer- oder kritisches Symbol', other: '{count} Treffer- und kritische Symbole' },
  rolled: '{counted} mit {dice}; zu erwarten waren {expected}.',
  better: 'Besser als {percent} solcher Würfe.',
  worse: 'Schlechter als {percent} solcher Würfe.',
  asExpected: 'Etwa wie zu erwarten.',
  rerolled: 'neu geworfen',
  none: 'keine',
  about:
    'Jeder Würfel, der in einem Angriff geworfen oder neu geworfen wurde, zählt, wie er fiel, was immer danach aus ihm wurde. Würfel außerhalb von Angriffen zählen nicht.',
  rerollDie: 'Würfel {number} neu werfen: {face}',
  reroll: '{count} neu werfen',
  tapToReroll: 'Würfel antippen, die neu geworfen werden',
  defenseTokens: 'Verteidigungsmarker',
  locked: 'gesperrt',
  spent: 'ausgegeben',
};
