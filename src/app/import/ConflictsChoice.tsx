import { countText } from '../../protocol/count-text.ts';
import { filesText } from '../../workspace/import/import-text.ts';
import { Choice } from './Choice.tsx';

/** Maximum number of files in the list, because a repository has thousands. */
const SHOWN = 200;

interface ConflictsChoiceProps {
  /** Paths whose contents differ between project and import. */
  readonly paths: readonly string[];
  /** Number of files of the project's modules that the imported modules lack. Replacing removes them. */
  readonly old: number;
  readonly chosen: 'replace' | 'keep';
  readonly onChoose: (chosen: 'replace' | 'keep') => void;
}

export function ConflictsChoice({ paths, old, chosen, onChoose }: ConflictsChoiceProps) {
  if (paths.length === 0 && old === 0) return null;
  return (
    <>
      <Choice
        label={
          paths.length === 0
            ? `${filesText(old)} of the project ${old === 1 ? 'is' : 'are'} not in the imported modules`
            : `${filesText(paths.length)} of the project ${paths.length === 1 ? 'differs from the imported one' : 'differ from the imported ones'}`
        }
        options={[
          { id: 'keep', text: 'Keep the project’s files' },
          {
            id: 'replace',
            text:
              old === 0
                ? 'Replace with the imported files'
                : `Replace with the imported files, and remove ${filesText(old)} of earlier versions`,
          },
        ]}
        chosen={chosen}
        onChoose={onChoose}
      />
      <ul className="import-conflicts" aria-label="Files that differ">
        {paths.slice(0, SHOWN).map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
        {paths.length > SHOWN ? <li>and {countText(paths.length - SHOWN, 'more file')}</li> : null}
      </ul>
    </>
  );
}
