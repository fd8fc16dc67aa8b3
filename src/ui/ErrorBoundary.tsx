import { Component, type ErrorInfo, type ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { Button } from './controls/Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { forgetFailedParts, PartNotLoaded } from './lazy-part.tsx';

interface ErrorBoundaryProps {
  /** Name of the wrapped part of the page, for messages: `The graph`. */
  readonly what: string;
  readonly children: ReactNode;
  /** Content below the error message, such as a way to continue without the failed part. */
  readonly fallback?: ReactNode;
}

interface Failure {
  readonly message: string;
  readonly isAbsent: boolean;
}

interface State {
  readonly failure: Failure | undefined;
  readonly tries: number;
}

/** Limits a failure to one part of the page, so that other parts, such as the editor, keep working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: undefined, tries: 0 };

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    const message = error instanceof Error ? error.message : String(error);
    return { failure: { message, isAbsent: error instanceof PartNotLoaded } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { failure, tries } = this.state;
    const { what, children, fallback } = this.props;
    if (failure === undefined) return children;
    const again = (
      <Button
        onPress={() => {
          forgetFailedParts();
          this.setState({ failure: undefined, tries: tries + 1 });
        }}
      >
        Try again
      </Button>
    );
    const message = failure.isAbsent ? (
      <EmptyState
        tone="error"
        icon={<TriangleAlert />}
        title={`${what} could not be loaded`}
        action={
          // Reloading is offered after a failed retry: some browsers cache a failed download, and after a new release
          // the server no longer has the files of this one.
          tries === 0 || !navigator.onLine ? (
            again
          ) : (
            <div className="error-actions">
              {again}
              <Button onPress={() => location.reload()}>Reload the page</Button>
            </div>
          )
        }
      >
        {'Check the network, then try again.\nYour project is untouched.'}
      </EmptyState>
    ) : (
      <EmptyState tone="error" icon={<TriangleAlert />} title={`${what} failed`} action={again}>
        {`${failure.message}\nYour project is untouched.`}
      </EmptyState>
    );
    if (fallback === undefined) return message;
    return (
      <>
        <div className="error-above">{message}</div>
        {fallback}
      </>
    );
  }
}
