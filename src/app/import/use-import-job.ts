import { useCallback, useRef, useState } from 'react';
import type { ImportProgress } from '../../workspace/import/budget.ts';
import { startImport, type ImportJob } from '../../workspace/import/import-job.ts';
import type { Imported } from '../../workspace/import/import-types.ts';
import type { ReadOptions } from '../../workspace/import/read-import.ts';
import type { PickedFile, PickedProblem } from '../../workspace/import/read-picked.ts';
import type { Result } from '../../workspace/result.ts';

type Reading =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly progress: ImportProgress }
  | { readonly kind: 'read'; readonly id: number; readonly result: Result<Imported, PickedProblem> };

type Picked = () => Promise<readonly PickedFile[]>;

/** Reads picked files in the import's worker. Each read cancels the previous one, even if both read the same files. */
export function useImportJob() {
  const [reading, setReading] = useState<Reading>({ kind: 'none' });
  const job = useRef<ImportJob | undefined>(undefined);
  const jobs = useRef(0);
  const lastPicked = useRef<Picked | undefined>(undefined);

  const read = useCallback((picked: Picked, options: ReadOptions = {}): void => {
    job.current?.cancel();
    lastPicked.current = picked;
    setReading({ kind: 'reading', progress: { entries: 0, bytes: 0 } });
    const started = startImport(
      picked,
      (progress) => {
        if (job.current === started) setReading({ kind: 'reading', progress });
      },
      options,
    );
    job.current = started;
    void started.result.then((result) => {
      if (job.current !== started) return;
      job.current = undefined;
      jobs.current += 1;
      setReading(result === undefined ? { kind: 'none' } : { kind: 'read', id: jobs.current, result });
    });
  }, []);
  /** Reads the picked files again, with only the folders or the environment that the user has chosen. */
  const readAgain = (options: ReadOptions): void => {
    if (lastPicked.current !== undefined) read(lastPicked.current, options);
  };
  const cancel = useCallback((): void => job.current?.cancel(), []);
  const forget = (): void => setReading({ kind: 'none' });
  return { reading, read, readAgain, cancel, forget };
}
