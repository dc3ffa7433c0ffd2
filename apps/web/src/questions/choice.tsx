import {
  Fragment,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { AttackPanel } from '../dice/later.tsx';
import { offersOf } from '../dice/offers.ts';
import { useLookedAt, useTable } from '../screen/table-context.ts';
import { useLanguages } from '../screen/use-languages.ts';
import { useNarrow } from '../screen/use-narrow.ts';
import { keptChoice, useChoice } from '../settings/choice.ts';
import { odds as oddsHere } from '../settings/look.ts';
import type { ShownOdds, ShownOption, ShownQuestion } from '../shown/question.ts';
import { questionWords } from '../words/en/questions.ts';
import { useWords } from '../words/language.ts';
import { type AheadOption, useAhead } from './ahead.ts';
import { bestOdds, foldedBy } from './by-ship.ts';
import { Odds } from './odds.tsx';
import { oddsChip } from './odds-text.ts';
import { type FoldedTaps, useOptionChips, useOptionRing, useOptionTaps } from './on-board.ts';
import { useOptionPlaces } from './places.ts';
import { Refused } from './refused.tsx';
import { Suggested } from './suggested.tsx';
import { WarningList } from './warnings.tsx';
import './options.css';

/** Whether what is tapped on the dice is listed too. */
const listed = keptChoice('firing-arc.dice-list', ['folded', 'listed']);

/** So many options are seen at once; a longer list is folded by the ships that it is about. */
const MOST_SEEN = 9;
const MOST_SEEN_NARROW = 5;
/** Below the dice of an attack, on a phone. */
const MOST_SEEN_AT_DICE = 2;

/** One of several options: a list of buttons, with digits as shortcuts; what one would do shows on the board. */
export function ChoiceQuestion(props: {
  readonly question: ShownQuestion & { readonly form: 'choice' };
  readonly onConsider: (option: ShownOption | null) => void;
}) {
  const { question, onConsider } = props;
  const { game, setPreview, look, hint } = useTable();
  const { preview } = useLookedAt();
  const { options, answer: give } = useAhead(question);
  const { tapAgain, aboutOdds, oddsTitle, asList } = useWords(questionWords);
  const wanted = useChoice(oddsHere) === 'shown';
  const told = game.options.odds && wanted;
  const odds = useMemo(
    () => options.map((option) => (told ? (option.odds?.() ?? null) : null)),
    [options, told],
  );
  const [touched, setTouched] = useState(-1);
  const [considered, setConsidered] = useState<number | null>(null);
  const isListed = useChoice(listed) === 'listed';
  const byTouch = useRef(false);

  const answer = (index: number) => {
    setPreview(null);
    look(null);
    give(index);
  };
  const consider = (index: number | null) => {
    const option = index === null ? null : options[index]!;
    setPreview(option?.preview() ?? null);
    onConsider(option);
    setConsidered(index);
    look(option?.reach ?? null);
  };
  const click = (index: number, touch = byTouch.current) => {
    const first = touch && touched !== index && options[index]!.preview();
    byTouch.current = false;
    setTouched(index);
    if (first) consider(index);
    else answer(index);
  };
  const moves = useMemo(() => options.some((option) => option.preview()?.kind === 'move'), [options]);
  useDigits(options.length, answer);
  useOptionPlaces(options, { considered: touched, consider, choose: click });
  const folded = useFolded(options);
  useOptionRing(question, options, consider, answer);
  useOptionTaps(question, options, answer, folded);
  useOptionChips(question, options, odds, { ...folded, consider, choose: answer });

  const { attack } = game.table;
  const offers = useMemo(() => (attack ? offersOf(options, odds) : []), [attack, options, odds]);
  const all = options.map((option, index) => ({ option, index }));
  const isOffered = ({ option }: Listed) => attack !== null && option.onAttack !== undefined;
  const isSuggested = (index: number) => hint === options[index]!.answers[0];
  const list = (listing: readonly Listed[]) => (
    <OptionList
      listing={listing}
      touched={touched}
      odds={odds}
      isSuggested={isSuggested}
      consider={consider}
      click={click}
      byTouch={byTouch}
    />
  );

  return (
    <>
      {attack && offers.length > 0 && (
        <AttackPanel
          attack={attack}
          marked={considered === null ? null : options[considered]!.dice}
          taking={{ offers, considered, isSuggested, consider, choose: answer }}
        />
      )}
      {folded.ships.length > 0 && <ShipTabs folded={folded} options={options} odds={odds} />}
      {list(all.filter((one) => !isOffered(one) && folded.isSeen(one.option)))}
      {attack && offers.length > 0 && (
        <details
          className="all-options"
          open={isListed}
          onToggle={(event) => listed.choose(event.currentTarget.open ? 'listed' : 'folded')}
        >
          <summary>{asList({ count: offers.length })}</summary>
          {list(all.filter(isOffered))}
        </details>
      )}
      {odds.some(Boolean) && (
        <details className="hint">
          <summary>{oddsTitle}</summary>
          {aboutOdds}
        </details>
      )}
      {touched >= 0 && <p className="hint">{tapAgain}</p>}
      {moves && (
        <div className="option-says-more">
          {preview?.kind === 'move' && <WarningList preview={preview} />}
        </div>
      )}
      <Refused refusals={question.refused()} />
    </>
  );
}

/** A list that is folded by ships; without ships it is not folded. */
interface Folded extends FoldedTaps {
  /** The ship whose options are seen; null without ships. */
  readonly shown: number | null;
  readonly isSeen: (option: ShownOption) => boolean;
}

/** Which options are seen: all, or those of one ship and those about none. */
function useFolded(options: readonly AheadOption[]): Folded {
  const [wanted, setWanted] = useState<number | null>(null);
  const mostSeen = useNarrow() ? MOST_SEEN_NARROW : MOST_SEEN;
  const ships = useMemo(() => foldedBy(options, mostSeen), [options, mostSeen]);
  const shown = wanted !== null && ships.includes(wanted) ? wanted : (ships[0] ?? null);
  return {
    ships,
    show: setWanted,
    shown,
    isSeen: ({ ship }) => shown === null || ship === null || ship === shown,
  };
}

/** The ships that a list is folded by, each with the best that can be done about it. */
function ShipTabs(props: {
  readonly folded: Folded;
  readonly options: readonly AheadOption[];
  readonly odds: readonly (ShownOdds | null)[];
}) {
  const { folded, options, odds } = props;
  const { game, look } = useTable();
  const { ships } = useWords(questionWords);
  return (
    <ul className="dial-tabs ship-tabs" aria-label={ships}>
      {folded.ships.map((id) => {
        const { tag, name } = game.table.ships[id]!;
        const best = bestOdds(options, odds, id);
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === folded.shown}
              title={name}
              onClick={() => folded.show(id)}
              onPointerEnter={() => look(id)}
              onPointerLeave={() => look(null)}
            >
              <b>{tag}</b>
              <span className="unseen"> {name}</span>
              {best && <small>{oddsChip(best)}</small>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What the options that follow have in common; it stands beside none of them. */
const OptionHeading = ({ text }: { readonly text: string | null }) =>
  text && (
    <li className="option-heading">
      <h3 className="option-group">{text}</h3>
    </li>
  );

/** An option by its place in the question. */
interface Listed {
  readonly option: AheadOption;
  readonly index: number;
}

/** Options as a list of buttons; one that the pointer or the focus is on is considered. */
function OptionList(props: {
  readonly listing: readonly Listed[];
  /** The option that a first tap showed; -1 without one. */
  readonly touched: number;
  readonly odds: readonly (ShownOdds | null)[];
  readonly isSuggested: (index: number) => boolean;
  readonly consider: (index: number | null) => void;
  readonly click: (index: number) => void;
  /** Whether a finger pressed last. */
  readonly byTouch: RefObject<boolean>;
}) {
  const { listing, touched, odds, isSuggested, consider, click, byTouch } = props;
  const { game } = useTable();
  const { rules } = useLanguages();
  return (
    <ol
      className="options"
      data-many={listing.length > (game.table.attack ? MOST_SEEN_AT_DICE : MOST_SEEN_NARROW) || undefined}
    >
      {listing.map(({ option, index }, at) => (
        <Fragment key={index}>
          <OptionHeading text={headingOf(listing, at)} />
          <li>
            <button
              type="button"
              className={touched === index ? 'option considered' : 'option'}
              data-option={index}
              data-dice={option.dice?.at.join(' ')}
              data-answers={option.answers.join(' ')}
              onClick={() => click(index)}
              onPointerDown={(event: PointerEvent) => {
                byTouch.current = event.pointerType === 'touch';
              }}
              onPointerEnter={(event) => event.pointerType !== 'touch' && consider(index)}
              onPointerLeave={(event) => event.pointerType !== 'touch' && consider(null)}
              onFocus={() => consider(index)}
              onBlur={() => consider(null)}
            >
              <span className="digit" aria-hidden="true">
                {index < 9 ? index + 1 : ''}
              </span>
              <span>
                {option.ship !== null && <b className="tag-in-text">{game.table.ships[option.ship]?.tag} </b>}
                <span lang={rules}>{option.text.replace(/\.$/, '')}</span>
                {option.says && (
                  <small className="option-says" lang={rules}>
                    {option.says}
                  </small>
                )}
                {odds[index] && <Odds odds={odds[index]} />}
              </span>
              {isSuggested(index) && <Suggested />}
            </button>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}

/** The heading that begins with an option; none when it goes on, or when all options have the same. */
function headingOf(listing: readonly Listed[], at: number): string | null {
  const { group } = listing[at]!.option;
  const isNew = group !== undefined && group !== listing[at - 1]?.option.group;
  return isNew && new Set(listing.flatMap(({ option }) => option.group ?? [])).size > 1 ? group : null;
}

/** Keys 1 to 9 choose an option, unless something is being typed. */
function useDigits(count: number, answer: (index: number) => void): void {
  const latest = useRef(answer);
  latest.current = answer;
  // Before the question has the focus, so that no key is lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
      if (typing || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      if (document.querySelector('dialog[open]')) return;
      const index = Number(event.key) - 1;
      if (/^[1-9]$/.test(event.key) && index < count) latest.current(index);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [count]);
}
