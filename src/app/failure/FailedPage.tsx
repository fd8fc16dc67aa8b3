import { useState } from 'react';
import { TriangleAlert } from 'lucide-react';
import { appStore, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { copyText } from '../../ui/clipboard.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { downloadProject } from '../session/download-project.ts';
import { draftSafetyText } from './failure-text.ts';

const copyLabels = {
  idle: 'Copy details',
  copied: 'Copied',
  refused: 'Select the details below to copy them',
} as const;

/**
 * Opens an empty project instead of the project that may have caused the failure. The draft of that project stays in
 * the list of projects.
 */
function openEmptyProject(): void {
  history.replaceState(null, '', `${location.pathname}#src=`);
  location.reload();
}

/** Replaces the page after an error that no view's boundary caught. */
export function FailedPage({ details }: { readonly details: string }) {
  const draft = useAppStore((state) => state.draft);
  const [copying, setCopying] = useState<keyof typeof copyLabels>('idle');
  return (
    <main className="failed-page" role="alert">
      <EmptyState
        tone="error"
        icon={<TriangleAlert />}
        title="The page stopped because of an error in Bunraku"
        action={
          <>
            <div className="error-actions">
              <Button look="primary" onPress={() => location.reload()}>
                Reload the page
              </Button>
              {draft.kind === 'failed' ? (
                <Button onPress={() => void downloadProject(appStore.getState().project)}>Download the project</Button>
              ) : null}
              <Button onPress={openEmptyProject}>Open an empty project</Button>
              <Button onPress={() => void copyText(details).then((done) => setCopying(done ? 'copied' : 'refused'))}>
                {copyLabels[copying]}
              </Button>
            </div>
            <details className="failed-page-details">
              <summary>Details</summary>
              <pre>{details}</pre>
            </details>
          </>
        }
      >
        {`${draftSafetyText(draft)}\nReload the page to continue. If it stops again, open an empty project.`}
      </EmptyState>
    </main>
  );
}
