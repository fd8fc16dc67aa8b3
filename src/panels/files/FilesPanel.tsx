import { useMemo, useState } from 'react';
import { FileLock2, FilePlus2, FileSymlink, FileText, Folder, FolderInput } from 'lucide-react';
import { selectFilePaths } from '../../store/selectors.ts';
import type { KeptFile } from '../../protocol/project/project.ts';
import { appStore, useActions, useAppStore } from '../../store/store.ts';
import { Landmark } from '../../ui/Landmark.tsx';
import { IconButton } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Tree } from '../../ui/controls/Tree.tsx';
import { folderOf } from '../../workspace/files/file-paths.ts';
import type { ImportRequest } from '../../workspace/import/import-request.ts';
import { fileTree, folderPaths, type FileNode } from '../../workspace/files/file-tree.ts';
import { deleteWithUndo, undoLatestChange } from './file-actions.ts';
import { KeptFileDialog } from './KeptFileDialog.tsx';
import { FileContextMenu, FileRowMenu } from './FileRowMenu.tsx';
import { PathDialog, type PathPrompt } from './PathDialog.tsx';
import { useFilesDrag } from './use-files-drag.ts';
import { useOpenFolders } from './use-open-folders.ts';
import { ShownText } from '../../ui/ShownText.tsx';
import './files.css';

export interface FilesPanelProps {
  /** Opens the import dialog, with dropped files if there are any. The app shell passes this function. */
  readonly onImport: (request?: ImportRequest) => void;
}

function RowIcon({ node, kept }: { readonly node: FileNode; readonly kept: KeptFile | undefined }) {
  if (node.children !== undefined) return <Folder className="file-icon" />;
  if (kept === undefined) return <FileText className="file-icon" />;
  return kept.kind === 'link' ? <FileSymlink className="file-icon" /> : <FileLock2 className="file-icon" />;
}

/**
 * File tree of the environment. Enter opens a file, F2 renames or moves it, Delete deletes it. Rows can be dragged, and
 * files can be dropped on rows.
 */
export function FilesPanel({ onImport }: FilesPanelProps) {
  const paths = useAppStore(selectFilePaths);
  const activeFile = useAppStore((state) => state.activeFile);
  const { openFile, showNarrowPane } = useActions();
  const kept = useAppStore(({ project }) => project.kept);
  const [keptFile, setKeptFile] = useState<string | undefined>(undefined);
  const [prompt, setPrompt] = useState<PathPrompt | undefined>(undefined);
  const [menu, setMenu] = useState<{ readonly row: HTMLElement; readonly path: string } | undefined>(undefined);
  const nodes = useMemo(() => fileTree(paths), [paths]);
  const folders = useMemo(() => folderPaths(paths), [paths]);
  const { open: openFolders, setOpen } = useOpenFolders(folders, paths.length, activeFile);
  const dragAndDropHooks = useFilesDrag((files) => onImport({ files: async () => files, into: 'here' }));

  const open = (path: string): void => {
    const { files, kept = {} } = appStore.getState().project;
    if (Object.hasOwn(kept, path)) return setKeptFile(path);
    if (!Object.hasOwn(files, path)) return;
    openFile(path);
    showNarrowPane('code');
  };

  return (
    <Landmark needsHeading={false} className="side-section files" label="Files">
      <header className="side-head">
        <h2>Files</h2>
        <div className="files-actions">
          <IconButton label="Open…" onPress={() => onImport()}>
            <FolderInput />
          </IconButton>
          <IconButton
            label="New file"
            onPress={() =>
              setPrompt({ kind: 'create', folder: activeFile === undefined ? 'manifests' : folderOf(activeFile) })
            }
          >
            <FilePlus2 />
          </IconButton>
        </div>
      </header>
      {nodes.length === 0 ? (
        <EmptyState title="No files">Create manifests/site.pp, or import your files.</EmptyState>
      ) : (
        <div
          className="files-keys"
          role="presentation"
          data-takes-files
          // Opens the menu for the right mouse button, the context menu key and Shift+F10.
          onContextMenu={(event) => {
            const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=row]') : null;
            const path = row?.dataset['key'];
            if (row === null || path === undefined) return;
            event.preventDefault();
            setMenu({ row, path });
          }}
          onKeyDownCapture={(event) => {
            const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=row]') : null;
            const path = row?.dataset['key'];
            if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z') {
              event.preventDefault();
              return undoLatestChange();
            }
            if (path === undefined || event.target !== row) return;
            if (event.key === 'F2') setPrompt({ kind: 'move', path });
            else if (event.key === 'Delete') deleteWithUndo(path);
            else return;
            event.preventDefault();
          }}
        >
          <Tree<FileNode>
            label="Environment"
            nodes={nodes}
            childrenOf={({ children }) => children}
            isOpen={({ id }) => openFolders.has(id)}
            expandedKeys={openFolders}
            revealed={activeFile}
            onExpandedChange={(keys) => setOpen([...keys].map(String))}
            dragAndDropHooks={dragAndDropHooks}
            selectionMode="single"
            selectionBehavior="replace"
            selectedKeys={activeFile === undefined ? [] : [activeFile]}
            onSelectionChange={(keys) => {
              // A file that is kept as bytes opens in a dialog, so arrow keys only select its row. Enter or a double
              // press opens it.
              if (keys !== 'all') for (const key of keys) if (kept?.[String(key)] === undefined) open(String(key));
            }}
            onAction={(key) => open(String(key))}
            dependencies={[setPrompt, openFolders, kept]}
            renderRow={(node) => (
              <>
                <RowIcon node={node} kept={kept?.[node.id]} />
                <span className={kept?.[node.id] === undefined ? 'file-name' : 'file-name file-name-kept'}>
                  <ShownText text={node.text} />
                </span>
                <FileRowMenu
                  path={node.id}
                  isFolder={node.children !== undefined}
                  isKept={kept?.[node.id] !== undefined}
                  openPrompt={setPrompt}
                />
              </>
            )}
          />
        </div>
      )}
      {menu === undefined ? null : (
        <FileContextMenu
          {...menu}
          isFolder={folders.includes(menu.path)}
          isKept={kept?.[menu.path] !== undefined}
          openPrompt={setPrompt}
          onClose={() => setMenu(undefined)}
        />
      )}
      <KeptFileDialog path={keptFile} onClose={() => setKeptFile(undefined)} />
      <PathDialog prompt={prompt} onClose={() => setPrompt(undefined)} />
    </Landmark>
  );
}
