import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImportProgress } from '../../workspace/import/budget.ts';
import { startImport, type ImportJob } from '../../workspace/import/import-job.ts';
import { importProblemText } from '../../workspace/import/import-text.ts';
import type { ImportRequest } from '../../workspace/import/import-request.ts';
import type { Imported } from '../../workspace/import/import-types.ts';
import type { ReadOptions } from '../../workspace/import/read-import.ts';
import type { PickedFile, PickedProblem } from '../../workspace/import/read-picked.ts';
import type { Result } from '../../workspace/result.ts';
import { useCommands } from '../commands.ts';
import { mayBeOfAgents } from './open/agent-files.ts';
import { CatalogForm } from './CatalogForm.tsx';
import { FolderChoice } from './FolderChoice.tsx';
import { ImportForm } from './ImportForm.tsx';
import { ImportPickers } from './ImportPickers.tsx';
import { LeftOutList } from './LeftOutList.tsx';
import { ImportReading } from './ImportReading.tsx';
import { AgentFilesStep } from './open/AgentFilesStep.tsx';
import { PackForm } from './PackForm.tsx';
import { PasteField } from './open/PasteField.tsx';
import { useAgentFiles } from './open/use-agent-files.ts';
import './import.css';

type Reading =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly progress: ImportProgress }
  | { readonly kind: 'read'; readonly id: number; readonly result: Result<Imported, PickedProblem> };

/**
 * Reads the files of the request, or asks for files. Files of agents open in the views; other files become a project.
 */
export function ImportDialog({ request }: { readonly request: ImportRequest | undefined }) {
  const { show } = useCommands();
  const [reading, setReading] = useState<Reading>({ kind: 'none' });
  const job = useRef<ImportJob | undefined>(undefined);
  const jobs = useRef(0);
  /** The last chosen files, which are read again when the user chooses folders or an environment. */
  const lastPicked = useRef<(() => Promise<readonly PickedFile[]>) | undefined>(undefined);

  const read = useCallback((picked: () => Promise<readonly PickedFile[]>, options: ReadOptions = {}): void => {
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
  const readAgain = (options: ReadOptions): void => {
    if (lastPicked.current !== undefined) read(lastPicked.current, options);
  };
  const importPicked = useCallback((picked: readonly PickedFile[]): void => read(async () => picked), [read]);
  const agents = useAgentFiles(importPicked);
  const { read: readAgents } = agents;
  const open = useCallback(
    (picked: readonly PickedFile[]): void => {
      if (picked.length === 0) return;
      if (mayBeOfAgents(picked)) readAgents(picked);
      else importPicked(picked);
    },
    [readAgents, importPicked],
  );
  useEffect(() => {
    if (request === undefined) return undefined;
    let isCurrent = true;
    request.files().then(
      (picked) => {
        if (isCurrent) open(picked);
      },
      // The import reads the files again, and reports those that the browser refuses to read.
      () => {
        if (isCurrent) read(request.files);
      },
    );
    return () => {
      isCurrent = false;
      job.current?.cancel();
    };
  }, [request, read, open]);
  const close = (): void => show(undefined);

  const imported = reading.kind === 'read' && reading.result.ok ? reading.result.value : undefined;
  const problem = reading.kind === 'read' && !reading.result.ok ? reading.result.problem : undefined;
  if (agents.reading.kind === 'reading') return <ImportReading progress={undefined} onCancel={agents.cancel} />;
  if (agents.reading.kind === 'read') {
    const { files, picked } = agents.reading;
    return (
      <AgentFilesStep
        files={files}
        picked={picked}
        onTakeAs={agents.takeAs}
        onImport={() => {
          agents.cancel();
          importPicked(picked);
        }}
        onBack={agents.cancel}
        onClose={close}
      />
    );
  }
  if (reading.kind === 'reading')
    return <ImportReading progress={reading.progress} onCancel={() => job.current?.cancel()} />;
  if (reading.kind === 'read' && imported !== undefined) {
    if (imported.kind === 'lessons') return <PackForm key={reading.id} files={imported.files} onClose={close} />;
    if (imported.kind === 'catalog') return <CatalogForm key={reading.id} imported={imported} onClose={close} />;
    return (
      <ImportForm
        key={reading.id}
        imported={imported}
        into={request?.into ?? 'new'}
        onEnvironment={(environment) => readAgain({ environment })}
        onClose={close}
      />
    );
  }
  const refusal =
    agents.reading.kind === 'failed'
      ? `The files could not be read. ${agents.reading.message}`
      : problem === undefined
        ? undefined
        : importProblemText(problem);
  return (
    <>
      {refusal === undefined ? null : (
        <p className="import-refused" role="alert">
          {refusal}
        </p>
      )}
      {problem?.kind === 'too-much-to-read' ? (
        <FolderChoice
          folders={problem.folders}
          onChoose={(folders) => readAgain({ folders })}
          onCancel={() => setReading({ kind: 'none' })}
        />
      ) : null}
      {problem?.kind === 'nothing' ? <LeftOutList leftOut={problem.leftOut} /> : null}
      <p>
        Import an environment, a module, manifests, or a lesson pack from a folder, a .zip, a .tar.gz, or .pp files. Or
        open files of a real agent: logs, reports, .dot graphs, catalogs, answers of PuppetDB. You can also drop files
        anywhere on the page. Nothing is sent anywhere.
      </p>
      <ImportPickers onPick={open} />
      <PasteField onRead={(text) => readAgents([{ path: '', file: new Blob([text]) }])} />
    </>
  );
}
