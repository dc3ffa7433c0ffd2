import type { SquadFindings as Findings } from '../games/format.ts';
import { RuleButton } from '../log/ruling.tsx';

/** What a format says of a squad, and which of its cards do not do all that they say. */
export function SquadFindings({ check }: { readonly check: Findings }) {
  const idle = check.notices.filter(({ kind }) => kind === 'idle');
  const absent = check.notices.filter(({ kind }) => kind === 'cannot-play');
  return (
    <div className="squad-findings">
      <p>
        <b>{check.name}</b>: {check.points} points, {verdict(check)}
      </p>
      {check.refusals.length > 0 && (
        <details open={check.refusals.length <= 3}>
          <summary>{counted(check.refusals.length, 'thing')} against it in this format</summary>
          <ul className="findings">
            {check.refusals.map((refusal) => (
              <li key={refusal.message}>
                {refusal.message} <RuleButton id={refusal.ruling} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {absent.length > 0 && <Notices title="Cannot be flown here" notices={absent} />}
      {idle.length > 0 && <Notices title="These cards do not do all that they say yet" notices={idle} />}
    </div>
  );
}

function Notices(props: { readonly title: string; readonly notices: Findings['notices'] }) {
  return (
    <section className="notices">
      <h3>{props.title}</h3>
      <ul className="findings">
        {props.notices.map((notice) => (
          <li key={notice.message}>{notice.message}</li>
        ))}
      </ul>
    </section>
  );
}

function verdict(check: Findings): string {
  if (!check.playable) return 'cannot be flown here.';
  return check.legal ? 'legal.' : 'not legal, but it can be flown.';
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
