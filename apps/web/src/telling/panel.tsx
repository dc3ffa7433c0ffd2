import { useEffect, useState } from 'react';
import { skip } from '../board/stage.ts';
import { Dice, RollingDice } from '../dice/die.tsx';
import { useLanguages } from '../screen/use-languages.ts';
import type { ShownPool } from '../shown/table.ts';
import { boardWords } from '../words/en/board.ts';
import { questionWords } from '../words/en/questions.ts';
import { useWords } from '../words/language.ts';
import type { Telling } from './telling.ts';
import type { Timeline } from './timeline.ts';

/** A pool while it is told: dice that stand, and how many still roll. */
interface ToldPool extends ShownPool {
  readonly rolling: number;
}

/** The pools at a moment of a timeline, seconds from its beginning, over those that lay there before. */
export function poolsAt(
  { cues }: Timeline,
  seconds: number,
  before: readonly ShownPool[],
): readonly ToldPool[] {
  const pools = new Map<ShownPool['kind'], ToldPool>(
    before.map((pool) => [pool.kind, { ...pool, rolling: 0 }]),
  );
  for (const { act, from, to } of cues) {
    if (from > seconds) break;
    if (act.kind === 'aimed') pools.clear();
    if (act.kind !== 'rolled') continue;
    const { pool: kind, label, dice } = act;
    const stands = to <= seconds;
    pools.set(kind, { kind, label, dice: stands ? dice : [], rolling: stands ? 0 : dice.length });
  }
  return [...pools.values()];
}

/** What is being told: who attacks whom, and the dice, which show nothing until they stand. */
export function TellingPanel({
  telling,
  before,
}: {
  readonly telling: Telling;
  /** The dice that lay there before. */
  readonly before: readonly ShownPool[];
}) {
  const t = useWords(questionWords);
  const { skipTelling } = useWords(boardWords);
  const { table } = useLanguages();
  const { attack, timeline } = telling;
  const pools = poolsAt(timeline, useSeconds(telling), before);
  const name = attack ? `${attack.attacker} on ${attack.defender}` : '';
  return (
    <section className="attack telling takes-focus" aria-label={t.theAttack} aria-busy="true">
      {attack && (
        <p className="attack-title">
          <b>{attack.attacker}</b> {t.attacks} <b>{attack.defender}</b>,{' '}
          <span lang={table}>{attack.how}</span>
        </p>
      )}
      <div className="pools" lang={table}>
        {pools.map((pool) =>
          pool.rolling > 0 ? (
            <RollingDice key={pool.kind} pool={pool} count={pool.rolling} />
          ) : (
            <Dice key={pool.kind} attack={name} pool={pool} marked={[]} still />
          ),
        )}
      </div>
      <button type="button" className="skip-telling" aria-keyshortcuts="." onClick={skip}>
        {skipTelling}
      </button>
    </section>
  );
}

/** The moment of the timeline, as far as something changed then. */
function useSeconds({ timeline, milliseconds }: Telling): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const long = milliseconds / timeline.seconds;
    const moments = timeline.cues
      .filter(({ act }) => act.kind === 'rolled' || act.kind === 'aimed')
      .flatMap(({ from, to }) => [from, to]);
    const timers = moments.map((at) => setTimeout(() => setSeconds((now) => Math.max(now, at)), at * long));
    return () => timers.forEach(clearTimeout);
  }, [timeline, milliseconds]);
  return seconds;
}
