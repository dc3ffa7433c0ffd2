import { Component, type ReactNode, Suspense } from 'react';

interface Props {
  /** What it is about: about another thing it is tried again. */
  readonly at?: string;
  /** What stands there while it is fetched. */
  readonly fallback?: ReactNode;
  /** What stands in its place where it breaks or cannot be fetched; else nothing does. */
  readonly instead?: (error: Error) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
}

/** A part of the page: whatever becomes of it, the others stay. */
export class Part extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.error && before.at !== this.props.at) this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { instead, fallback, children } = this.props;
    return <Suspense fallback={fallback}>{error ? instead?.(error) : children}</Suspense>;
  }
}
