import { Suspense, useEffect, useMemo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { ProjectFiles } from '../../../protocol/project/project.ts';
import { changeWithUndo } from '../../../store/changes/change-with-undo.ts';
import { listOpenFiles } from '../../../store/groups/editor-groups.ts';
import { appStore, useAppStore } from '../../../store/store.ts';
import { undoAction } from '../../../store/changes/undo-action.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Select } from '../../../ui/controls/Select.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { NARROW } from '../../../ui/narrow.ts';
import { DialogActions } from '../../../ui/overlays/Dialog.tsx';
import { showToast } from '../../../ui/overlays/toast-queue.ts';
import type { EarlierState } from '../../../workspace/drafts/draft-database.ts';
import { readAddress } from '../../../workspace/permalink/permalink.ts';
import { useCommands } from '../../commands.ts';
import { useSession } from '../../session/session-context.ts';
import { FilePreview } from '../projects/StatePreview.tsx';
import { useMedia } from '../../use-media.ts';
import { momentText } from '../time-text.ts';
import '../projects/projects.css';
import './file-changes.css';

const FileDiff = lazyPart(async () => (await import('../../../editor/diff/FileDiff.tsx')).FileDiff);

interface Base {
  readonly id: string;
  readonly text: string;
  /** Content to compare with; undefined if the file did not exist. */
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

/**
 * Returns the project files in the page's address. The address is the link that was last opened or copied. Undefined if
 * the address contains no project.
 */
function readLinkedFiles(): ProjectFiles | undefined {
  const address = readAddress(location.hash);
  return address.ok && address.value.kind === 'project' ? address.value.shared.project.files : undefined;
}

function useBases(file: string): readonly Base[] {
  const opened = useAppStore((state) => state.openedProject?.files);
  const ran = useAppStore((state) => state.ranFiles);
  const files = useAppStore((state) => state.project.files);
  const openFiles = useAppStore(useShallow(listOpenFiles));
  const states = useEarlierStates();
  const linked = useMemo(() => readLinkedFiles(), []);
  return useMemo(() => {
    const ofState = (id: string, text: string, from: ProjectFiles | undefined): readonly Base[] =>
      from === undefined ? [] : [{ id, text, content: from[file], isState: true }];
    return [
      ...ofState('opened', 'State when the project was opened', opened),
      ...ofState('run', 'State of the last run', ran),
      ...ofState('link', 'State in the link in the address bar', linked),
      ...states.flatMap(({ key, at, project }) => ofState(`saved ${key}`, `Saved ${momentText(at)}`, project.files)),
      ...openFiles
        .filter((path) => path !== file)
        .map((path) => ({ id: `file ${path}`, text: path, content: files[path], isState: false })),
    ];
  }, [file, opened, ran, linked, states, openFiles, files]);
}

interface ChangesProps {
  readonly file: string;
  readonly base: Base;
  readonly now: string | undefined;
}

/** Changes line by line, for narrow pages and for pages on which Monaco cannot be loaded. */
function ChangedLines({ file, base, now }: ChangesProps) {
  return (
    <div className="changed-lines">
      <p>Lines with + are only in the open file, lines with - only in the other version.</p>
      <FilePreview path={file} kind="" now={base.content} then={now} />
    </div>
  );
}

function Changes({ file, base, now }: ChangesProps) {
  const isNarrow = useMedia(NARROW);
  if (base.content === undefined) return <p>The file did not exist.</p>;
  if (isNarrow)
    return base.content === now ? <p>No differences.</p> : <ChangedLines file={file} base={base} now={now} />;
  return (
    <ErrorBoundary what="The comparison" fallback={<ChangedLines file={file} base={base} now={now} />}>
      <Suspense fallback={<p className="dialog-note">Loading</p>}>
        <FileDiff file={file} name={base.text} other={base.content} />
      </Suspense>
    </ErrorBoundary>
  );
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
      <Select label={`Compare ${file} with`} selected={base.id} options={bases} onSelect={setChosen} />
      <Changes file={file} base={base} now={now} />
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

export function FileChangesDialog() {
  const file = useAppStore((state) => state.activeFile);
  if (file === undefined) return <EmptyState title="No file is open">Open a file to compare it.</EmptyState>;
  return <FileChanges key={file} file={file} />;
}
