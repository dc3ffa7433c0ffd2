import type { Fact, ShipFacts } from '../games/builder.ts';
import { ManeuverIcon } from '../questions/maneuver-icon.tsx';
import { squadWords } from '../words/en/squads.ts';
import { useWords } from '../words/language.ts';
import { CardIcon } from './card-icon.tsx';

/** What a ship's card prints: its values, its actions or tokens, its dial. */
export function Facts({ facts, folded = false }: { readonly facts: ShipFacts; readonly folded?: boolean }) {
  const t = useWords(squadWords);
  const { stats, can, dial } = facts;
  return (
    <>
      <FactList label={t.values} facts={stats} className="facts" />
      {can.length > 0 && <FactList label={t.can} facts={can} className="facts facts-can" />}
      {dial.length > 0 &&
        (folded ? (
          <details className="dial-details">
            <summary>{t.dial}</summary>
            <DialChart dial={dial} />
          </details>
        ) : (
          <DialChart dial={dial} />
        ))}
    </>
  );
}

function FactList(props: {
  readonly label: string;
  readonly facts: readonly Fact[];
  readonly className: string;
}) {
  const { label, facts, className } = props;
  return (
    <ul className={className} aria-label={label}>
      {numbered(facts).map(({ fact, at }) => (
        <li key={at} className={`fact fact-${fact.icon} ${fact.tone ?? ''}`} title={fact.label}>
          {fact.text === '▸' && (
            <span className="link-sign" aria-hidden="true">
              ▸
            </span>
          )}
          <CardIcon icon={fact.icon} />
          {fact.text !== '' && fact.text !== '▸' && <b>{fact.text}</b>}{' '}
          <span className="fact-label">{fact.label}</span>
        </li>
      ))}
    </ul>
  );
}

const numbered = (facts: readonly Fact[]) => facts.map((fact, at) => ({ fact, at }));

/** From the left to the right as dials have them; what else there is follows. */
const COLUMNS = [
  'turn left',
  'bank left',
  'straight straight',
  'bank right',
  'turn right',
  'koiogran straight',
  'segnor left',
  'segnor right',
  'tallon left',
  'tallon right',
];

/** A dial at a glance: speeds up the side, bearings across. */
export function DialChart({ dial }: { readonly dial: ShipFacts['dial'] }) {
  const t = useWords(squadWords);
  const nameOf = ({ sign: { bearing, direction } }: ShipFacts['dial'][number]) =>
    bearing === 'stationary' ? 'straight straight' : `${bearing.replace('reverse-', '')} ${direction}`;
  const rowOf = ({ sign: { bearing, speed } }: ShipFacts['dial'][number]) =>
    bearing.startsWith('reverse') ? -speed : speed;
  const speeds = [...new Set(dial.map(rowOf))].sort((a, b) => b - a);
  const found = new Set(dial.map(nameOf));
  const columns = [
    ...COLUMNS.filter((name) => found.has(name)),
    ...[...found].filter((name) => !COLUMNS.includes(name)),
  ];
  return (
    <ul
      className="dial-chart"
      aria-label={t.dial}
      style={{ gridTemplateColumns: `1.4em repeat(${columns.length}, minmax(0, 1.5rem))` }}
    >
      {dial.map((entry) => (
        <li
          key={entry.text}
          className={`dial-cell ${entry.difficulty}`}
          title={`${entry.text}, ${entry.difficultyText}`}
          style={{
            gridColumn: columns.indexOf(nameOf(entry)) + 2,
            gridRow: speeds.indexOf(rowOf(entry)) + 1,
          }}
        >
          <ManeuverIcon maneuver={entry.sign} />
          <span className="unseen">
            {entry.text}, {entry.difficultyText}
          </span>
        </li>
      ))}
      {speeds.map((speed, at) => (
        <li key={speed} className="dial-row" aria-hidden="true" style={{ gridColumn: 1, gridRow: at + 1 }}>
          {speed < 0 ? `${-speed}R` : speed}
        </li>
      ))}
    </ul>
  );
}
