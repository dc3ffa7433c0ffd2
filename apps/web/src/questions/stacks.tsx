import { useId, useState } from 'react';
import { useTable } from '../screen/table-context.ts';
import { Tag } from '../ships/tag.tsx';
import type { ShownCommand, ShownQuestion, ShownStack } from '../shown/question.ts';
import { armadaWords } from '../words/en/armada.ts';
import { useWords } from '../words/language.ts';
import { CommandIcon } from './command-icon.tsx';
import { partOf } from './hint.ts';
import { Suggested } from './suggested.tsx';
import './stacks.css';

type Stacks = ShownQuestion & { readonly form: 'stacks' };

/** A command for each new dial of each ship, all changeable until they are confirmed. */
export function StacksQuestion({ question }: { readonly question: Stacks }) {
  const { store, game } = useTable();
  const { stacks, player } = question;
  const t = useWords(armadaWords);
  const [told, setTold] = useState('');
  const parts = stacks.flatMap(({ dials }) => dials.map(({ part }) => part)).sort((a, b) => a - b);
  const missing = parts.filter((part) => game.draft[part] === undefined);
  const confirm = () => {
    if (missing.length === 0) return store.answer(parts.map((part) => game.draft[part]!));
    setTold(t.stillMissing);
    document.querySelector<HTMLElement>(`[data-dial="${missing[0]}"] input`)?.focus();
  };
  return (
    <div className="stacks">
      {stacks.map((stack) => (
        <Stack
          key={stack.ship}
          stack={stack}
          draft={game.draft}
          choose={(part, option) => {
            setTold('');
            store.draftDial(player, part, option);
          }}
        />
      ))}
      <p role="status" className="warnings">
        {told}
      </p>
      <div className="row deciding">
        <button type="button" className="primary" aria-disabled={missing.length > 0} onClick={confirm}>
          {missing.length > 0 ? t.confirmMissing({ count: missing.length }) : t.confirmCommands}
        </button>
      </div>
    </div>
  );
}

/** The stack of one ship: what lies there, top first, and below it the dials to be set. */
function Stack(props: {
  readonly stack: ShownStack;
  readonly draft: Readonly<Record<string, number>>;
  readonly choose: (part: number, option: number) => void;
}) {
  const { game, look, hint } = useTable();
  const { ship, lying, dials } = props.stack;
  const t = useWords(armadaWords);
  const { tag, name } = game.table.ships[ship]!;
  return (
    <section
      className="stack"
      aria-label={`${tag} ${name}`}
      onPointerEnter={() => look(ship)}
      onPointerLeave={() => look(null)}
    >
      <h3 className={`stack-ship side-${game.table.ships[ship]!.player + 1}`}>
        <Tag tag={tag} /> {name}
      </h3>
      {lying.length > 0 && (
        <ol className="lying" aria-label={t.lying}>
          {lying
            .map((dial, at) => ({ dial, round: game.table.round + at }))
            .map(({ dial, round }) => (
              <li key={round}>
                <small className="quiet">{t.round({ round })}</small> <CommandIcon sign={dial.sign} />{' '}
                {dial.name}
              </li>
            ))}
        </ol>
      )}
      {dials.map(({ part, round, options }) => (
        <fieldset key={part} className="stack-dial" data-dial={part}>
          <legend>
            {t.newDial({ round })}
            <span className="unseen">{t.ofShip({ ship: name })}</span>
          </legend>
          {options.map((option, at) => (
            <CommandChoice
              key={option.name}
              option={option}
              group={`dial-${part}`}
              checked={props.draft[part] === at}
              suggested={partOf(hint, part) === at}
              onChoose={() => props.choose(part, at)}
            />
          ))}
          <p className="command-says quiet" aria-hidden="true">
            {options[props.draft[part] ?? -1]?.says}
          </p>
        </fieldset>
      ))}
    </section>
  );
}

function CommandChoice(props: {
  readonly option: ShownCommand;
  readonly group: string;
  readonly checked: boolean;
  readonly suggested: boolean;
  readonly onChoose: () => void;
}) {
  const { option, group, checked, suggested, onChoose } = props;
  const id = useId();
  const [name, says] = [`${id}name`, `${id}says`];
  return (
    <label className="command-choice" title={option.says}>
      <input
        type="radio"
        name={group}
        checked={checked}
        onChange={onChoose}
        aria-labelledby={name}
        aria-describedby={says}
      />
      <CommandIcon sign={option.sign} />
      <span>
        <span id={name}>
          {option.name} {suggested && <Suggested />}
        </span>
        <small id={says} className="unseen">
          {option.says}
        </small>
      </span>
    </label>
  );
}
