import { useMemo, useState } from 'react';
import { keepPack } from '../../lesson-packs/kept-packs.ts';
import { faultText } from '../../lesson-packs/pack.ts';
import { readPack } from '../../lesson-packs/read-pack.ts';
import { writePack } from '../../lesson-packs/write-pack.ts';
import { zipFiles } from '../../lesson-packs/zip-files.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import {
  changeMade,
  startMaking,
  stopMaking,
  useMadeLesson,
  type MadeLesson,
} from '../../store/lessons/made-lesson.ts';
import { appStore, useActions } from '../../store/store.ts';
import { copyText } from '../../ui/clipboard.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { DialogActions } from '../../ui/overlays/Dialog.tsx';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { saveFile } from '../../ui/save-file.ts';
import { canSaveFolders, saveFolder } from '../../ui/save-folder.ts';
import { packHash } from '../../workspace/permalink/pack-link.ts';
import { toFileName } from '../../workspace/share-text.ts';
import { useCommands } from '../commands.ts';
import { GoalList } from './GoalList.tsx';
import './make-lesson.css';

/** Turns the open project into a lesson, and exports it as a lesson pack. */
export function MakeLessonDialog() {
  const lesson = useMadeLesson();
  if (lesson !== undefined) return <LessonForm lesson={lesson} />;
  return (
    <>
      <p>
        A lesson has a project to start with, a text, and goals that are checked after each apply. The open project
        becomes the start of the lesson. Then solve it as a learner would, apply, and point at the results that the
        learner must reach.
      </p>
      <DialogActions>
        <Button look="primary" onPress={() => startMaking(appStore.getState().project)}>
          Make a lesson from the open project
        </Button>
      </DialogActions>
    </>
  );
}

function writeFiles(lesson: MadeLesson): ProjectFiles | undefined {
  const { start, solution } = lesson;
  if (start === undefined || solution === undefined || lesson.goals.length === 0) return undefined;
  return writePack({ ...lesson, start, solution });
}

function LessonForm({ lesson }: { readonly lesson: MadeLesson }) {
  const { openLesson } = useActions();
  const { show } = useCommands();
  const [said, setSaid] = useState('');
  const files = useMemo(() => writeFiles(lesson), [lesson]);
  const read = useMemo(() => (files === undefined ? undefined : readPack(files)), [files]);
  const isReady = files !== undefined && read?.ok === true;
  const { title, summary, author, text, goals } = lesson;
  const take = (part: Partial<MadeLesson>, message: string): void => {
    changeMade(part);
    setSaid(message);
  };
  const tryIt = async (): Promise<void> => {
    if (files === undefined) return;
    const kept = await keepPack(files);
    const first = kept.ok ? kept.pack.lessons[0] : undefined;
    show(undefined);
    if (first !== undefined) openLesson(first.id);
  };
  const copyLink = async (): Promise<void> => {
    const hash = files === undefined ? undefined : packHash({ files });
    if (hash === undefined) return setSaid('This lesson is too large for a link. Save it as a zip file.');
    const url = new URL(location.href);
    url.search = '';
    url.hash = hash;
    setSaid(
      (await copyText(url.href))
        ? 'Link copied.'
        : 'The browser does not allow copying. Save the lesson as a zip file instead.',
    );
  };
  const remove = (): void => {
    const undo = stopMaking();
    showToast({ message: 'The lesson that you were making was removed.', action: { label: 'Undo', run: undo } });
  };
  return (
    <div className="make-lesson">
      <TextField label="Title" value={title} maxLength={100} onChange={(value) => changeMade({ title: value })} />
      <TextField label="Summary" value={summary} maxLength={300} onChange={(value) => changeMade({ summary: value })} />
      <TextField label="Author" value={author} maxLength={100} onChange={(value) => changeMade({ author: value })} />
      <TextField
        label="Text"
        description="Markdown. Each “## Title” begins a step, and “### Hint: goal-1” a hint for a goal."
        rows={10}
        mono
        value={text}
        onChange={(value) => changeMade({ text: value })}
      />
      <GoalList goals={goals} onChange={(next) => changeMade({ goals: next })} />
      <div className="make-lesson-states">
        <Button
          onPress={() => take({ start: appStore.getState().project }, 'The lesson now starts from the open project.')}
        >
          Use the open project as the start
        </Button>
        <Button
          onPress={() => take({ solution: appStore.getState().project.files }, 'The open project is now the solution.')}
        >
          Use the open project as the solution
        </Button>
      </div>
      {read === undefined || read.ok ? null : (
        <ul className="make-lesson-faults" role="alert">
          {read.faults.map((fault) => (
            <li key={faultText(fault)}>{faultText(fault)}</li>
          ))}
        </ul>
      )}
      <p role="status" className="dialog-note">
        {said}
      </p>
      <DialogActions>
        <Button look="quiet" onPress={remove}>
          Remove
        </Button>
        <Button isDisabled={!isReady} onPress={() => void copyLink()}>
          Copy link
        </Button>
        <Button
          isDisabled={!isReady}
          onPress={() => {
            if (files !== undefined) saveFile(`${toFileName(title)}.zip`, zipFiles(files));
          }}
        >
          Save as zip
        </Button>
        {canSaveFolders() ? (
          <Button
            isDisabled={!isReady}
            onPress={() => {
              if (files !== undefined) void saveFolder(toFileName(title), files).then(setSaid);
            }}
          >
            Save as folder
          </Button>
        ) : null}
        <Button look="primary" isDisabled={!isReady} onPress={() => void tryIt()}>
          Try as a learner
        </Button>
      </DialogActions>
    </div>
  );
}
