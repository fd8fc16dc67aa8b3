import { useCallback } from 'react';
import { useCommands } from '../commands.ts';
import { droppedThings } from './dropped-things.ts';
import { useFileDrop } from './use-file-drop.ts';
import './drop-area.css';

/** The page as a place to drop files. It is there from the start: a browser leaves the page for a file that no one takes. */
export function DropArea() {
  const { importFiles } = useCommands();
  const onDrop = useCallback(
    (transfer: DataTransfer, over: Element | undefined): void => {
      const dropped = droppedThings(transfer);
      if (dropped.length === 0) return;
      // What lists the project's gaps takes what fills them.
      const isOnList = over !== undefined && over.closest('[data-import-into="here"]') !== null;
      importFiles({
        into: isOnList ? 'here' : 'new',
        files: async () => (await import('./picked-files.ts')).filesInDropped(dropped),
      });
    },
    [importFiles],
  );
  const over = useFileDrop(onDrop);
  return over ? (
    <div className="drop-overlay" role="status">
      <p className="drop-message">Drop to import: a folder, .zip, .tar.gz, .pp files or a catalog</p>
    </div>
  ) : null;
}
