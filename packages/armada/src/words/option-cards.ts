/** What cards do that players choose among. */
import type { ArmadaQuestion } from '../questions.ts';

/** The id of the card that an option of a question is; null where options are no cards. */
function cardOfOption(asked: ArmadaQuestion, index: number): string | null {
  switch (asked.kind) {
    case 'objective':
      return asked.options[index]?.objective ?? null;
    case 'pick-damage-card':
      return asked.options[index]?.card ?? null;
    case 'pick-upgrade':
    case 'look-at-damage': {
      const option = asked.options[index];
      if (!option || 'kind' in option) return null;
      return 'upgrade' in option ? option.upgrade : option.card;
    }
    default:
      return null;
  }
}

/** What the card of an option does, as a language has it; null where there is no card, or nothing written of it. */
export const optionCardTextIn =
  (cardText: (id: string) => string | null) =>
  (asked: ArmadaQuestion, index: number): string | null => {
    const card = cardOfOption(asked, index);
    return card === null ? null : cardText(card);
  };
