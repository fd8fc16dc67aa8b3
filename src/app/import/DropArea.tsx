import { Suspense, useCallback, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useCommands } from '../commands.ts';
import { droppedThings } from './dropped-things.ts';
import { haveFacts, mayHaveFacts } from './facts-files.ts';
import { useFileDrop } from './use-file-drop.ts';
import './drop-area.css';

const AddNodesDialog = lazyPart(
  async () => (await import('../../panels/shared/add-nodes/AddNodesDialog.tsx')).AddNodesDialog,
);

/** The page as a place to drop files. It is there from the start: a browser leaves the page for a file that no one takes. */
export function DropArea() {
  const { importFiles } = useCommands();
  /** Files with facts, until it is said what becomes of them. */
  const [facts, setFacts] = useState<readonly File[] | undefined>(undefined);
  const onDrop = useCallback(
    (transfer: DataTransfer, over: Element | undefined): void => {
      const dropped = droppedThings(transfer);
      if (dropped.length === 0) return;
      // What lists the project's gaps takes what fills them.
      const isOnList = over !== undefined && over.closest('[data-import-into="here"]') !== null;
      const isOnNodes = over !== undefined && over.closest('[data-takes-facts]') !== null;
      const data = mayHaveFacts(transfer);
      const importThem = (): void =>
        importFiles({
          into: isOnList ? 'here' : 'new',
          files: async () => (await import('./picked-files.ts')).filesInDropped(dropped),
        });
      const choose = async (files: readonly File[]): Promise<void> => {
        // A file that cannot be read is told by the import.
        if (isOnNodes || (await haveFacts(files).catch(() => false))) setFacts(files);
        else importThem();
      };
      if (data === undefined) importThem();
      else void choose(data);
    },
    [importFiles],
  );
  const over = useFileDrop(onDrop);
  return (
    <>
      {over ? (
        <div className="drop-overlay" role="status">
          <p className="drop-message">
            Drop to import: a folder, .zip, .tar.gz, .pp files, a catalog or facts of nodes
          </p>
        </div>
      ) : null}
      {facts === undefined ? null : (
        <Suspense>
          <AddNodesDialog files={facts} onClose={() => setFacts(undefined)} />
        </Suspense>
      )}
    </>
  );
}
