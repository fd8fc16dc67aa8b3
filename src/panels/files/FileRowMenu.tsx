import { Columns2, Download, Ellipsis, FilePlus2, PencilLine, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { appStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { isNarrow } from '../../ui/narrow.ts';
import { ContextMenu, Menu, MenuItem } from '../../ui/overlays/Menu.tsx';
import { deleteWithUndo, downloadPath } from './file-actions.ts';
import type { PathPrompt } from './PathDialog.tsx';

interface FileRowMenuProps {
  readonly path: string;
  readonly isFolder: boolean;
  /** True for a file that is stored unchanged and that the editor cannot open, such as an image. */
  readonly isKept: boolean;
  readonly openPrompt: (prompt: PathPrompt) => void;
}

function renderItems({ isFolder, isKept }: FileRowMenuProps): ReactNode {
  return (
    <>
      {isFolder || isKept || isNarrow() ? null : <MenuItem id="side" icon={<Columns2 />} text="Open to the side" />}
      {isFolder ? <MenuItem id="create" icon={<FilePlus2 />} text="New file here" /> : null}
      <MenuItem id="move" icon={<PencilLine />} text="Rename or move" shortcut="F2" />
      <MenuItem id="download" icon={<Download />} text={isFolder ? 'Download as zip' : 'Download'} />
      <MenuItem id="delete" icon={<Trash2 />} text="Delete" shortcut="Delete" danger />
    </>
  );
}

function act(action: string, { path, openPrompt }: FileRowMenuProps): void {
  if (action === 'side') appStore.getState().actions.openToSide(path);
  if (action === 'create') openPrompt({ kind: 'create', folder: path });
  if (action === 'move') openPrompt({ kind: 'move', path });
  if (action === 'download') void downloadPath(path);
  if (action === 'delete') deleteWithUndo(path);
}

export function FileRowMenu(props: FileRowMenuProps) {
  const label = `Actions for ${props.path}`;
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={
        <Button look="quiet" className="file-menu" aria-label={label}>
          <Ellipsis />
        </Button>
      }
      onAction={(action) => act(action, props)}
    >
      {renderItems(props)}
    </Menu>
  );
}

interface FileContextMenuProps extends FileRowMenuProps {
  readonly row: HTMLElement;
  readonly onClose: () => void;
}

export function FileContextMenu({ row, onClose, ...props }: FileContextMenuProps) {
  return (
    <ContextMenu
      label={`Actions for ${props.path}`}
      anchor={row}
      onClose={onClose}
      onAction={(action) => act(action, props)}
    >
      {renderItems(props)}
    </ContextMenu>
  );
}
