import { Suspense, use, type ReactNode } from 'react';
import { afterEditor } from '../../store/editor-arrival.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';

function AfterEditor({ children }: { readonly children: ReactNode }) {
  use(afterEditor);
  return children;
}

interface LaterPartProps {
  /** Name of the part in the error message, such as `The graph`. */
  readonly what: string;
  /** Text while loading; undefined shows nothing. */
  readonly waiting?: string;
  readonly children: ReactNode;
}

/** Part of the page whose code loads after that of the editor. If loading fails, all other parts still work. */
export function LaterPart({ what, waiting, children }: LaterPartProps) {
  return (
    <ErrorBoundary what={what}>
      <Suspense fallback={waiting === undefined ? null : <EmptyState title={waiting} />}>
        <AfterEditor>{children}</AfterEditor>
      </Suspense>
    </ErrorBoundary>
  );
}
