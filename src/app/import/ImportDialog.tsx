import { useCallback, useEffect } from 'react';
import { importProblemText } from '../../workspace/import/import-text.ts';
import type { ImportRequest } from '../../workspace/import/import-request.ts';
import type { PickedFile } from '../../workspace/import/read-picked.ts';
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
import { useImportJob } from './use-import-job.ts';
import './import.css';

/**
 * Reads the files of the request, or asks for files. Files of agents open in the views; other files become a project.
 */
export function ImportDialog({ request }: { readonly request: ImportRequest | undefined }) {
  const { show } = useCommands();
  const { reading, read, readAgain, cancel, forget } = useImportJob();
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
      cancel();
    };
  }, [request, read, open, cancel]);
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
  if (reading.kind === 'reading') return <ImportReading progress={reading.progress} onCancel={cancel} />;
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
        <FolderChoice folders={problem.folders} onChoose={(folders) => readAgain({ folders })} onCancel={forget} />
      ) : null}
      {problem?.kind === 'nothing' ? <LeftOutList leftOut={problem.leftOut} /> : null}
      <p>
        Import an environment, a module, manifests or a lesson pack: choose a folder, a .zip, a .tar.gz or .pp files. Or
        open files from a real agent: logs, reports, .dot graphs, catalogs or PuppetDB responses. You can also drop
        files anywhere on the page. Nothing is sent anywhere.
      </p>
      <ImportPickers onPick={open} />
      <PasteField onRead={(text) => readAgents([{ path: '', file: new Blob([text]) }])} />
    </>
  );
}
