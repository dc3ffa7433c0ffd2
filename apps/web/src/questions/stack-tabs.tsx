import { useTable } from '../screen/table-context.ts';
import type { ShownStack } from '../shown/question.ts';
import { questionWords } from '../words/en/questions.ts';
import { useWords } from '../words/language.ts';
import { CommandIcon } from './command-icon.tsx';

/** The ships whose stacks are set one after the other, where there is no room for all; each says what it shows or lacks. */
export function StackTabs(props: {
  readonly stacks: readonly ShownStack[];
  readonly shown: number;
  /** What the dials show, by their parts. */
  readonly on: Readonly<Record<string, number>>;
  readonly show: (ship: number) => void;
}) {
  const { stacks, shown, on, show } = props;
  const { game } = useTable();
  const t = useWords(questionWords);
  return (
    <ul className="dial-tabs" aria-label={t.ships}>
      {stacks.map(({ ship, dials }) => {
        const set = dials.flatMap(({ part, options }) => {
          const command = options[on[part] ?? -1];
          return command ? [{ part, ...command }] : [];
        });
        const isSet = set.length === dials.length;
        const { tag, name } = game.table.ships[ship]!;
        const says = isSet ? set.map((command) => command.name).join(', ') : t.notSet;
        return (
          <li key={ship}>
            <button type="button" aria-pressed={ship === shown} title={name} onClick={() => show(ship)}>
              <b>{tag}</b>
              <span className="unseen">
                {' '}
                {name}: {says}
              </span>
              <span className="set" aria-hidden="true">
                {isSet
                  ? set.map(({ part, sign }) => <CommandIcon key={part} sign={sign} />)
                  : `${set.length}/${dials.length}`}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
