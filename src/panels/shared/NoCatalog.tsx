import { TriangleAlert } from 'lucide-react';
import { findCompiledCatalog } from '../../protocol/project/project.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { middleTruncate } from './label-texts.ts';

/** Empty state of a view while there is no catalog: shows the first error and links to it. */
export function NoCatalog({ what }: { readonly what: string }) {
  const { revealPlace, showBottomTab, readNow } = useActions();
  // React renders a new catalog in several pieces, so a view may show this component for a moment although there is a
  // catalog.
  const isWaiting = useAppStore(({ analysis }) => analysis === undefined || analysis.catalog !== undefined);
  const unread = useAppStore((state) => state.unread);
  const isElsewhere = useAppStore(({ project }) => findCompiledCatalog(project.files) !== undefined);
  const problem = useAppStore(({ analysis }) => analysis?.problems.find(({ severity }) => severity === 'error'));
  if (isWaiting && unread !== undefined) {
    return (
      <EmptyState title="Project not analyzed" action={<Button onPress={readNow}>Analyze now</Button>}>
        {unread}
      </EmptyState>
    );
  }
  if (isWaiting) return <EmptyState title="Reading the manifest" />;
  const place = problem?.place;
  return (
    <EmptyState
      icon={<TriangleAlert />}
      tone="error"
      title={isElsewhere ? 'The catalog cannot be read' : 'The manifest does not compile'}
      action={
        place === undefined ? (
          <Button onPress={() => showBottomTab('problems')}>Show problems</Button>
        ) : (
          <Button onPress={() => revealPlace(place)}>Go to the error</Button>
        )
      }
    >
      {problem === undefined
        ? `Fix the error to see ${what}.`
        : `${middleTruncate(problem.message, 300)}\nFix the error to see ${what}.`}
    </EmptyState>
  );
}
