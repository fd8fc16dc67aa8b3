import { Suspense, useCallback, useEffect, useState } from 'react';
import { appStore, useActions, useAppStore } from '../../store/store.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useCommands } from '../commands.ts';
import { droppedThings } from './dropped-things.ts';
import { haveFacts, mayHaveFacts } from './facts-files.ts';
import { useFileDrop } from './use-file-drop.ts';
import { usePaste } from './open/use-paste.ts';
import './drop-area.css';

const AddNodesDialog = lazyPart(
  async () => (await import('../../panels/shared/add-nodes/AddNodesDialog.tsx')).AddNodesDialog,
);

/**
 * Opens the files of a link or of a view, and files and logs that are dropped or pasted anywhere on the page. Mounted from the
 * start, because the browser would otherwise leave the page to open a dropped file.
 */
export function DropArea() {
  const { importFiles } = useCommands();
  const { closeSheet } = useActions();
  /** Dropped files with facts, shown in the dialog that adds nodes. */
  const [facts, setFacts] = useState<readonly File[] | undefined>(undefined);
  const onDrop = useCallback(
    (transfer: DataTransfer, over: Element | undefined): void => {
      const dropped = droppedThings(transfer);
      if (dropped.length === 0) return;
      // On the Missing view, dropped files are imported into the open project instead of a new one.
      const isOnList = over !== undefined && over.closest('[data-import-into="here"]') !== null;
      const isOnNodes = over !== undefined && over.closest('[data-takes-facts]') !== null;
      const data = mayHaveFacts(transfer);
      const importThem = (): void => {
        closeSheet();
        importFiles({
          into: isOnList ? 'here' : 'new',
          files: async () => (await import('./dropped-files.ts')).filesInDropped(dropped),
        });
      };
      const choose = async (files: readonly File[]): Promise<void> => {
        // A file that cannot be read counts as a file without facts, so that the import reports it.
        if (isOnNodes || (await haveFacts(files).catch(() => false))) setFacts(files);
        else importThem();
      };
      if (data === undefined) importThem();
      else void choose(data);
    },
    [importFiles, closeSheet],
  );
  const onPaste = useCallback(
    (pasted: readonly File[] | string): void => {
      const picked =
        typeof pasted === 'string'
          ? [{ path: '', file: new Blob([pasted]) }]
          : pasted.map((file) => ({ path: file.name, file }));
      importFiles({ into: 'new', files: async () => picked });
    },
    [importFiles],
  );
  const linked = useAppStore((state) => state.linkedFiles);
  useEffect(() => {
    if (linked === undefined) return;
    appStore.setState({ linkedFiles: undefined });
    importFiles({ into: 'new', files: async () => (await import('./open/linked-files.ts')).filesInLink(linked) });
  }, [linked, importFiles]);
  const picked = useAppStore((state) => state.pickedFiles);
  useEffect(() => {
    if (picked === undefined) return;
    appStore.setState({ pickedFiles: undefined });
    // The sheet of a narrow page would cover the dialog.
    closeSheet();
    importFiles({ into: 'here', files: async () => picked });
  }, [picked, importFiles, closeSheet]);
  const over = useFileDrop(onDrop);
  usePaste(onPaste);
  return (
    <>
      {over ? (
        <div className="drop-overlay" role="status">
          <p className="drop-message">
            Drop to open: a folder, .zip, .tar.gz or .pp files, node facts, or agent logs, reports, graphs and catalogs
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
