import { useState } from 'react';
import type { FileView, SystemState } from '../../../protocol/run.ts';
import { VirtualTree } from '../../shared/list/VirtualTree.tsx';
import { deletePath } from '../changes/change-machine.ts';
import type { SystemPrompt } from '../system-prompt.ts';
import type { FileRow } from './file-rows.ts';
import { FileMenu, type FileMenuPlace } from './FileMenu.tsx';
import { FileRowView } from './FileRowView.tsx';

interface FileTreeProps {
  readonly rows: readonly FileRow[];
  readonly system: SystemState;
  readonly selected: string | undefined;
  readonly canChange: boolean;
  readonly onOpen: (path: string) => void;
  readonly onToggle: (row: FileRow) => void;
  readonly onPrompt: (prompt: SystemPrompt) => void;
}

/** Tree of the machine's files. Delete removes a file. The context menu contains all actions. */
export function FileTree({ rows, system, selected, canChange, onOpen, onToggle, onPrompt }: FileTreeProps) {
  const [menu, setMenu] = useState<FileMenuPlace | undefined>(undefined);
  // `rows` are not enough: search results contain no entries for the directories around the matches.
  const viewOf = (row: FileRow): FileView | undefined => system.files[row.path];
  return (
    <>
      <VirtualTree
        label="Files of the machine"
        rows={rows}
        selected={selected}
        rowHeight={28}
        onSelect={(row) => (row.isFolder && row.entry === undefined ? onToggle(row) : onOpen(row.path))}
        onToggle={onToggle}
        onKey={(event, row) => {
          if (event.key === 'Delete' && canChange && row !== undefined && viewOf(row) !== undefined)
            void deletePath(row.path);
        }}
        onContextMenu={(row, element) => {
          const view = viewOf(row);
          if (canChange && view !== undefined) setMenu({ path: row.path, view, row: element });
        }}
        renderRow={(row) => <FileRowView row={row} />}
      />
      <FileMenu place={menu} onPrompt={onPrompt} onClose={() => setMenu(undefined)} />
    </>
  );
}
