import type { SquadFindings as Findings } from '../games/format.ts';
import { RuleButton } from '../log/ruling.tsx';
import { menuWords } from '../words/en/menu.ts';
import { useWords } from '../words/language.ts';
import './findings.css';

/** What a format says of a squad, and which of its cards do not do all that they say. */
export function SquadFindings(props: {
  readonly check: Findings;
  /** What is said of one that is not legal where such a one cannot be flown, instead of that it can. */
  readonly illegal?: string;
}) {
  const { check, illegal } = props;
  const t = useWords(menuWords);
  const titles = {
    'cannot-play': t.cannotFly,
    idle: t.idleCards,
    otherwise: t.playedOtherwise,
  } as const;
  return (
    <div className="squad-findings">
      <p>
        <b>{check.name}</b>: {t.points({ points: check.points })} {verdict(check, illegal ?? t.illegal)}
      </p>
      {check.refusals.length > 0 && (
        <details open={check.refusals.length <= 3}>
          <summary>{t.against(check.refusals.length)}</summary>
          <ul className="findings">
            {check.refusals.map((refusal) => (
              <li key={refusal.message}>
                {refusal.message} <RuleButton id={refusal.ruling} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {NOTICES.map((kind) => (
        <Notices
          key={kind}
          title={titles[kind]}
          notices={check.notices.filter((notice) => notice.kind === kind)}
        />
      ))}
    </div>
  );
}

/** Kinds of notices, the gravest first. */
const NOTICES = ['cannot-play', 'idle', 'otherwise'] as const;

function Notices(props: { readonly title: string; readonly notices: Findings['notices'] }) {
  if (props.notices.length === 0) return null;
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

function verdict(check: Findings, illegal: string): string {
  const { draft, notPlayable, legal } = menuWords.get();
  if (check.draft) return draft;
  if (!check.playable) return notPlayable;
  return check.legal ? legal : illegal;
}
