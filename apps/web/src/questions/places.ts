/** Places where a ship may end, put on the board to be chosen there. */

import { useEffect, useMemo, useRef } from 'react';
import type { PlaceChoice } from '../board/choices.tsx';
import { useTable } from '../screen/table-context.ts';
import type { Preview, ShownDial, ShownOption } from '../shown/question.ts';
import { tutorialWords } from '../words/en/tutorial.ts';
import { useWords } from '../words/language.ts';

/** What can be done with a place, by its index. */
interface Doing {
  readonly considered: number | null;
  readonly consider: (index: number | null) => void;
  readonly choose: (index: number, byTouch: boolean) => void;
}

interface Place extends Pick<PlaceChoice, 'says' | 'sign' | 'tone' | 'preview'> {
  readonly index: number;
}

function usePlaces(places: readonly Place[], suggested: number | undefined, doing: Doing): void {
  const { setChoices } = useTable();
  const t = useWords(tutorialWords);
  const latest = useRef(doing);
  latest.current = doing;
  const { considered } = doing;
  useEffect(() => {
    if (places.length === 0) return;
    setChoices(
      places.map(({ index, says, ...place }) => ({
        ...place,
        says: index === suggested ? `${says}, ${t.suggested}` : says,
        key: String(index),
        considered: considered === index,
        consider: (on) => latest.current.consider(on ? index : null),
        choose: (byTouch) => latest.current.choose(index, byTouch),
      })),
    );
    return () => setChoices([]);
  }, [places, considered, suggested, t, setChoices]);
}

const isMove = (preview: Preview | null): preview is PlaceChoice['preview'] => preview?.kind === 'move';

/** The fan of a dial: where each of its maneuvers would end as the table stands. */
export function useDialFan(dial: ShownDial, on: boolean, suggested: number | undefined, doing: Doing): void {
  const places = useMemo(
    () =>
      on
        ? dial.entries.flatMap(({ text, difficulty, difficultyText, sign }, index): readonly Place[] => {
            const preview = dial.preview(index);
            if (!isMove(preview)) return [];
            return [
              {
                index,
                says: `${text}, ${difficultyText}`,
                sign: String(sign.speed),
                tone: difficulty,
                preview,
              },
            ];
          })
        : [],
    [dial, on],
  );
  usePlaces(places, suggested, doing);
}

/** More would hide the table. */
const MOST = 24;

/** The options of a choice that move a ship somewhere. */
export function useOptionPlaces(options: readonly ShownOption[], doing: Doing): void {
  const { hint } = useTable();
  const places = useMemo(() => {
    if (options.length > MOST) return [];
    return options.flatMap(({ text, preview }, index): readonly Place[] => {
      const shown = preview();
      if (!isMove(shown)) return [];
      const sign = String(index + 1);
      // What a place is called begins with what is seen on it: the key that takes it.
      return [{ index, says: `${sign}: ${text}`, sign, tone: '', preview: shown }];
    });
  }, [options]);
  usePlaces(places, typeof hint === 'number' ? hint : undefined, doing);
}
