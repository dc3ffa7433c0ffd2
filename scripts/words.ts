// `npm run words`: how much of what a game says each language has, and by name what it lacks.
import { ENGLISH_PHRASES } from '@firing-arc/armada/english';
import { FRENCH_PHRASES } from '@firing-arc/armada/french';
import { GERMAN_PHRASES } from '@firing-arc/armada/german';
import { SPANISH_PHRASES } from '@firing-arc/armada/spanish';
import { missingPhrases, phraseNames } from '@firing-arc/referee';

/** Languages that are released must lack nothing; others are listed. */
const LANGUAGES = [
  { name: 'German', released: true, armada: GERMAN_PHRASES },
  { name: 'French', released: true, armada: FRENCH_PHRASES },
  { name: 'Spanish', released: false, armada: SPANISH_PHRASES },
] as const;

let lacking = false;
const all = phraseNames(ENGLISH_PHRASES).length;
for (const { name, released, armada } of LANGUAGES) {
  const missing = missingPhrases(ENGLISH_PHRASES, armada);
  console.log(
    `${name}, Armada: ${all - missing.length} of ${all} phrases${released ? '' : ' (not released)'}`,
  );
  if (released || process.argv.includes('--all')) for (const phrase of missing) console.log(`  ${phrase}`);
  lacking ||= released && missing.length > 0;
}
process.exitCode = lacking ? 1 : 0;
