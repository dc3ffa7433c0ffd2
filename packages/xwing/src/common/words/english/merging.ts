import { type MergingWords, mergedIn } from '../merging.ts';

/** Behind "attacks or defends" the other ship is the enemy one, and the dice are either kind. */
const ofBoth = (rest: string, fights: 'attack' | 'defense'): string =>
  ofDice(rest)
    .replaceAll(/ to (?:a hit|an evade)\b/g, ' to a hit or evade')
    .replaceAll(/ to (?:hits|evades)\b/g, ' to hits or evades')
    .replaceAll(/ to (?:hit|evade)(?=[.,;])/g, ' to hit or evade')
    .replaceAll(fights === 'attack' ? 'the defender' : 'the attacker', 'the enemy ship');

const ofDice = (rest: string): string => rest.replaceAll(/\b(?:attack|defense) (?=die|dice)/g, '');

/** Conditions behind "if this ship attacks" as those of a sentence that begins with its moment. */
const asConditions = (rest: string, fights: 'attack' | 'defense'): string =>
  ofBoth(rest, fights)
    .replace(/^ and (?=is|has|does)/, ', if it ')
    .replace(/^ and /, ', if ');

const MERGING: MergingWords = {
  fights: [
    {
      attack: /^While (?<who>[^,:]+?) attacks(?<how>[^,:]*)(?=[,:])/,
      defense: /^While (?<who>[^,:]+?) defends(?<how>[^,:]*)(?=[,:])/,
      both: (who, attacking, defending) =>
        `While ${who} attacks${attacking.slice(0, attacking.length - defending.length)} or defends${defending}`,
      neutral: ofBoth,
    },
    {
      attack:
        /^(?<who>Before|After) attack dice are rolled, if this ship attacks(?<how>(?: at range [-\d]+)?)(?=:| and (?:the|is|has|does)\b)/,
      defense:
        /^(?<who>Before|After) defense dice are rolled, if this ship defends(?<how>(?: at range [-\d]+)?)(?=:| and (?:the|is|has|does)\b)/,
      both: (when, how) => `${when} this ship rolls its dice in an attack${how}`,
      neutral: asConditions,
    },
    {
      attack: /^Once in an attack, while attack dice are modified/,
      defense: /^Once in an attack, while defense dice are modified/,
      both: () => 'Once in an attack, while dice are modified',
      neutral: ofDice,
    },
  ],
  openings: ['After this ship ', 'Before this ship ', 'In the System Phase, '],
  or: ' or ',
  times: (count) => `This may be done ${count} times.`,
};

/** What a card says, sentences that are alike as one. */
export const merged = mergedIn(MERGING);
