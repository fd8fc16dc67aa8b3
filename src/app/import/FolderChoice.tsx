import { useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { DialogActions } from '../../ui/overlays/Dialog.tsx';
import { filesText } from '../../workspace/import/import-text.ts';
import type { FolderSize } from '../../workspace/import/import-types.ts';
import { limits } from '../../workspace/limits.ts';

interface FolderChoiceProps {
  readonly folders: readonly FolderSize[];
  readonly onChoose: (folders: readonly string[]) => void;
  readonly onCancel: () => void;
}

const mebibytes = (length: number): string => `${(length / 1024 / 1024).toFixed(1)} MiB`;

/** Lists the folders of an import that exceeds the limits, so that the user can choose some of them. */
export function FolderChoice({ folders, onChoose, onCancel }: FolderChoiceProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(fitting(folders)));
  const taken = folders.filter(({ folder }) => chosen.has(folder));
  const files = taken.reduce((sum, each) => sum + each.files, 0);
  const length = taken.reduce((sum, each) => sum + each.length, 0);
  const isTooMuch = files > limits.files || length > limits.projectLength;
  const toggle = (folder: string): void => {
    const next = new Set(chosen);
    if (!next.delete(folder)) next.add(folder);
    setChosen(next);
  };
  return (
    <form
      className="import-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooMuch && taken.length > 0) onChoose([...chosen]);
      }}
    >
      <fieldset className="choice import-folders">
        <legend className="field-label">Folders</legend>
        {folders.map((each) => (
          <label key={each.folder} className="choice-option">
            <input type="checkbox" checked={chosen.has(each.folder)} onChange={() => toggle(each.folder)} />
            <code>{each.folder}</code>
            <span className="dialog-note">{`${filesText(each.files)}, ${mebibytes(each.length)}`}</span>
          </label>
        ))}
      </fieldset>
      <p role="status" className={isTooMuch ? 'import-refused' : 'dialog-note'}>
        {`Selected: ${filesText(files)}, ${mebibytes(length)}. Limit: ${limits.files.toLocaleString('en')} files, ${mebibytes(limits.projectLength)}.`}
        {isTooMuch ? ' Too much: leave out some folders.' : ' Files at the top level are included.'}
      </p>
      <DialogActions>
        <Button onPress={onCancel}>Cancel</Button>
        <Button look="primary" type="submit" isDisabled={isTooMuch || taken.length === 0}>
          Read these folders
        </Button>
      </DialogActions>
    </form>
  );
}

/**
 * Returns a first choice of folders that fit into a project together. Prefers small folders, because they contain most
 * of what users want.
 */
function fitting(folders: readonly FolderSize[]): readonly string[] {
  let files = 0;
  let length = 0;
  return folders
    .toSorted((a, b) => a.length - b.length)
    .filter((each) => {
      files += each.files;
      length += each.length;
      return files <= limits.files && length <= limits.projectLength;
    })
    .map(({ folder }) => folder);
}
