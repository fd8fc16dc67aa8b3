import { useState } from 'react';
import type { KeptFile } from '../../protocol/project/project.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog, DialogActions } from '../../ui/overlays/Dialog.tsx';
import { nameIn } from '../../workspace/files/file-paths.ts';
import { keptText } from '../../workspace/import/import-text.ts';
import { downloadPath, openAsText } from './file-actions.ts';

function sizeText(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const kibibytes = bytes / 1024;
  return kibibytes < 1024 ? `${kibibytes.toFixed(1)} KiB` : `${(kibibytes / 1024).toFixed(1)} MiB`;
}

interface KeptFileContentProps {
  readonly path: string;
  readonly file: KeptFile;
  readonly onClose: () => void;
}

function KeptFileContent({ path, file, onClose }: KeptFileContentProps) {
  const { showNarrowPane } = useActions();
  const [isNoText, setNoText] = useState(false);
  const mayBeText = file.kind === 'bytes' && (file.why === 'unused' || file.why === 'hidden');
  return (
    <div className="kept-file">
      <code>{path}</code>
      <p>
        {file.kind === 'link'
          ? `A link to ${file.target}. If that file is in the project, Puppet also reads it under this path.`
          : `${sizeText(file.size)}, ${keptText(file)}. It stays in the project unchanged, byte for byte.`}
      </p>
      {isNoText ? <p role="alert">The editor cannot show this file. Download it to look at it.</p> : null}
      <DialogActions>
        <Button onPress={onClose}>Close</Button>
        {mayBeText ? (
          <Button
            onPress={() => {
              void openAsText(path).then((isText) => {
                if (!isText) return setNoText(true);
                showNarrowPane('code');
                onClose();
              });
            }}
          >
            Edit as text
          </Button>
        ) : null}
        {/* The button takes the focus, because for most files it is the only action of the dialog. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button look="primary" autoFocus onPress={() => void downloadPath(path)}>
          Download
        </Button>
      </DialogActions>
    </div>
  );
}

interface KeptFileDialogProps {
  readonly path: string | undefined;
  readonly onClose: () => void;
}

/** Dialog for a kept file: a file that is stored unchanged, and that the editor does not open. */
export function KeptFileDialog({ path, onClose }: KeptFileDialogProps) {
  const file = useAppStore(({ project }) => (path === undefined ? undefined : project.kept?.[path]));
  return (
    <Dialog isOpen={file !== undefined} onClose={onClose} title={path === undefined ? 'File' : nameIn(path)}>
      {path === undefined || file === undefined ? null : (
        <KeptFileContent key={path} path={path} file={file} onClose={onClose} />
      )}
    </Dialog>
  );
}
