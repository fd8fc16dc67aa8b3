import { useStore } from 'zustand';
import { renamePreview, type RenamePreview } from '../../../store/changes/rename-preview.ts';
import { useAppStore } from '../../../store/store.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/Dialog.tsx';
import { FilePreview } from '../projects/StatePreview.tsx';
import '../projects/projects.css';

function close(): void {
  renamePreview.setState({ shown: undefined });
}

function Preview({ summary, changes, apply, other }: RenamePreview) {
  const files = useAppStore(({ project }) => project.files);
  const { texts, moves = {} } = changes;
  return (
    <>
      <p>{summary}</p>
      {Object.entries(texts).map(([path, text]) => (
        <FilePreview
          key={path}
          path={path}
          kind={moves[path] === undefined ? '' : `moves to ${moves[path]}`}
          now={files[path]}
          then={text}
        />
      ))}
      <DialogActions>
        <Button onPress={close}>Cancel</Button>
        {other === undefined ? null : (
          <Button
            onPress={() => {
              close();
              other.run();
            }}
          >
            {other.label}
          </Button>
        )}
        <Button
          look="primary"
          // The user has asked for the preview, and will most likely apply it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onPress={() => {
            close();
            apply.run();
          }}
        >
          {apply.label}
        </Button>
      </DialogActions>
    </>
  );
}

export function RenamePreviewDialog() {
  const shown = useStore(renamePreview, (state) => state.shown);
  return (
    <Dialog isOpen={shown !== undefined} onClose={close} title="Preview of the rename" width="wide">
      {shown === undefined ? null : <Preview {...shown} />}
    </Dialog>
  );
}
