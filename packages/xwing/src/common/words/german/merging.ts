import { type MergingWords, mergedIn } from '../merging.ts';

/** The other ship, in each case, where this ship attacks or defends. */
const ENEMY = {
  attack: [
    [/\bde[rn] Verteidiger\b/g, 'das feindliche Schiff'],
    [/\bdes Verteidigers\b/g, 'des feindlichen Schiffs'],
    [/\b(dem|vom) Verteidiger\b/g, '$1 feindlichen Schiff'],
  ],
  defense: [
    [/\bde[rn] Angreifer\b/g, 'das feindliche Schiff'],
    [/\bdes Angreifers\b/g, 'des feindlichen Schiffs'],
    [/\b(dem|vom) Angreifer\b/g, '$1 feindlichen Schiff'],
  ],
} as const;

const ofDice = (rest: string): string => rest.replaceAll(/(?:Angriffs|Verteidigungs)würfel/g, 'Würfel');

/** Behind "angreift oder verteidigt" the other ship is the enemy one, and the dice are either kind. */
const ofBoth = (rest: string, fights: 'attack' | 'defense'): string =>
  ENEMY[fights].reduce<string>(
    (words, [from, to]) => words.replaceAll(from, to),
    ofDice(rest).replaceAll(
      /in (1 )?(?:Treffer|Ausweichen)(?= zu ändern| ändern|[.,;])/g,
      'in $1Treffer oder Ausweichen',
    ),
  );

const MERGING: MergingWords = {
  fights: [
    {
      attack:
        /^Während (?<who>dieses Schiff|ein [^,]*?Schiff)(?<how>(?: mit [^,]*| in Reichweite [^,]*)?) angreift(?=,)/,
      defense:
        /^Während (?<who>dieses Schiff|ein [^,]*?Schiff)(?<how>(?: in Reichweite [^,]*)?) verteidigt(?=,)/,
      both: (who, attacking, defending) =>
        attacking === defending
          ? `Während ${who}${attacking} angreift oder verteidigt`
          : `Während ${who}${attacking} angreift oder während es${defending} verteidigt`,
      neutral: ofBoth,
    },
    {
      attack: /^Einmal in einem Angriff, während Angriffswürfel verändert werden/,
      defense: /^Einmal in einem Angriff, während Verteidigungswürfel verändert werden/,
      both: () => 'Einmal in einem Angriff, während Würfel verändert werden',
      neutral: ofDice,
    },
  ],
  openings: ['Nachdem dieses Schiff ', 'Bevor dieses Schiff '],
  or: ' oder ',
  times: (count) => `Das darf ${count}-mal getan werden.`,
};

/** What a card says, sentences that are alike as one. */
export const merged = mergedIn(MERGING);
