import { useTable } from '../screen/table-context.ts';
import type { ShownStack } from '../shown/question.ts';
import { questionWords } from '../words/en/questions.ts';
import { useWords } from '../words/language.ts';

/** The ships whose stacks are set one after the other, where there is no room for all; each says what it lacks. */
export function StackTabs(props: {
  readonly stacks: readonly ShownStack[];
  readonly shown: number;
  readonly isUnset: (dial: { readonly part: number }) => boolean;
  readonly show: (ship: number) => void;
}) {
  const { stacks, shown, isUnset, show } = props;
  const { game } = useTable();
  const t = useWords(questionWords);
  return (
    <ul className="dial-tabs" aria-label={t.ships}>
      {stacks.map(({ ship, dials }) => {
        const left = dials.filter(isUnset).length;
        const { tag, name } = game.table.ships[ship]!;
        return (
          <li key={ship}>
            <button type="button" aria-pressed={ship === shown} title={name} onClick={() => show(ship)}>
              <b>{tag}</b>
              <span className="unseen"> {left > 0 ? `${name}: ${t.notSet}` : name}</span>
              <span className="set" aria-hidden="true">
                {left > 0 ? `${dials.length - left}/${dials.length}` : '✓'}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
