import { pageWords } from '../words/en/page.ts';
import { useWords } from '../words/language.ts';

/** What the page is called and what it is for; the same while the rest of the start is still on its way. */
export function StartHead() {
  const { lead } = useWords(pageWords);
  return (
    <header className="start-head">
      <Emblem />
      <h1>Firing Arc</h1>
      <p className="lead">{lead}</p>
    </header>
  );
}

/** A ship and its firing arc at the three ranges. */
const Emblem = () => (
  <svg className="emblem" viewBox="80 110 352 330" aria-hidden="true">
    <path className="far" d="M256 372 92 158A270 270 0 0 1 420 158Z" />
    <path className="middle" d="M256 372 138 218A194 194 0 0 1 374 218Z" />
    <path className="near" d="M256 372 184 278A118 118 0 0 1 328 278Z" />
    <path
      className="hull"
      d="M256 300 282 366 330 402 330 420 276 408 268 430H244L236 408 182 420V402L230 366Z"
    />
  </svg>
);
