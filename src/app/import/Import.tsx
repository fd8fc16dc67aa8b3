import { useCallback, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import type { ImportProgress } from '../../workspace/import/budget.ts';
import { startImport, type ImportJob } from '../../workspace/import/import-job.ts';
import { importProblemText } from '../../workspace/import/import-text.ts';
import type { Imported } from '../../workspace/import/import-types.ts';
import type { PickedFile, PickedProblem } from '../../workspace/import/read-picked.ts';
import type { Result } from '../../workspace/result.ts';
import { ImportForm } from './ImportForm.tsx';
import { ImportPickers } from './ImportPickers.tsx';
import { LeftOutList } from './LeftOutList.tsx';
import { ImportReading } from './ImportReading.tsx';
import { droppedThings, filesInDropped } from './picked-files.ts';
import { useFileDrop } from './use-file-drop.ts';
import './import.css';

type Reading =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly progress: ImportProgress }
  | { readonly kind: 'read'; readonly id: number; readonly result: Result<Imported, PickedProblem> };

export interface ImportProps {
  readonly isOpen: boolean;
  /** Files for the open project that are to be read at once. */
  readonly picked: readonly PickedFile[] | undefined;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The dialog that imports files, and the page as a place to drop them. */
export function Import({ isOpen, picked, onOpen, onClose }: ImportProps) {
  const [reading, setReading] = useState<Reading>({ kind: 'none' });
  const job = useRef<ImportJob | undefined>(undefined);
  const jobs = useRef(0);

  const read = useCallback((picked: () => Promise<readonly PickedFile[]>): void => {
    job.current?.cancel();
    setReading({ kind: 'reading', progress: { entries: 0, bytes: 0 } });
    const started = startImport(picked, (progress) => {
      if (job.current === started) setReading({ kind: 'reading', progress });
    });
    job.current = started;
    void started.result.then((result) => {
      if (job.current !== started) return;
      job.current = undefined;
      jobs.current += 1;
      setReading(result === undefined ? { kind: 'none' } : { kind: 'read', id: jobs.current, result });
    });
  }, []);
  useEffect(() => {
    // A worker's job begins here, and the state tells of it.
    // oxlint-disable-next-line react/set-state-in-effect
    if (picked !== undefined) read(async () => picked);
  }, [picked, read]);
  const onDrop = useCallback(
    (transfer: DataTransfer): void => {
      const dropped = droppedThings(transfer);
      if (dropped.length === 0) return;
      onOpen();
      read(() => filesInDropped(dropped));
    },
    [onOpen, read],
  );
  const over = useFileDrop(onDrop);
  const close = (): void => {
    job.current?.cancel();
    job.current = undefined;
    setReading({ kind: 'none' });
    onClose();
  };

  const imported = reading.kind === 'read' && reading.result.ok ? reading.result.value : undefined;
  const problem = reading.kind === 'read' && !reading.result.ok ? reading.result.problem : undefined;
  return (
    <>
      <Dialog isOpen={isOpen} onClose={close} title="Import">
        {reading.kind === 'reading' ? (
          <ImportReading progress={reading.progress} onCancel={() => job.current?.cancel()} />
        ) : imported === undefined ? (
          <>
            {problem === undefined ? null : (
              <p className="import-refused" role="alert">
                {importProblemText(problem)}
              </p>
            )}
            {problem?.kind === 'nothing' ? <LeftOutList leftOut={problem.leftOut} /> : null}
            <p>
              An environment, a module or manifests: as a folder, a .zip, a .tar.gz or .pp files. Or a compiled catalog
              (.json), from puppet catalog compile or PuppetDB. They can also be dropped anywhere on the page. Nothing
              is sent anywhere.
            </p>
            <ImportPickers onPick={(picked) => read(async () => picked)} />
          </>
        ) : (
          <ImportForm
            key={reading.kind === 'read' ? reading.id : 0}
            imported={imported}
            into={picked === undefined ? 'new' : 'here'}
            onClose={close}
          />
        )}
      </Dialog>
      {over ? (
        <div className="drop-overlay" role="status">
          <p className="drop-message">Drop to import: a folder, .zip, .tar.gz, .pp files or a catalog</p>
        </div>
      ) : null}
    </>
  );
}
