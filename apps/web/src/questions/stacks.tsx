import { lazy, Suspense, useId, useState } from 'react';
import { useTable } from '../screen/table-context.ts';
import { useNarrow } from '../screen/use-narrow.ts';
import { Tag } from '../ships/tag.tsx';
import type { ShownCommand, ShownQuestion, ShownStack } from '../shown/question.ts';
import { armadaWords } from '../words/en/armada.ts';
import { useWords } from '../words/language.ts';
import { CommandIcon } from './command-icon.tsx';
import { commandsOn } from './commands.ts';
import { partOf } from './hint.ts';
import { Suggested } from './suggested.tsx';
import './stacks.css';

const StackTabs = lazy(async () => ({ default: (await import('./stack-tabs.tsx')).StackTabs }));

type Stacks = ShownQuestion & { readonly form: 'stacks' };

/**
 * A command for each new dial of each ship, all changeable until they are confirmed. One that nobody has touched shows
 * the command before it; not in a lesson, which has each of them set.
 */
export function StacksQuestion({ question }: { readonly question: Stacks }) {
  const { store, game, hint } = useTable();
  const { stacks, player } = question;
  const on = hint === null ? commandsOn(stacks, game.draft) : game.draft;
  const t = useWords(armadaWords);
  const isNarrow = useNarrow();
  const [told, setTold] = useState('');
  const isUnset = ({ part }: { readonly part: number }) => on[part] === undefined;
  const firstWith = (dial: typeof isUnset) => stacks.find(({ dials }) => dials.some(dial))?.ship;
  const [open, setOpen] = useState(() => firstWith(isUnset) ?? stacks[0]!.ship);
  const parts = stacks.flatMap(({ dials }) => dials.map(({ part }) => part)).sort((a, b) => a - b);
  const missing = parts.filter((part) => on[part] === undefined);
  const confirm = () => {
    if (missing.length === 0) return store.answer(parts.map((part) => on[part]!));
    setTold(t.stillMissing);
    setOpen(firstWith(({ part }) => part === missing[0]) ?? open);
    const first = `[data-dial="${missing[0]}"] input`;
    // When its stack has opened.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(first)?.focus());
  };
  return (
    <div className="stacks">
      {isNarrow && stacks.length > 1 && (
        <Suspense fallback={<ul className="dial-tabs" />}>
          <StackTabs stacks={stacks} shown={open} on={on} show={setOpen} />
        </Suspense>
      )}
      {stacks
        .filter(({ ship }) => !isNarrow || ship === open)
        .map((stack) => (
          <Stack
            key={stack.ship}
            stack={stack}
            on={on}
            draft={game.draft}
            choose={(part, option) => {
              setTold('');
              store.draftDial(player, part, option);
              // The stack of the next ship opens by itself, once no dial of this one follows another that may still change.
              const isOpen = (dial: { readonly part: number }) =>
                dial.part !== part && game.draft[dial.part] === undefined;
              if (!stack.dials.some(isOpen))
                setOpen(firstWith((dial) => dial.part !== part && isUnset(dial)) ?? open);
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
  /** What the dials show, and what of it was chosen. */
  readonly on: Readonly<Record<string, number>>;
  readonly draft: Readonly<Record<string, number>>;
  readonly choose: (part: number, option: number) => void;
}) {
  const { game, look, hint } = useTable();
  const { ship, lying, dials } = props.stack;
  // What the one chosen last does, once for all dials of the ship.
  const [chosen, setChosen] = useState<ShownCommand | null>(null);
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
            {props.on[part] !== undefined && props.draft[part] === undefined && (
              <span className="quiet">{t.asBefore}</span>
            )}
          </legend>
          {options.map((option, at) => (
            <CommandChoice
              key={option.name}
              option={option}
              group={`dial-${part}`}
              checked={props.on[part] === at}
              suggested={partOf(hint, part) === at}
              onChoose={() => {
                setChosen(option);
                props.choose(part, at);
              }}
            />
          ))}
        </fieldset>
      ))}
      <p className="command-says quiet" aria-hidden="true">
        {chosen?.says}
      </p>
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
        // What a dial shows by itself is chosen by a tap too.
        onClick={checked ? onChoose : undefined}
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
