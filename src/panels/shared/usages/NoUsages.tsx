import { Server } from 'lucide-react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CompileNodes } from './UsagesNotice.tsx';
import type { UsagesState } from './use-usages.ts';

/** Empty state of a view that needs compiled nodes. `what` completes the sentence “Compile the nodes to see …”. */
export function NoUsages({ nodes, waiting, work, problem, what }: UsagesState & { readonly what: string }) {
  if (problem !== undefined)
    return (
      <EmptyState icon={<Server />} tone="error" title="The nodes could not be read">
        {problem}
      </EmptyState>
    );
  if (nodes === undefined) return <EmptyState icon={<Server />} title="Finding the nodes" />;
  if (work !== undefined) return <EmptyState icon={<Server />} title="Compiling the nodes" />;
  return (
    <EmptyState icon={<Server />} title="No nodes compiled" action={<CompileNodes waiting={waiting} />}>
      {`Compile the nodes to see ${what}.`}
    </EmptyState>
  );
}
