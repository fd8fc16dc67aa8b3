import { useMemo } from 'react';
import { faultText } from '../../lesson-packs/pack.ts';
import { keepPack } from '../../lesson-packs/kept-packs.ts';
import { readPack } from '../../lesson-packs/read-pack.ts';
import { countText } from '../../protocol/count-text.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import { useActions } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { DialogActions } from '../../ui/overlays/Dialog.tsx';

/** Maximum number of faults in the list. */
const SHOWN = 20;

interface PackFormProps {
  readonly files: ProjectFiles;
  readonly onClose: () => void;
}

/** Describes a lesson pack before it is opened, or lists its faults. */
export function PackForm({ files, onClose }: PackFormProps) {
  const read = useMemo(() => readPack(files), [files]);
  const { openLesson } = useActions();
  if (!read.ok) {
    const { faults } = read;
    return (
      <>
        <p className="import-refused" role="alert">
          This lesson pack has errors, so it was not opened. The command “bunraku lessons” lists them too.
        </p>
        <ul className="import-faults">
          {faults.slice(0, SHOWN).map((fault) => (
            <li key={faultText(fault)}>{faultText(fault)}</li>
          ))}
          {faults.length > SHOWN ? <li>and {countText(faults.length - SHOWN, 'more fault')}</li> : null}
        </ul>
        <DialogActions>
          <Button look="primary" onPress={onClose}>
            Close
          </Button>
        </DialogActions>
      </>
    );
  }
  const { title, summary, author, lessons } = read.pack;
  const open = async (): Promise<void> => {
    onClose();
    await keepPack(files);
    const [first] = lessons;
    if (first !== undefined) openLesson(first.id);
  };
  return (
    <>
      <p role="status">
        <strong>{title}</strong>
        {`, a lesson pack by ${author ?? 'an unknown author'}, with ${countText(lessons.length, 'lesson')}.`}
      </p>
      {summary === '' ? null : <p>{summary}</p>}
      <ol className="import-faults">
        {lessons.map((lesson) => (
          <li key={lesson.id}>{lesson.title}</li>
        ))}
      </ol>
      <p className="dialog-note">
        Bunraku has not checked this pack. Its code runs only on the simulated machine in this page.
      </p>
      <DialogActions>
        <Button onPress={onClose}>Cancel</Button>
        <Button look="primary" onPress={() => void open()}>
          Open the first lesson
        </Button>
      </DialogActions>
    </>
  );
}
