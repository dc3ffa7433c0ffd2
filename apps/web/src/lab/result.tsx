import type { LabReport, ListReport, Share } from '@firing-arc/opponents';
import { capitalized } from '@firing-arc/words';
import { type Ref, useId } from 'react';
import { digit } from '../coach/numbers.ts';
import { formatName } from '../packs/format-name.ts';
import { chooseWords } from '../words/en/choose.ts';
import { labWords } from '../words/en/lab.ts';
import { useWords } from '../words/language.ts';
import type { LabResult } from './kept.ts';
import { PartBar, Whisker } from './plots.tsx';
import './lab.css';

/** What a lab came to: figures in words, and beside each its picture. */
export function Result({
  result,
  heading,
}: {
  readonly result: LabResult;
  readonly heading?: Ref<HTMLHeadingElement>;
}) {
  const t = useWords(labWords);
  const { [result.player as 'plain']: player } = useWords(chooseWords);
  const { lists, difference } = result.report;
  const [mine, other] = lists;
  const flown = mine ? mine.games + mine.stuck : 0;
  const id = useId();
  if (!mine) return null;
  return (
    <section className="lab-result card" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {other ? t.resultOfTwo({ list: mine.list, other: other.list }) : mine.list}
      </h2>
      <p className="quiet small">
        {t.how({
          format: capitalized(formatName(result.format)),
          version: result.version,
          player: capitalized(player),
        })}
        {result.scenario && ` ${t.scenario}: ${result.scenario}.`}
        {flown < result.games && ` ${t.stopped({ done: flown, of: result.games })}`}
      </p>
      {other && difference && <Difference lists={[mine, other]} difference={difference} />}
      <div className="lab-lists">
        {lists.map((list, at) => (
          <ListResult
            key={list.list}
            list={list}
            address={result.addresses[at] ?? null}
            named={lists.length > 1}
          />
        ))}
      </div>
    </section>
  );
}

function Difference(props: {
  readonly lists: readonly [ListReport, ListReport];
  readonly difference: NonNullable<LabReport['difference']>;
}) {
  const t = useWords(labWords);
  const { rate, error } = props.difference;
  const [list, other] = props.lists.map((one) => one.list) as [string, string];
  const said = { list, other, points: digit(Math.abs(100 * rate)), error: digit(100 * error) };
  return (
    <p className="lab-difference">
      <b>{rate === 0 ? t.same : rate > 0 ? t.more(said) : t.less(said)}</b>{' '}
      {rate !== 0 && Math.abs(rate) < 2 * error && <span className="quiet">{t.tooFew}</span>}
    </p>
  );
}

/** "62 % [48–74]". */
export function RateText({ rate, from, to }: Pick<Share, 'rate' | 'from' | 'to'>) {
  const t = useWords(labWords);
  const said = { rate: whole(rate), from: whole(from), to: whole(to) };
  return (
    <>
      <span aria-hidden="true">{t.rate(said)}</span>
      <span className="unseen">{t.rateSays(said)}</span>
    </>
  );
}

const whole = (share: number): number => Math.round(100 * share);

interface ListProps {
  readonly list: ListReport;
  readonly address: string | null;
  /** Whether its name stands above it, for there is another. */
  readonly named: boolean;
}

function ListResult({ list, address, named }: ListProps) {
  const t = useWords(labWords);
  const { games, won, drawn, stuck, foes } = list;
  const worstFirst = foes.filter((foe) => foe.games > 0).toSorted((a, b) => a.rate - b.rate);
  const [worst] = worstFirst;
  const Heading = named ? 'h4' : 'h3';
  return (
    <section>
      {named && <h3>{list.list}</h3>}
      <div className="lab-overall">
        <p className="lab-rate names" aria-hidden="true">
          {whole(list.rate)}&thinsp;%
        </p>
        <p>
          <RateText {...list} />
          <br />
          {[t.won({ won, games }), drawn > 0 && t.drawn(drawn), stuck > 0 && t.stuck(stuck)]
            .filter(Boolean)
            .join(', ')}
        </p>
        <Whisker {...list} />
      </div>
      {worst && (
        <>
          <Heading className="lab-topic">{t.against}</Heading>
          {worst.rate < list.rate && <p>{t.losesTo({ foe: worst.foe })}</p>}
          <ul className="lab-rows">
            {worstFirst.map((foe) => (
              <li key={foe.foe}>
                <span className="lab-name">{foe.foe}</span>{' '}
                <span className="lab-value">
                  <RateText {...foe} />{' '}
                  <small className="quiet">{t.won({ won: foe.won, games: foe.games })}</small>
                </span>
                <Whisker {...foe} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Lost list={list} heading={Heading} />
      <Heading className="lab-topic">{t.never}</Heading>
      {list.neverActed.length > 0 ? (
        <>
          <p className="quiet small">{t.neverText}</p>
          <ul className="lab-never">
            {list.neverActed.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t.allUsed}</p>
      )}
      {address && (
        <p className="no-print">
          <a href={`#${address}`}>{t.change}</a>
        </p>
      )}
    </section>
  );
}

function Lost(props: { readonly list: ListReport; readonly heading: 'h3' | 'h4' }) {
  const { list, heading: Heading } = props;
  const t = useWords(labWords);
  const flown = list.games + list.stuck;
  return (
    <>
      <Heading className="lab-topic">{t.firstLost}</Heading>
      {list.firstLost.length > 0 ? (
        <>
          <p className="quiet small">{t.firstLostText}</p>
          <ul className="lab-rows">
            {list.firstLost.map(({ ship, games }) => (
              <li key={ship}>
                <span className="lab-name">{ship}</span>{' '}
                <span className="lab-value">{t.lostIn({ games, of: flown })}</span>
                <PartBar part={games} of={flown} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t.noneLost}</p>
      )}
    </>
  );
}
