import {
  type ComponentProps,
  lazy,
  memo,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { AttackPanel } from '../dice/later.tsx';
import { FleetForm } from '../fleet/later.tsx';
import { RuleButton } from '../log/ruling.tsx';
import { Part } from '../screen/part.tsx';
import { useTable } from '../screen/table-context.ts';
import { useLanguages } from '../screen/use-languages.ts';
import type { ShownOption, ShownQuestion } from '../shown/question.ts';
import { DialsQuestion } from './dials.tsx';
import { titleBesideAttack } from './title.ts';
import './questions.css';

// Nothing is placed before the first dial of a game that is set up for its players.
const PlaceQuestion = lazy(async () => ({ default: (await import('./place.tsx')).PlaceQuestion }));

const Deploy = lazy(async () => ({ default: (await import('./deploy.tsx')).Deploy }));

// The first question of a game is about dials.
const bringChoice = () => import('./choice.tsx');
const LaterChoice = lazy(async () => ({ default: (await bringChoice()).ChoiceQuestion }));
if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void bringChoice());

const ChoiceQuestion = (props: ComponentProps<typeof LaterChoice>) => (
  <Suspense fallback={<div className="options" aria-busy="true" />}>
    <LaterChoice {...props} />
  </Suspense>
);

// Who is asked is said where several share a screen, which never begins before its game was chosen.
const AskedPlayer = lazy(async () => ({ default: (await import('./asked-player.tsx')).AskedPlayer }));

// The first dials are about no ship's card, nothing waits behind them, and nothing was settled before.
const bringBeside = () => import('./beside-question.ts');
const AskedCards = lazy(async () => ({ default: (await bringBeside()).AskedCards }));
const Instead = lazy(async () => ({ default: (await bringBeside()).Instead }));
const Waiting = lazy(async () => ({ default: (await bringBeside()).Waiting }));

/** What is decided now, and by whom; mounted anew for each question. */
export const QuestionPanel = memo(function QuestionPanel({ question }: { readonly question: ShownQuestion }) {
  const { game } = useTable();
  const { rules } = useLanguages();
  const heading = useRef<HTMLHeadingElement>(null);
  const [considered, setConsidered] = useState<ShownOption | null>(null);
  useFocusOnce(heading);
  const isTakenOnDice = question.form === 'choice' && question.options.some(({ onAttack }) => onAttack);
  const alone = game.options.seats.filter((seat) => seat === 'human').length === 1;
  return (
    <section className="question takes-focus" aria-labelledby="question" data-question={question.kind}>
      {!alone && (
        <Part>
          <AskedPlayer player={question.player} />
        </Part>
      )}
      <h2 id="question" className="question-title" ref={heading} tabIndex={-1}>
        <span lang={rules}>
          {game.table.attack ? <TitleBesideAttack text={question.text} /> : question.text}
        </span>{' '}
        <RuleButton id={question.because} />
      </h2>
      {game.table.attack && !isTakenOnDice && (
        <Part>
          <AttackPanel attack={game.table.attack} marked={considered?.dice ?? null} />
        </Part>
      )}
      <Part>
        <Instead />
        {game.setsUp && <Deploy />}
      </Part>
      <Form question={question} onConsider={setConsidered} />
      {question.ships.length > 0 && (
        <Part>
          <AskedCards ships={question.ships} />
        </Part>
      )}
      {game.table.waiting.length > 0 && (
        <Part>
          <Waiting />
        </Part>
      )}
    </section>
  );
});

/** What the attack below shows is only heard. */
function TitleBesideAttack({ text }: { readonly text: string }) {
  const { before, asks, after } = titleBesideAttack(text);
  return (
    <>
      {before && <span className="unseen">{before} </span>}
      {asks}
      {after && <span className="unseen"> {after}</span>}
    </>
  );
}

function Form(props: {
  readonly question: ShownQuestion;
  readonly onConsider: (option: ShownOption | null) => void;
}) {
  const { question, onConsider } = props;
  switch (question.form) {
    case 'dials':
      return <DialsQuestion question={question} />;
    case 'stacks':
    case 'course':
      return <FleetForm question={question} />;
    case 'place':
      return (
        <Suspense fallback={<div className="place" aria-busy="true" />}>
          <PlaceQuestion question={question} />
        </Suspense>
      );
    case 'choice':
      return question.speeds ? (
        <FleetForm
          question={question}
          list={<ChoiceQuestion question={question} onConsider={onConsider} />}
        />
      ) : (
        <ChoiceQuestion question={question} onConsider={onConsider} />
      );
  }
}

/** A new question gets the focus, unless somebody is reading elsewhere on the page. */
function useFocusOnce(heading: RefObject<HTMLHeadingElement | null>): void {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const elsewhere = focused && focused !== document.body && !focused.closest('.takes-focus');
    if (!elsewhere) heading.current?.focus();
  }, [heading]);
}
