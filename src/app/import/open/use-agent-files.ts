import { useCallback, useEffect, useRef, useState } from 'react';
import { startReadingAgentFiles, type AgentFilesJob } from '../../../client/agent-files-client.ts';
import type { AgentFileForm } from '../../../protocol/agent-files.ts';
import type { ReadAgentFile } from '../../../protocol/opened-run.ts';
import type { PickedFile } from '../../../workspace/import/read-picked.ts';
import { catalogFile } from '../../../protocol/project/project.ts';
import { belongToProject, toGivenFiles } from './agent-files.ts';

export type AgentReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly files: readonly ReadAgentFile[]; readonly picked: readonly PickedFile[] }
  | { readonly kind: 'failed'; readonly message: string };

interface AgentFiles {
  readonly reading: AgentReading;
  read(picked: readonly PickedFile[]): void;
  takeAs(index: number, form: AgentFileForm): void;
  /** Stops reading and drops the files. */
  cancel(): void;
}

/** Reads files of agents in a worker. Calls `onProjectFiles` with the files if they belong in a project. */
export function useAgentFiles(onProjectFiles: (picked: readonly PickedFile[]) => void): AgentFiles {
  const [reading, setReading] = useState<AgentReading>({ kind: 'none' });
  const job = useRef<AgentFilesJob | undefined>(undefined);

  const start = useCallback(
    (
      picked: readonly PickedFile[],
      forms: ReadonlyMap<number, AgentFileForm>,
      onRead: (read: AgentReading) => void,
    ) => {
      job.current?.cancel();
      setReading({ kind: 'reading' });
      const given = toGivenFiles(picked).map((file, index) => {
        const form = forms.get(index);
        return form === undefined ? file : { ...file, form };
      });
      const started = startReadingAgentFiles(given);
      job.current = started;
      void started.answer.then((answer) => {
        if (job.current !== started) return;
        job.current = undefined;
        if (answer.kind === 'read') onRead({ kind: 'read', files: answer.files, picked });
        else if (answer.kind === 'failed') setReading({ kind: 'failed', message: answer.message });
        else setReading({ kind: 'none' });
      });
    },
    [],
  );

  const read = useCallback(
    (picked: readonly PickedFile[]): void =>
      start(picked, new Map(), (done) => {
        if (done.kind !== 'read' || !belongToProject(done.files)) return setReading(done);
        setReading({ kind: 'none' });
        // The only pasted text that belongs in a project is a catalog.
        onProjectFiles(picked.map((file) => (file.path === '' ? { ...file, path: catalogFile } : file)));
      }),
    [start, onProjectFiles],
  );

  useEffect(() => () => job.current?.cancel(), []);
  return {
    reading,
    read,
    takeAs: (index, form) => {
      if (reading.kind !== 'read') return;
      const { files, picked } = reading;
      const one = picked.filter((_file, at) => at === index);
      start(one, new Map([[0, form]]), (done) => {
        const [changed] = done.kind === 'read' ? done.files : [];
        if (changed === undefined) return;
        const taken = { ...changed, recognized: { ...changed.recognized, form } };
        const alternatives = [...(changed.recognized.form === undefined ? [] : [changed.recognized.form])];
        const others = [...alternatives, ...changed.recognized.alternatives].filter((each) => each !== form);
        const next = { ...taken, recognized: { ...taken.recognized, alternatives: [...new Set(others)] } };
        setReading({ kind: 'read', picked, files: files.map((file, at) => (at === index ? next : file)) });
      });
    },
    cancel: () => {
      job.current?.cancel();
      setReading({ kind: 'none' });
    },
  };
}
