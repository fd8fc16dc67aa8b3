import { Download, Upload } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { keptPacks } from '../../lesson-packs/kept-packs.ts';
import { placeOfLesson } from '../../panels/lesson/lesson-list.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { classCsv, MOST_LEARNERS, readClass, type ClassTable } from '../../workspace/lessons/class-progress.ts';
import { LONGEST_PROGRESS } from '../../workspace/lessons/lesson-progress.ts';
import { ProgressMark, progressWords } from './ProgressMark.tsx';
import './class-dialog.css';

/** Table of a class's progress for its trainer, from the progress files of the learners. The files are not stored. */
export function ClassDialog() {
  const packs = useSyncExternalStore(keptPacks.subscribe, keptPacks.list);
  const [table, setTable] = useState<ClassTable | undefined>(undefined);
  const read = async (files: FileList | null): Promise<void> => {
    const chosen = [...(files ?? [])].slice(0, MOST_LEARNERS);
    const texts = chosen.map(async (file) => ({
      name: file.name,
      // A larger file cannot contain progress, so it is not read.
      text: file.size > LONGEST_PROGRESS ? '' : await file.text(),
    }));
    setTable(readClass(await Promise.all(texts)));
  };
  const titleOf = (id: string): string =>
    placeOfLesson(id)?.lesson.title ??
    packs.flatMap(({ pack }) => pack.lessons).find((lesson) => lesson.id === id)?.title ??
    id;
  return (
    <>
      <p>
        Learners save their progress with “Export progress”. Choose these files to see who has finished which lesson.
        They are read in this page and sent nowhere.
      </p>
      <div className="class-actions">
        <FileTrigger allowsMultiple acceptedFileTypes={['.json']} onSelect={(files) => void read(files)}>
          <Button look="primary">
            <Upload aria-hidden />
            Choose files
          </Button>
        </FileTrigger>
        {table === undefined || table.rows.length === 0 ? null : (
          <Button
            onPress={() =>
              saveFile('class-progress.csv', new Blob([classCsv(table, titleOf)], { type: 'text/csv;charset=utf-8' }))
            }
          >
            <Download aria-hidden />
            Save as CSV
          </Button>
        )}
      </div>
      {table === undefined ? null : <ProgressTable table={table} titleOf={titleOf} />}
    </>
  );
}

interface ProgressTableProps {
  readonly table: ClassTable;
  readonly titleOf: (id: string) => string;
}

function ProgressTable({ table: { lessons, rows, unread }, titleOf }: ProgressTableProps) {
  return (
    <>
      {unread.length === 0 ? null : (
        <p
          className="class-unread"
          role="alert"
        >{`These files contain no lesson progress: ${unread.join(', ')}. Choose files that “Export progress” saved.`}</p>
      )}
      {rows.length === 0 ? null : (
        // Takes the focus, so that the keyboard can scroll a table that is wider than the dialog.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="class-table-frame" tabIndex={0} role="region" aria-label="Progress of the learners">
          <table className="class-table">
            <thead>
              <tr>
                <th scope="col">Learner</th>
                <th scope="col">Done</th>
                {lessons.map((id) => (
                  <th key={id} scope="col">
                    {titleOf(id)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, done, states }, index) => (
                <tr key={`${index} ${name}`}>
                  <th scope="row">{name}</th>
                  <td>{`${done} of ${lessons.length}`}</td>
                  {states.map((state, at) => (
                    <td key={lessons[at]}>
                      <ProgressMark state={state} />
                      <span className="visually-hidden">{progressWords[state]}</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
