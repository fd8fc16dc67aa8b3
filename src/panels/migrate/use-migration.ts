import { useEffect, useState } from 'react';
import type { MigrationView } from '../../protocol/migration.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import type { ReleaseId } from '../../protocol/project/releases.ts';
import { engine, useAppStore } from '../../store/store.ts';

/** Debounce for typing, in milliseconds. It is long, because a migration compiles the project many times. */
export const TYPING_PAUSE = 400;

export interface ReleasePair {
  readonly from: ReleaseId;
  readonly to: ReleaseId;
}

type MigrationAnswer =
  /** `files`: the project's files when the request was sent. */
  | { readonly kind: 'found'; readonly migration: MigrationView; readonly files: ProjectFiles }
  | { readonly kind: 'failed'; readonly message: string };

interface MigrationState {
  /** The last answer, which stays until the next arrives. */
  readonly answer: MigrationAnswer | undefined;
  readonly isBusy: boolean;
}

/**
 * Compares how two releases compile the current node while `isOn` is true. After fixes, `before` contains the unfixed
 * files, which the old release compiles.
 */
export function useMigration(
  { from, to }: ReleasePair,
  before: ProjectFiles | undefined,
  isOn: boolean,
): MigrationState {
  const project = useAppStore((state) => state.project);
  const [answer, setAnswer] = useState<MigrationAnswer | undefined>(undefined);
  const [isBusy, setBusy] = useState(true);
  const { files, node, machine, others } = project;
  useEffect(() => {
    if (!isOn) return undefined;
    let isCurrent = true;
    setBusy(true);
    const request = async (): Promise<void> => {
      const given = await engine.migrate({ project, from, to, ...(before === undefined ? {} : { before }) });
      if (!isCurrent || given.kind === 'stale') return;
      setBusy(false);
      setAnswer(
        given.kind === 'answer'
          ? { kind: 'found', migration: given.value, files }
          : { kind: 'failed', message: given.message },
      );
    };
    const timer = setTimeout(() => void request(), TYPING_PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // Other parts of the project, such as its name, do not affect the answer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [files, node, machine, others, from, to, before, isOn]);
  return { answer, isBusy };
}
