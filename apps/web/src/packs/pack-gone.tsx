import { Link } from 'wouter';
import type { FormatId } from '../games/index.ts';
import { PLACES } from '../places.ts';
import { packWords } from '../words/en/packs.ts';
import { useWords } from '../words/language.ts';
import { formatName } from './format-name.ts';

/** Says that a format's points are not in this browser, and where they can be brought in. */
export function PackGone({ format }: { readonly format: FormatId }) {
  const t = useWords(packWords);
  return (
    <p role="alert">
      {t.isGone({ pack: formatName(format) })} <Link href={PLACES.packs}>{t.packs}</Link>
    </p>
  );
}
