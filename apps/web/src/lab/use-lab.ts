import { type Noted, reportOf } from '@firing-arc/opponents';
import { useEffect, useRef, useState } from 'react';
import type { MenuFormat, SquadSource } from '../games/format.ts';
import type { FormatId } from '../games/index.ts';
import { addressOf } from '../squads/address.ts';
import { type Flying, flyLab } from './ask.ts';
import type { Foe } from './field.ts';
import { keepResult, type LabResult } from './kept.ts';
import { type Chosen, orderOf } from './order.ts';
import type { Flown } from './progress.tsx';

/** What a lab is at. */
type Stage =
  | { readonly kind: 'idle' }
  | { readonly kind: 'flying'; readonly flown: Flown }
  | { readonly kind: 'failed'; readonly reason: string }
  /** `unkept` says why the result could not be kept. */
  | { readonly kind: 'over'; readonly result: LabResult; readonly unkept: string | null };

/** A lab that runs: it tells how far it is, and what came of it is kept. */
export function useLab(id: FormatId, format: MenuFormat) {
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });
  const flying = useRef<{ readonly run: Flying; readonly end: () => void } | null>(null);
  useEffect(() => () => flying.current?.run.stop(), []);
  const fail = (error: unknown) =>
    setStage({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  const start = (chosen: Chosen, foes: readonly Foe[], games: number) => {
    const began = Date.now();
    const noted = new Map<number, readonly Noted[]>();
    setStage({ kind: 'flying', flown: { done: 0, of: games, began, now: began } });
    const end = () => {
      flying.current = null;
      if (noted.size === 0) {
        setStage({ kind: 'idle' });
        return;
      }
      const inOrder = [...noted].toSorted(([one], [other]) => one - other).flatMap(([, each]) => each);
      const result = resultOf({ id, format, chosen, foes, games, noted: inOrder });
      setStage({ kind: 'over', result, unkept: keepResult(localStorage, result) });
    };
    try {
      const run = flyLab(orderOf(format, chosen), games, (game, each) => {
        noted.set(game, each);
        setStage({ kind: 'flying', flown: { done: noted.size, of: games, began, now: Date.now() } });
      });
      flying.current = { run, end };
      run.over.then(end, fail);
    } catch (error) {
      fail(error);
    }
  };
  const stop = () => {
    flying.current?.run.stop();
    flying.current?.end();
  };
  return { stage, start, stop, clear: () => setStage({ kind: 'idle' }) };
}

interface Played {
  readonly id: FormatId;
  readonly format: MenuFormat;
  readonly chosen: Chosen;
  readonly foes: readonly Foe[];
  readonly games: number;
  readonly noted: readonly Noted[];
}

function resultOf({ id, format, chosen, foes, games, noted }: Played): LabResult {
  const names = apart(chosen.lists.map((list) => format.read(list).findings?.name ?? ''));
  const report = reportOf(noted, names, apart(foes.map(({ name }) => name)));
  return {
    when: Date.now(),
    format: id,
    version: format.builder.version,
    scenario: format.scenarios.find((one) => one.id === chosen.scenario)?.name ?? '',
    player: chosen.player,
    games,
    addresses: chosen.lists.map((list) => {
      const draft = format.builder.draftOf(list);
      return draft && addressOf(id, draft);
    }),
    report: {
      ...report,
      lists: report.lists.map((list, at) => ({
        ...list,
        neverActed: list.neverActed.map(upgradeNames(format, chosen.lists[at]!)),
      })),
    },
  };
}

/** Lists of one name are told apart by a number. */
const apart = (names: readonly string[]): readonly string[] =>
  names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });

/** The names of upgrades that a list carries, by their ids. */
function upgradeNames({ builder }: MenuFormat, list: SquadSource): (id: string) => string {
  const draft = builder.draftOf(list);
  const carried = draft ? builder.ships(draft).flatMap(({ upgrades }) => upgrades) : [];
  return (id) => carried.find((upgrade) => upgrade.id === id)?.name ?? id;
}
