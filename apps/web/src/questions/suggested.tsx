import { tutorialWords } from '../words/en/tutorial.ts';
import { useWords } from '../words/language.ts';

/** Marks what a lesson suggests. */
export function Suggested() {
  const { suggested } = useWords(tutorialWords);
  return <span className="suggested">{suggested}</span>;
}
