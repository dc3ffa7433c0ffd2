import { useEffect, useState } from 'react';
import { packWords } from '../words/en/packs.ts';
import { useWords } from '../words/language.ts';
import { type ListFate, listsUnder } from './lists-under.ts';
import type { OpenPack } from './open.ts';

/** What becomes of kept lists under a pack; nothing where none was kept under the pack from which it is told. */
export function ListFates({ pack }: { readonly pack: OpenPack }) {
  const t = useWords(packWords);
  const [fates, setFates] = useState<readonly ListFate[]>([]);
  useEffect(() => {
    let current = true;
    listsUnder(pack).then(
      (found) => current && setFates(found),
      () => undefined, // Without a connection nothing is said of them.
    );
    return () => {
      current = false;
    };
  }, [pack]);
  if (fates.length === 0) return null;
  return (
    <section aria-label={t.yourLists}>
      <h3>{t.yourLists}</h3>
      <ul className="findings">
        {fates.map(({ name, place, before, now, reasons }) => (
          <li key={place}>
            <b>{name}</b>: {pointsText(before.points, now.points)}, {verdict(before.legal, now.legal)}
            {reasons.length > 0 && <span className="quiet small"> {reasons.join(' ')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function pointsText(before: number, now: number): string {
  const t = packWords.get();
  return before === now ? t.listPoints({ points: now }) : t.listPointsWere({ before, points: now });
}

function verdict(before: boolean, now: boolean): string {
  const t = packWords.get();
  if (before) return now ? t.stillLegal : t.noLongerLegal;
  return now ? t.legalNow : t.neverLegal;
}
