import { useEffect, useState } from 'react';
import { loadLesson } from '../../lesson-packs/load-lesson.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { DialogActions } from '../../ui/overlays/Dialog.tsx';
import { useCommands } from '../commands.ts';
import { FilePreview } from '../dialogs/projects/StatePreview.tsx';
import { useSession } from '../session/session-context.ts';

export function CompareDialog() {
  const lesson = useAppStore((state) => state.lesson);
  const files = useAppStore(({ project }) => project.files);
  const { keepMine } = useActions();
  const { show } = useCommands();
  const { replaceFiles } = useSession();
  const [solution, setSolution] = useState<ProjectFiles | 'unreachable' | undefined>(undefined);
  const id = lesson?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    let isWanted = true;
    void loadLesson(id).then((loaded) => {
      if (isWanted) setSolution(loaded.kind === 'loaded' ? loaded.lesson.solution : 'unreachable');
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  if (lesson === undefined) return <p>No lesson is open.</p>;
  if (solution === undefined) return <p className="dialog-note">Loading</p>;
  if (solution === 'unreachable') return <p>The solution could not be loaded. Check the network, then try again.</p>;

  const mine = lesson.mine ?? files;
  const different = [...new Set([...Object.keys(mine), ...Object.keys(solution)])]
    .sort()
    .filter((path) => mine[path] !== solution[path]);
  const put = async (wanted: ProjectFiles, keep: ProjectFiles | undefined): Promise<void> => {
    show(undefined);
    await replaceFiles(wanted);
    keepMine(keep);
  };
  return (
    <>
      <p>
        {different.length === 0
          ? 'Your files are the same as the solution.'
          : 'This is one of many solutions. Lines with + are only in the solution, lines with - only in your files. Any code that completes the tasks is correct.'}
      </p>
      {different.map((path) => (
        <FilePreview
          key={path}
          path={path}
          kind={
            mine[path] === undefined ? 'only in the solution' : solution[path] === undefined ? 'only in your files' : ''
          }
          now={mine[path]}
          then={solution[path]}
        />
      ))}
      <DialogActions>
        {lesson.mine === undefined ? (
          <Button isDisabled={different.length === 0} onPress={() => void put(solution, mine)}>
            Use the solution
          </Button>
        ) : (
          <Button onPress={() => void put(mine, undefined)}>Back to my code</Button>
        )}
        <Button look="primary" onPress={() => show(undefined)}>
          {lesson.mine === undefined ? 'Keep my code' : 'Keep the solution'}
        </Button>
      </DialogActions>
    </>
  );
}
