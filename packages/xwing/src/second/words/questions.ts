import { type PhrasesWithNames, sayWithNames } from '@firing-arc/words';
import type { SecondQuestion } from '../questions.ts';
import type { SecondState } from '../state.ts';
import { pool, shipLabel, upgradeName } from './labels.ts';

/** What a player is asked: names in the place of the numbers of a question; the phrases are those of a language. */

/** Questions that are asked in several ways, or of dice that lie on the table. */
type Asked = Exclude<SecondQuestion, { kind: 'action' | 'modify-attack-dice' | 'modify-defense-dice' }>;

type Names = ReturnType<typeof namesIn>;

/** What a language calls what questions are about. */
export interface QuestionTerms {
  readonly marker: (view: SecondState, id: number) => string;
  readonly obstacle: (view: SecondState, id: number) => string;
  readonly device: (view: SecondState, id: number) => string;
  readonly deviceKind: (kind: string) => string;
  readonly condition: (id: string | null) => string;
  readonly abilityName: (view: SecondState, ref: string, ship: number) => string;
  readonly faces: (faces: readonly string[]) => string;
}

/** What a language says of questions, whole sentences. */
export interface QuestionPhrases {
  readonly anAttack: string;
  readonly attackOf: (attacker: string, defender: string) => string;
  readonly modifyAttackDice: (title: string, attack: string) => string;
  readonly modifyDefenseDice: (title: string, attack: string, defense: string) => string;
  readonly performing: (ship: string) => string;
  /** The same question is asked at several moments; its ruling tells which. */
  readonly performingBecause: Readonly<Record<string, (ship: string) => string>>;
  readonly asked: PhrasesWithNames<Asked, keyof Names>;
}

/** What a player is asked, as one sentence that ends with a question mark or says what to do. */
export const questionIn =
  (terms: QuestionTerms, say: QuestionPhrases) =>
  (asked: SecondQuestion, view: SecondState): string => {
    switch (asked.kind) {
      case 'action':
        return (say.performingBecause[asked.because] ?? say.performing)(shipLabel(view, asked.ship));
      case 'modify-attack-dice':
        return say.modifyAttackDice(titleIn(say, view), terms.faces(pool(view, 'attack')));
      case 'modify-defense-dice':
        return say.modifyDefenseDice(
          titleIn(say, view),
          terms.faces(pool(view, 'attack')),
          terms.faces(pool(view, 'defense')),
        );
      default:
        return sayWithNames(say.asked, asked, namesIn(terms, asked, view));
    }
  };

/** By the field of the question; empty where it has none. */
const namesIn = (say: QuestionTerms, asked: Asked, view: SecondState) => ({
  ship: 'ship' in asked ? shipLabel(view, asked.ship) : '',
  carrier: 'carrier' in asked ? shipLabel(view, asked.carrier) : '',
  huge: 'huge' in asked ? shipLabel(view, asked.huge) : '',
  marker: 'marker' in asked ? say.marker(view, asked.marker) : '',
  obstacle: 'obstacle' in asked ? say.obstacle(view, asked.obstacle) : '',
  device: 'device' in asked ? deviceIn(say, asked.device, view) : '',
  card: 'card' in asked ? say.condition(asked.card) : '',
  upgrade: 'upgrade' in asked && asked.upgrade !== undefined ? upgradeName(asked.upgrade) : '',
  ability: 'ability' in asked ? say.abilityName(view, asked.ability, asked.ship) : '',
});

const deviceIn = (say: QuestionTerms, device: number | string, view: SecondState): string =>
  typeof device === 'number' ? say.device(view, device) : say.deviceKind(device);

function titleIn(say: QuestionPhrases, view: SecondState): string {
  const { attack } = view;
  return attack
    ? say.attackOf(shipLabel(view, attack.attacker), shipLabel(view, attack.defender))
    : say.anAttack;
}
