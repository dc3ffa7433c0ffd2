import type { Color, PoolDie } from '../attack/dice.ts';
import type { ArmadaEvent } from '../events.ts';
import type { Zone } from '../geometry/index.ts';
import type { ArmadaQuestion } from '../questions.ts';
import type { TokenLabel } from './labels.ts';
import type { RefusalPhrases } from './refusals.ts';
import type { OptionPhrases, Words } from './words.ts';

/** What a language calls the things of the game, and how it makes sentences and lists. */
export interface Terms
  extends Pick<
    Words,
    'command' | 'zone' | 'reach' | 'face' | 'phase' | 'player' | 'defenseToken' | 'icon' | 'keyword'
  > {
  readonly sentence: (text: string) => string;
  readonly list: (words: readonly string[]) => string;
  readonly obstacle: Words['obstacle'];
  readonly party: Words['party'];
  /** A hull zone with its article, and with whose it is. */
  readonly theZone: (zone: Zone) => string;
  readonly zoneOf: (zone: Zone, ship: string) => string;
  readonly die: (shown: { readonly color: Color; readonly face: string }) => string;
  readonly dice: (shown: readonly PoolDie[]) => string;
  /** The name of a card, keyword or damage card that acts. */
  readonly effect: (id: string) => string;
  /** What the joints of the tool do. */
  readonly clicks: (joints: readonly number[]) => string;
  /** " B near 1 CR90 Corvette", after the name of a token. */
  readonly tokenLabel: (which: TokenLabel | null) => string;
}

/** Names in the place of what events and questions give by number or id; empty where nobody is meant. */
export interface Names
  extends Readonly<
    Record<
      | 'ship'
      | 'squadron'
      | 'player'
      | 'winner'
      | 'obstacle'
      | 'host'
      | 'upgrade'
      | 'objective'
      | 'command'
      | 'phase'
      | 'effect'
      | 'card'
      | 'about'
      | 'by'
      | 'marker'
      | 'attacker'
      | 'defender'
      | 'party',
      string
    >
  > {
  readonly overlapped: readonly string[];
  readonly squadrons: readonly string[];
  readonly commands: readonly string[];
}

/** Names of what stands in no field of its own. */
export interface MoreNames {
  /** The ship or squadron that bears a card. */
  readonly bearer: string;
  /** Who attacks and defends, with the hull zone. */
  readonly attackerZone: string;
  readonly defenderZone: string;
  /** The ship to which something goes. */
  readonly heir: string;
  /** The objective that is played. */
  readonly played: string;
  /** How far a squadron came. */
  readonly distance: string;
  /** The dice of the attack. */
  readonly shown: string;
}

/** An event or a question with names in the place of numbers and ids. */
export type Named<One> = Omit<One, keyof Names> & Pick<Names, keyof One & keyof Names> & MoreNames;

/** Phrases by kind; each gets the one it is about with names, and as it is. */
type NamedPhrases<Union extends { readonly kind: string }> = {
  readonly [Kind in Union['kind']]:
    | string
    | ((
        named: Named<Extract<Union, { readonly kind: Kind }>>,
        raw: Extract<Union, { readonly kind: Kind }>,
      ) => string);
};

export type EventPhrases = NamedPhrases<ArmadaEvent>;
export type QuestionPhrases = NamedPhrases<ArmadaQuestion>;

/** All that a language says before cards come: one table a structure. */
export interface Phrases {
  readonly terms: Terms;
  readonly events: EventPhrases;
  readonly questions: QuestionPhrases;
  readonly options: OptionPhrases;
  readonly refusals: RefusalPhrases;
  /** What tokens on the table do that belong to no card. */
  readonly tokens: Readonly<Record<'mine' | 'targeting', string>>;
}
