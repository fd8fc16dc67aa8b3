import { useState } from 'react';
import { Download, Upload } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { appStore, useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import {
  doneCount,
  LONGEST_PROGRESS,
  mergeProgress,
  progressText,
  readProgress,
} from '../../workspace/lessons/lesson-progress.ts';

export function ProgressFile() {
  const isBegun = useAppStore(({ lessonProgress }) => Object.keys(lessonProgress.lessons).length > 0);
  const { mergeLessonProgress, forgetLessonProgress } = useActions();
  const [refused, setRefused] = useState<string | undefined>(undefined);

  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    // A larger file cannot contain progress, so it is not read.
    const progress = file.size > LONGEST_PROGRESS ? undefined : readProgress(await file.text());
    if (progress === undefined) {
      setRefused(`${file.name} does not contain lesson progress. Choose a file that “Export progress” saved.`);
      return;
    }
    setRefused(undefined);
    const before = appStore.getState().lessonProgress;
    const more = doneCount(mergeProgress(before, progress)) - doneCount(before);
    mergeLessonProgress(progress);
    showToast({
      message: `Progress imported: ${more === 1 ? 'one more lesson is' : `${more} more lessons are`} done.`,
      action: {
        label: 'Undo',
        run: () => {
          forgetLessonProgress();
          mergeLessonProgress(before);
        },
      },
    });
  };

  return (
    <>
      <Button
        look="quiet"
        isDisabled={!isBegun}
        onPress={() =>
          saveFile(
            'bunraku-lessons.json',
            new Blob([progressText(appStore.getState().lessonProgress)], { type: 'application/json' }),
          )
        }
      >
        <Download aria-hidden />
        Export progress
      </Button>
      <FileTrigger acceptedFileTypes={['.json']} onSelect={(files) => void read(files?.[0])}>
        <Button look="quiet">
          <Upload aria-hidden />
          Import progress
        </Button>
      </FileTrigger>
      <p className="lessons-refused" role="alert">
        {refused}
      </p>
    </>
  );
}
