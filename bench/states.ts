import { SECOND } from '@firing-arc/xwing/second';
import { type Effort, keep, measure, type Row } from './measure.ts';
import { engagedPosition, refereeAt } from './positions.ts';

/** What it costs to copy, compare, show and fork a game of ten ships and six obstacles. */
export function measureStates(effort: Effort): readonly Row[] {
  const state = engagedPosition();
  const referee = refereeAt(state);
  const kept: unknown[] = [];
  const times = (run: () => unknown) => (runs: number) => {
    for (let i = 0; i < runs; i++) keep(run());
  };
  return [
    measure(
      'position',
      'copy',
      effort,
      times(() => SECOND.schema.copy(state)),
    ),
    // Engines that put what lives long among the old at once made this ten times as long as a copy.
    measure('position', 'copy, the last thousand kept', effort, (runs) => {
      for (let i = 0; i < runs; i++) kept[i % 1000] = SECOND.schema.copy(state);
    }),
    measure(
      'position',
      'hash',
      effort,
      times(() => SECOND.schema.hash(state)),
    ),
    measure(
      'position',
      'view of one player',
      effort,
      times(() => SECOND.view(state, 0)),
    ),
    measure(
      'position',
      'fork of a waiting game',
      effort,
      times(() => referee.fork(state.streams)),
    ),
  ];
}
