import { Component, type ErrorInfo, type ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface ErrorBoundaryProps {
  /** What failed, in a word or two: `The graph`. */
  readonly what: string;
  readonly children: ReactNode;
  /** What stands in for it meanwhile, under the message. */
  readonly fallback?: ReactNode;
}

/** Keeps a failure of one part of the page inside that part: the editor and its text live outside of it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly message: string | undefined }> {
  override state = { message: undefined as string | undefined };

  static getDerivedStateFromError(error: unknown): { readonly message: string } {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (this.state.message === undefined) return this.props.children;
    const message = (
      <EmptyState
        tone="error"
        icon={<TriangleAlert />}
        title={`${this.props.what} failed`}
        action={<Button onPress={() => this.setState({ message: undefined })}>Try again</Button>}
      >
        {`${this.state.message}\nYour project is untouched.`}
      </EmptyState>
    );
    const { fallback } = this.props;
    if (fallback === undefined) return message;
    return (
      <>
        <div className="error-above">{message}</div>
        {fallback}
      </>
    );
  }
}
