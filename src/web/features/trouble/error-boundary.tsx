import { Component, type ErrorInfo, type ReactNode } from 'react';
import { newErrorId, reportError } from '#web/api/report-error.ts';

export type Failure = { error: Error; errorId: string };
type Props = { screen: (failure: Failure, retry: () => void) => ReactNode; children: ReactNode };
type State = { failure: Failure | null };

/** Catches what a screen throws, tells the technical team, and shows `screen` in its place. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: Error): State {
    return { failure: { error, errorId: newErrorId() } };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    const errorId = this.state.failure?.errorId ?? newErrorId();
    void reportError({ type: error.name, error, errorId, component: componentStack ?? undefined });
  }

  readonly retry = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.screen(failure, this.retry) : this.props.children;
  }
}
