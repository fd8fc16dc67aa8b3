import { useMemo, useState } from 'react';
import { appStore, engine, useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { DialogActions } from '../../ui/overlays/Dialog.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { takeFocus } from '../../ui/focus/take-focus.ts';
import { countText } from '../../protocol/count-text.ts';
import { filesText, foundText, importProblemText } from '../../workspace/import/import-text.ts';
import type { Imported } from '../../workspace/import/import-types.ts';
import { findConflicts } from '../../workspace/import/merge-import.ts';
import { oldModuleFiles } from '../../workspace/import/modules/place-modules.ts';
import { limits } from '../../workspace/limits.ts';
import { importedProject } from '../session/new-project.ts';
import { useSession } from '../session/session-context.ts';
import { Choice } from './Choice.tsx';
import { ConflictsChoice } from './ConflictsChoice.tsx';
import { offerProgress } from './offer-progress.ts';
import { importIntoProject } from './import-into-project.ts';
import { ModulesChoice } from './ModulesChoice.tsx';
import { useModules } from './use-modules.ts';
import { KeptList } from './KeptList.tsx';
import { LeftOutList } from './LeftOutList.tsx';

/** Maximum number of files in the list, because a repository has thousands. */
const SHOWN = 200;

interface ImportFormProps {
  readonly imported: Imported;
  readonly into: 'new' | 'here';
  /** Called when the user chooses a different environment of the repository to import. */
  readonly onEnvironment: (folder: string) => void;
  readonly onClose: () => void;
}

/** Adds a node that the files name, unless the import has nodes of its own. */
async function withFirstNode(imported: Imported): Promise<Imported> {
  if (imported.setting !== undefined || imported.certname !== undefined) return imported;
  const answer = await engine.firstNode(importedProject(imported.name, imported));
  return answer.kind === 'answer' ? { ...imported, certname: answer.value } : imported;
}

export function ImportForm({ imported: given, into, onEnvironment, onClose }: ImportFormProps) {
  const { environments } = given;
  const session = useSession();
  const project = useAppStore((state) => state.project);
  const { lookForMissing } = useActions();
  const [target, setTarget] = useState<'new' | 'here'>(into);
  const own = useModules(given, target === 'here');
  const imported = own.taken;
  const [name, setName] = useState(imported.name);
  const [conflicts, setConflicts] = useState<'replace' | 'keep'>('keep');
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const inBoth = useMemo(() => findConflicts(project, imported), [project, imported]);
  const old = useMemo(() => oldModuleFiles(project, imported).length, [project, imported]);
  const paths = useMemo(() => Object.keys(imported.files).sort(), [imported]);

  const submit = (): void => {
    if (imported.progress !== undefined) offerProgress(imported.progress);
    if (target === 'new') {
      const projectName = name.trim() === '' ? imported.name : name.trim();
      const { viewChoices } = appStore.getState();
      void withFirstNode(imported)
        .then((given) => session.openImported(projectName, given))
        .then(() => lookForMissing({ shows: true, viewChoices }));
      return onClose();
    }
    const problem = importIntoProject(imported, conflicts);
    if (problem === undefined) return onClose();
    setRefused(importProblemText(problem));
  };

  return (
    <form
      className="import-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p role="status">{foundText(given)}.</p>
      {environments === undefined ? null : (
        <Choice
          label={`Environment (${environments.all.length} found)`}
          options={environments.all.map(({ folder, files }) => ({
            id: folder,
            text: `${folder} (${filesText(files)})`,
          }))}
          chosen={environments.imported}
          onChoose={onEnvironment}
        />
      )}
      <details className="import-list">
        <summary>{`To import: ${filesText(paths.length)}`}</summary>
        <ul aria-label="To import">
          {paths.slice(0, SHOWN).map((path) => (
            <li key={path}>
              <code>{path}</code>
            </li>
          ))}
          {paths.length > SHOWN ? <li>and {countText(paths.length - SHOWN, 'more file')}</li> : null}
        </ul>
      </details>
      <KeptList kept={imported.kept} />
      <LeftOutList leftOut={imported.leftOut} />
      <Choice
        label="Import"
        options={[
          { id: 'new', text: 'As a new project; the current project is kept' },
          { id: 'here', text: `Into ${project.name}` },
        ]}
        chosen={target}
        onChoose={(chosen) => {
          setTarget(chosen);
          setRefused(undefined);
        }}
      />
      {target === 'new' ? (
        <TextField label="Name" value={name} onChange={setName} maxLength={limits.nameLength} autoComplete="off" />
      ) : null}
      <ModulesChoice own={own} />
      {target === 'here' ? (
        <ConflictsChoice paths={inBoth} old={old} chosen={conflicts} onChoose={setConflicts} />
      ) : null}
      {refused === undefined ? null : (
        <p className="import-refused" role="alert">
          {refused}
        </p>
      )}
      <DialogActions>
        <Button onPress={onClose}>Cancel</Button>
        {/* Takes the focus, because the button that had it has disappeared. */}
        <Button look="primary" type="submit" ref={takeFocus}>
          Import
        </Button>
      </DialogActions>
    </form>
  );
}
