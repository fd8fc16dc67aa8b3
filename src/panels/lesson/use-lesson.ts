import { useEffect, useState } from 'react';
import { loadLesson, type LoadedLesson } from '../../lesson-packs/load-lesson.ts';

/** A lesson's text and files; undefined while loading. */
export function useLesson(id: string): LoadedLesson | undefined {
  const [known, setKnown] = useState<{ readonly id: string; readonly loaded: LoadedLesson }>();
  useEffect(() => {
    let isWanted = true;
    void loadLesson(id).then((loaded) => {
      if (isWanted) setKnown({ id, loaded });
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  return known?.id === id ? known.loaded : undefined;
}
