import { useState } from 'react';
import type { AgentFileForm } from '../../../protocol/agent-files.ts';
import type { GivenFile, ReadAgentFile } from '../../../protocol/opened-run.ts';
import type { PickedFile } from '../../../workspace/import/read-picked.ts';
import { isPairOfCatalogs, toPair } from './agent-files.ts';
import { CatalogComparison } from './CatalogComparison.tsx';
import { OpenForm } from './OpenForm.tsx';

interface AgentFilesStepProps {
  readonly files: readonly ReadAgentFile[];
  readonly picked: readonly PickedFile[];
  readonly onTakeAs: (index: number, form: AgentFileForm) => void;
  readonly onImport: () => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

interface Compared {
  readonly before: GivenFile;
  readonly after: GivenFile;
  readonly swaps: number;
}

/** Lists the files of agents that were read. Two catalogs can be compared. */
export function AgentFilesStep({ files, picked, onTakeAs, onImport, onBack, onClose }: AgentFilesStepProps) {
  const [compared, setCompared] = useState<Compared | undefined>(undefined);
  if (compared !== undefined) {
    const { before, after, swaps } = compared;
    return (
      <CatalogComparison
        // Swapping the catalogs starts a new comparison.
        key={swaps}
        before={before}
        after={after}
        onSwap={() => setCompared({ before: after, after: before, swaps: swaps + 1 })}
        onBack={() => setCompared(undefined)}
      />
    );
  }
  const pair = isPairOfCatalogs(files) ? toPair(picked) : undefined;
  const isPasted = picked.some(({ path }) => path === '');
  return (
    <OpenForm
      files={files}
      onTakeAs={onTakeAs}
      onImport={isPasted ? undefined : onImport}
      onCompare={pair === undefined ? undefined : () => setCompared({ ...pair, swaps: 0 })}
      onBack={onBack}
      onClose={onClose}
    />
  );
}
