import { useEffect, useMemo, useRef, useState } from 'react';
import type { GameStore } from '../game/store.ts';
import { useTable } from '../screen/table-context.ts';
import { useLanguages } from '../screen/use-languages.ts';
import type { ShownMeeting, ShownPlace } from '../shown/question.ts';
import { optionsAhead } from './ahead.ts';

/** Whom what moves can meet: one press, in the list or on the board, moves it there and attacks where it may. */
export function Meetings(props: {
  readonly place: ShownPlace;
  readonly move: (at: readonly number[]) => void;
}) {
  const { place, move } = props;
  const { store, game, setTaps } = useTable();
  const { rules } = useLanguages();
  const meetings = useMemo(() => place.meets?.() ?? [], [place]);
  const [touched, setTouched] = useState(-1);
  const byTouch = useRef(false);
  useEffect(() => {
    if (meetings.length === 0) return;
    setTaps(new Map(meetings.map((meeting) => [meeting.ship, () => meet(store, meeting)])));
    return () => setTaps(null);
  }, [meetings, store, setTaps]);
  const click = (index: number) => {
    // A finger sees first where it would go.
    const first = byTouch.current && touched !== index;
    byTouch.current = false;
    setTouched(index);
    if (first) move(meetings[index]!.at);
    else meet(store, meetings[index]!);
  };
  return (
    <ol className="options">
      {meetings.map(({ ship, text, says, at }, index) => (
        <li key={ship}>
          <button
            type="button"
            className={touched === index ? 'option considered' : 'option'}
            data-meets={ship}
            data-at={at.join(' ')}
            onClick={() => click(index)}
            onPointerDown={(event) => {
              byTouch.current = event.pointerType === 'touch';
            }}
            onPointerEnter={(event) => event.pointerType !== 'touch' && move(at)}
            onFocus={() => move(at)}
          >
            <span>
              <b className="tag-in-text">{game.table.ships[ship]?.tag} </b>
              <span lang={rules}>{text}</span>
              {says && <small className="option-says">{says}</small>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Moves to somebody; where one attack on them is all that can follow, it is made too. */
function meet(store: GameStore, { ship, at, attacks }: ShownMeeting): void {
  if (store.answer(at).length > 0 || !attacks) return;
  const { game } = store.snapshot();
  const question = game?.turn.kind === 'ask' ? game.turn.question : null;
  if (!game || question?.form !== 'choice') return;
  const about = optionsAhead(question, game.ahead).filter((option) => option.ship === ship);
  if (about.length === 1) for (const answer of about[0]!.answers) store.answer(answer);
}
