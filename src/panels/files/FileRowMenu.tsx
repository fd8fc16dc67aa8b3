import { Download, Ellipsis, FilePlus2, PencilLine, Trash2 } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import type { FileNode } from '../../workspace/file-tree.ts';
import { deleteWithUndo } from './delete-with-undo.ts';
import { downloadPath } from './file-actions.ts';
import type { PathQuestion } from './PathDialog.tsx';

interface FileRowMenuProps {
  readonly node: FileNode;
  readonly ask: (question: PathQuestion) => void;
}

/** What can be done with a file or folder. */
export function FileRowMenu({ node, ask }: FileRowMenuProps) {
  const isFolder = node.children !== undefined;
  return (
    <Menu
      label={`Actions for ${node.id}`}
      placement="bottom end"
      trigger={
        <Button look="quiet" className="file-menu" aria-label={`Actions for ${node.id}`}>
          <Ellipsis />
        </Button>
      }
      onAction={(action) => {
        if (action === 'create') ask({ kind: 'create', folder: node.id });
        if (action === 'move') ask({ kind: 'move', path: node.id });
        if (action === 'download') void downloadPath(node.id);
        if (action === 'delete') deleteWithUndo(node.id);
      }}
    >
      {isFolder ? <MenuItem id="create" icon={<FilePlus2 />} text="New file here" /> : null}
      <MenuItem id="move" icon={<PencilLine />} text="Rename or move" shortcut="F2" />
      <MenuItem id="download" icon={<Download />} text={isFolder ? 'Download as zip' : 'Download'} />
      <MenuItem id="delete" icon={<Trash2 />} text="Delete" shortcut="Delete" danger />
    </Menu>
  );
}
