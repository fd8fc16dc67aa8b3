import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FailedPage } from './FailedPage.tsx';
import { failureDetails } from './failure-text.ts';
import './failed-page.css';

interface State {
  readonly failure: { readonly error: unknown; readonly componentStack: string } | undefined;
}

/**
 * Shows errors that no inner boundary has caught, instead of an empty page. The last edit is saved nevertheless,
 * because drafts are saved outside of React.
 */
export class RootBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error, componentStack: '' } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack);
    this.setState({ failure: { error, componentStack: componentStack ?? '' } });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return <FailedPage details={failureDetails(failure.error, failure.componentStack)} />;
  }
}
