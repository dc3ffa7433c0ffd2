import { checkDiceWords } from '../words/en/check-dice.ts';
import { playerText } from '../words/index.ts';
import { useWords } from '../words/language.ts';
import type { CheckedRecord } from './checked-record.ts';
import './hashes.css';

/** Whether all dice of a game are as its seed gives them, and all that is needed to find that out elsewhere. */
export function DiceChecked({ checked }: { readonly checked: CheckedRecord }) {
  const { check, seed, setup, dice } = checked;
  const t = useWords(checkDiceWords);
  return (
    <section className="dice-checked" aria-label={t.title}>
      <p role="status" className={check.ok ? 'good' : 'trouble'}>
        {check.ok ? t.allTrue(check.dice.length) : t.wrong({ problem: check.problem })}
      </p>
      <details>
        <summary>{t.whatFrom}</summary>
        <dl>
          <dt>{t.setup}</dt>
          <dd>
            <code>{setup}</code>
          </dd>
          {dice.contributions.map(({ seat, contribution }) => (
            <Contributed
              key={seat}
              seat={seat}
              contribution={contribution}
              commitment={dice.commitments.find((one) => one.seat === seat)?.commitment ?? ''}
            />
          ))}
          <dt>{t.seed}</dt>
          <dd>
            <code>{seed}</code>
          </dd>
        </dl>
        <p className="quiet">{t.how}</p>
      </details>
      <details>
        <summary>{t.everyDie}</summary>
        <ol className="hashes">
          {check.dice.map(({ stream, number, die, side, sides, result, hash }) => (
            <li key={`${stream} ${number}`}>
              <span lang="en">
                {stream}, {number}
                {die === null ? '' : `, ${die}`}
              </span>
              : {t.side({ side: side + 1, sides })} = <b lang="en">{result}</b> <code>{hash}</code>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

function Contributed(props: {
  readonly seat: number;
  readonly contribution: string;
  readonly commitment: string;
}) {
  const { seat, contribution, commitment } = props;
  const t = useWords(checkDiceWords);
  const player = playerText(seat);
  return (
    <>
      <dt>{t.committed({ player })}</dt>
      <dd>
        <code>{commitment}</code>
      </dd>
      <dt>{t.contributed({ player })}</dt>
      <dd>
        <code>{contribution}</code>
      </dd>
    </>
  );
}
