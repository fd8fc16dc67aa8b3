import { useState } from 'react';
import { appStore, useActions } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog, DialogActions } from '../../ui/overlays/Dialog.tsx';
import { nameSuccessor } from '../../ui/focus/keep-focus.ts';
import { TextField } from '../../ui/controls/TextField.tsx';
import { checkNewPath, planMoves, nameIn, pathProblemText, projectPaths } from '../../workspace/files/file-paths.ts';
import { newFileText } from '../../workspace/files/new-file-text.ts';
import { moveFiles } from './move-files.ts';

export type PathPrompt =
  | { readonly kind: 'create'; readonly folder: string }
  | { readonly kind: 'move'; readonly path: string };

function rowSelector(path: string): string {
  return `[role=row][data-key="${CSS.escape(path)}"]`;
}

interface PathFormProps {
  readonly prompt: PathPrompt;
  readonly onClose: () => void;
}

function PathForm({ prompt, onClose }: PathFormProps) {
  const { createFile } = useActions();
  const start = prompt.kind === 'create' ? (prompt.folder === '' ? '' : `${prompt.folder}/`) : prompt.path;
  const [path, setPath] = useState(start);
  const [refused, setRefused] = useState<string | undefined>(undefined);

  const submit = (): void => {
    const paths = projectPaths(appStore.getState().project);
    const wanted = path.trim();
    if (prompt.kind === 'create') {
      const checked = checkNewPath(wanted, paths);
      if (!checked.ok) return setRefused(pathProblemText(checked.problem));
      createFile(wanted, newFileText(wanted));
    } else {
      const moves = planMoves(prompt.path, wanted, paths);
      if (!moves.ok) return setRefused(pathProblemText(moves.problem));
      if (wanted !== prompt.path)
        void moveFiles(moves.value, `Moved ${nameIn(prompt.path)} to ${wanted}`, rowSelector(wanted));
      nameSuccessor(rowSelector(wanted));
    }
    onClose();
  };

  return (
    <form
      className="path-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label="Path in the environment"
        value={path}
        onChange={(value) => {
          setPath(value);
          setRefused(undefined);
        }}
        error={refused}
        mono
        // The user opens the dialog to type into this field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        autoComplete="off"
        spellCheck="false"
        description={
          prompt.kind === 'create'
            ? 'For example, the class ntp::service belongs in modules/ntp/manifests/service.pp. Missing folders are created.'
            : 'Missing folders are created.'
        }
      />
      <DialogActions>
        <Button onPress={onClose}>Cancel</Button>
        <Button look="primary" type="submit">
          {prompt.kind === 'create' ? 'Create' : 'Move'}
        </Button>
      </DialogActions>
    </form>
  );
}

interface PathDialogProps {
  readonly prompt: PathPrompt | undefined;
  readonly onClose: () => void;
}

/** Dialog for the path of a new or moved file. Creates or moves the file, or shows why the path is invalid. */
export function PathDialog({ prompt, onClose }: PathDialogProps) {
  const title = prompt === undefined || prompt.kind === 'create' ? 'New file' : `Rename or move ${prompt.path}`;
  return (
    <Dialog isOpen={prompt !== undefined} onClose={onClose} title={title}>
      {prompt === undefined ? null : <PathForm prompt={prompt} onClose={onClose} />}
    </Dialog>
  );
}
