import type { ShownPart } from '../shown/table.ts';
import { armadaWords } from '../words/en/armada.ts';
import { useWords } from '../words/language.ts';

/** The parts of a ship as they lie on it, its front up: shields of each, and its dice. */
export function HullParts({ parts }: { readonly parts: readonly ShownPart[] }) {
  const { hullZones, shields } = useWords(armadaWords);
  return (
    <ul className="hull-parts" aria-label={hullZones}>
      {parts.map(({ at, label, text, now, most }) => (
        <li key={at} className={`part part-${at}`}>
          <small>{label}</small>
          <span className={now === 0 ? 'shields none' : 'shields'}>
            <span aria-hidden="true">{'●'.repeat(now) + '○'.repeat(Math.max(0, most - now))}</span>
            <span className="unseen">{shields} </span> {now}/{most}
          </span>
          <small>{text}</small>
        </li>
      ))}
    </ul>
  );
}
