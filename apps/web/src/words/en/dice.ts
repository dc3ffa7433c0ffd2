import { count, params, words } from '../language.ts';

/** What was rolled in a game, and what was to be expected. */
export const diceWords = words('dice', {
  title: 'The dice of this game',
  attackDice: count({ one: '1 attack die', other: '{count} attack dice' }),
  defenseDice: count({ one: '1 defense die', other: '{count} defense dice' }),
  redDice: count({ one: '1 red die', other: '{count} red dice' }),
  blueDice: count({ one: '1 blue die', other: '{count} blue dice' }),
  blackDice: count({ one: '1 black die', other: '{count} black dice' }),
  hitsAndCrits: count({ one: '1 hit or crit', other: '{count} hits and crits' }),
  evades: count({ one: '1 evade', other: '{count} evades' }),
  damageIcons: count({ one: '1 hit or critical icon', other: '{count} hit and critical icons' }),
  rolled: params('{counted} with {dice}; {expected} were to be expected.'),
  better: params('Better than {percent} of such rolls.'),
  worse: params('Worse than {percent} of such rolls.'),
  asExpected: 'About what was to be expected.',
  rerolled: 'rerolled',
  none: 'none',
  about:
    'Every die that was rolled or rerolled in an attack counts as it fell, whatever was made of it afterwards. Dice outside attacks are left out.',
  rerollDie: params('Reroll die {number}: {face}'),
  reroll: params('Reroll {count}'),
  tapToReroll: 'tap the dice to reroll',
  defenseTokens: 'Defense tokens',
  locked: 'locked',
  spent: 'spent',
});
