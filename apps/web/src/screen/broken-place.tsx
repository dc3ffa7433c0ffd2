import { Component, type ReactNode } from 'react';
import { pageWords } from '../words/en/page.ts';
import { useWords } from '../words/language.ts';

interface Props {
  /** Where the page is: another place is shown again. */
  readonly at: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
}

/** Shows what is in it; says so where that breaks or cannot be fetched, instead of leaving an empty page. */
export class WhenBroken extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.error && before.at !== this.props.at) this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <Broken error={error} /> : this.props.children;
  }
}

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
