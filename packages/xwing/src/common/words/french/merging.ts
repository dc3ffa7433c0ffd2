import { type MergingWords, mergedIn } from '../merging.ts';

/** The other ship, behind each preposition, where this ship attacks or defends. */
const ENEMY = {
  attack: [
    [/(du|au) défenseur(?!\p{L})/gu, '$1 vaisseau ennemi'],
    [/le défenseur(?!\p{L})/gu, 'le vaisseau ennemi'],
  ],
  defense: [
    [/de l’attaquant(?!\p{L})/gu, 'du vaisseau ennemi'],
    [/à l’attaquant(?!\p{L})/gu, 'au vaisseau ennemi'],
    [/l’attaquant(?!\p{L})/gu, 'le vaisseau ennemi'],
  ],
} as const;

const ofDice = (rest: string): string => rest.replaceAll(/\bdé(s?) (?:d’attaque|de défense)/g, 'dé$1');

/** Behind "attaque ou défend" the other ship is the enemy one, and the dice are either kind. */
const ofBoth = (rest: string, fights: 'attack' | 'defense'): string =>
  ENEMY[fights].reduce<string>(
    (words, [from, to]) => words.replaceAll(from, to),
    ofDice(rest).replaceAll(/ en (1 )?(?:touche|évasion)(s?)(?!\p{L})/gu, ' en $1touche$2 ou évasion$2'),
  );

const MERGING: MergingWords = {
  fights: [
    {
      attack: /^Tant qu(?<who>e ce vaisseau|’un [^,]*?) attaque(?<how>[^,]*)(?=,)/,
      defense: /^Tant qu(?<who>e ce vaisseau|’un [^,]*?) défend(?<how>[^,]*)(?=,)/,
      both: (who, attacking, defending) =>
        `Tant qu${who} attaque${attacking.slice(0, attacking.length - defending.length)} ou défend${defending}`,
      neutral: ofBoth,
    },
    {
      attack: /^Une fois par attaque, pendant la modification des dés d’attaque/,
      defense: /^Une fois par attaque, pendant la modification des dés de défense/,
      both: () => 'Une fois par attaque, pendant la modification des dés',
      neutral: ofDice,
    },
  ],
  openings: ['Après que ce vaisseau '],
  or: ' ou ',
  times: (count) => `Cela peut être fait ${count} fois.`,
};

/** What a card says, sentences that are alike as one. */
export const merged = mergedIn(MERGING);
