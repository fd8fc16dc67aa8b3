import { useEffect, useMemo, useState } from 'react';
import type { ProjectFiles } from '../../../protocol/project/project.ts';
import { changeWithUndo } from '../../../store/changes/change-with-undo.ts';
import { appStore, useAppStore } from '../../../store/store.ts';
import { undoAction } from '../../../store/changes/undo-action.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Select } from '../../../ui/controls/Select.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { DialogActions } from '../../../ui/overlays/Dialog.tsx';
import { showToast } from '../../../ui/overlays/toast-queue.ts';
import type { EarlierState } from '../../../workspace/drafts/draft-database.ts';
import { useCommands } from '../../commands.ts';
import { useSession } from '../../session/session-context.ts';
import { FilePreview } from '../projects/StatePreview.tsx';
import { momentText } from '../time-text.ts';
import '../projects/projects.css';

/** Content that the open file can be compared with. */
interface Base {
  readonly id: string;
  readonly text: string;
  /** Undefined if the file did not exist. */
  readonly content: string | undefined;
  /**
   * True for an earlier state of the open file, which can be restored; false for a different file, which can only be
   * compared.
   */
  readonly isState: boolean;
}

function useEarlierStates(): readonly EarlierState[] {
  const session = useSession();
  const draftId = useAppStore((state) => state.draftId);
  const [states, setStates] = useState<readonly EarlierState[]>([]);
  useEffect(() => {
    let isWanted = true;
    void session.earlierStates(draftId).then((found) => {
      if (isWanted) setStates(found);
    });
    return () => {
      isWanted = false;
    };
  }, [session, draftId]);
  return states;
}

function useBases(file: string): readonly Base[] {
  const opened = useAppStore((state) => state.openedProject?.files);
  const ran = useAppStore((state) => state.ranFiles);
  const files = useAppStore((state) => state.project.files);
  const openFiles = useAppStore((state) => state.openFiles);
  const states = useEarlierStates();
  return useMemo(() => {
    const ofState = (id: string, text: string, from: ProjectFiles | undefined): readonly Base[] =>
      from === undefined ? [] : [{ id, text, content: from[file], isState: true }];
    return [
      ...ofState('opened', 'State when the project was opened', opened),
      ...ofState('run', 'State of the last run', ran),
      ...states.flatMap(({ key, at, project }) => ofState(`saved ${key}`, `Saved ${momentText(at)}`, project.files)),
      ...openFiles
        .filter((path) => path !== file)
        .map((path) => ({ id: `file ${path}`, text: path, content: files[path], isState: false })),
    ];
  }, [file, opened, ran, states, openFiles, files]);
}

function FileChanges({ file }: { readonly file: string }) {
  const { show } = useCommands();
  const now = useAppStore((state) => state.project.files[file]);
  const bases = useBases(file);
  const [chosen, setChosen] = useState('opened');
  const base = bases.find(({ id }) => id === chosen) ?? bases[0];
  if (base === undefined) return <EmptyState title="There is no earlier state of this file yet" />;
  const restore = (): void => {
    const undo = changeWithUndo(appStore, { texts: { [file]: base.content } });
    show(undefined);
    showToast({ message: `Restored ${file}.`, action: undoAction(undo) });
  };
  return (
    <>
      <Select label="Compare with" selected={base.id} options={bases} onSelect={setChosen} />
      {base.content === now ? (
        <p>No differences.</p>
      ) : (
        <>
          <p>
            {base.content === undefined
              ? 'The file did not exist.'
              : 'Lines with + are only in the open file, lines with - only in the other state.'}
          </p>
          <FilePreview path={file} kind="" now={base.content} then={now} />
        </>
      )}
      <DialogActions>
        {base.isState && base.content !== undefined ? (
          <Button isDisabled={base.content === now} onPress={restore}>
            Restore this state
          </Button>
        ) : null}
        <Button look="primary" onPress={() => show(undefined)}>
          Close
        </Button>
      </DialogActions>
    </>
  );
}

/** Shows how the open file differs from an earlier state or from another open file. */
export function FileChangesDialog() {
  const file = useAppStore((state) => state.activeFile);
  if (file === undefined) return <EmptyState title="No file is open">Open a file to compare it.</EmptyState>;
  return <FileChanges key={file} file={file} />;
}
