import type { ReactNode } from 'react';
import { pageWords } from '../words/en/page.ts';
import { useWords } from '../words/language.ts';
import { Part } from './part.tsx';

/** Shows what is in it; says so where that breaks or cannot be fetched, instead of leaving an empty page. */
export const WhenBroken = (props: {
  /** Where the page is: another place is shown again. */
  readonly at: string;
  readonly children: ReactNode;
}) => <Part {...props} instead={(error) => <Broken error={error} />} />;

function Broken({ error }: { readonly error: Error }) {
  const { placeBroke, gameIsKept, reload } = useWords(pageWords);
  return (
    <main className="menu">
      <section className="trouble" role="alert">
        <h1>{placeBroke}</h1>
        <p>{gameIsKept}</p>
        <p className="small">{error.message}</p>
        <button type="button" className="primary" onClick={() => location.reload()}>
          {reload}
        </button>
      </section>
    </main>
  );
}
