import { Component, type ReactNode } from 'react';
import { newErrorId, reportError } from '#web/api/report-error.ts';
import { sessionText } from '#web/strings/session-text.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type State = { broken: boolean };

/** Keeps a fault of the security parts from taking the whole screen with it. */
export class SecurityBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(error: Error): void {
    void reportError({ type: 'security_component', error, errorId: newErrorId() });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Notice tone="problem" title={sessionText.broken.title} live>
        <p>{sessionText.broken.description}</p>
        <Button look="secondary" size="small" onClick={() => this.setState({ broken: false })}>
          {uiText.retry}
        </Button>
      </Notice>
    );
  }
}
