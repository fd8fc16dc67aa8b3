import { Suspense, use, type ReactNode } from 'react';
import { afterEditor } from '../../store/opening-stations.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';

function AfterEditor({ children }: { readonly children: ReactNode }) {
  use(afterEditor);
  return children;
}

interface LaterPartProps {
  /** Its name, for where it fails: `The graph`. */
  readonly what: string;
  /** What is said until it is there; nothing where undefined. */
  readonly waiting?: string;
  readonly children: ReactNode;
}

/** A part of the page whose code loads after the editor's. A failure of it stays inside. */
export function LaterPart({ what, waiting, children }: LaterPartProps) {
  return (
    <ErrorBoundary what={what}>
      <Suspense fallback={waiting === undefined ? null : <EmptyState title={waiting} />}>
        <AfterEditor>{children}</AfterEditor>
      </Suspense>
    </ErrorBoundary>
  );
}
