// `npm run words`: how much of what each game says each language has, and by name what it lacks.
import * as armada from '@firing-arc/armada/english';
import { FRENCH_PHRASES as ARMADA_FRENCH } from '@firing-arc/armada/french';
import { GERMAN_PHRASES as ARMADA_GERMAN } from '@firing-arc/armada/german';
import { SPANISH_PHRASES as ARMADA_SPANISH } from '@firing-arc/armada/spanish';
import { missingPhrases, phraseNames } from '@firing-arc/words';
import * as first from '@firing-arc/xwing/first/english';
import { FRENCH_PHRASES as FIRST_FRENCH } from '@firing-arc/xwing/first/french';
import { GERMAN_PHRASES as FIRST_GERMAN } from '@firing-arc/xwing/first/german';
import { SPANISH_PHRASES as FIRST_SPANISH } from '@firing-arc/xwing/first/spanish';
import * as second from '@firing-arc/xwing/second/english';
import { FRENCH_PHRASES as SECOND_FRENCH } from '@firing-arc/xwing/second/french';
import { GERMAN_PHRASES as SECOND_GERMAN } from '@firing-arc/xwing/second/german';
import { SPANISH_PHRASES as SECOND_SPANISH } from '@firing-arc/xwing/second/spanish';

/** Languages that are released must lack nothing; others are listed. */
const RELEASED = ['German', 'French'];

const GAMES: readonly {
  readonly game: string;
  readonly whole: object;
  readonly languages: Readonly<Record<string, object>>;
}[] = [
  {
    game: 'X-Wing 2.5',
    whole: second.ENGLISH_PHRASES,
    languages: { German: SECOND_GERMAN, French: SECOND_FRENCH, Spanish: SECOND_SPANISH },
  },
  {
    game: 'First Edition',
    whole: first.ENGLISH_PHRASES,
    languages: { German: FIRST_GERMAN, French: FIRST_FRENCH, Spanish: FIRST_SPANISH },
  },
  {
    game: 'Armada',
    whole: armada.ENGLISH_PHRASES,
    languages: { German: ARMADA_GERMAN, French: ARMADA_FRENCH, Spanish: ARMADA_SPANISH },
  },
];

let lacking = false;
for (const { game, whole, languages } of GAMES) {
  const all = phraseNames(whole).length;
  for (const [name, own] of Object.entries(languages)) {
    const released = RELEASED.includes(name);
    const missing = missingPhrases(whole, own);
    console.log(
      `${name}, ${game}: ${all - missing.length} of ${all} phrases${released ? '' : ' (not released)'}`,
    );
    if (released || process.argv.includes('--all')) for (const phrase of missing) console.log(`  ${phrase}`);
    lacking ||= released && missing.length > 0;
  }
}
process.exitCode = lacking ? 1 : 0;
