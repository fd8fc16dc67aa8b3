import { useEffect, useState } from 'react';
import { isEmpty, buildPreview, type Preview, type Source } from './preview.ts';

/** Maximum size of one file, in bytes. */
const LARGEST_FILE = 32 * 1024 * 1024;
const TYPING_PAUSE = 250;

interface Found {
  readonly of: readonly Source[];
  readonly isFlat: boolean;
  readonly preview: Preview;
}

interface Sources {
  readonly sources: readonly Source[];
  readonly type: (text: string) => void;
  readonly take: (files: readonly File[]) => void;
  readonly isFlat: boolean;
  readonly setFlat: (isFlat: boolean) => void;
  readonly preview: Preview;
}

/**
 * Holds the files and the text from which nodes are read, and updates the preview after a pause in typing. `given` are
 * dropped files.
 */
export function useSources(initial: string, given: readonly File[] | undefined): Sources {
  const [sources, setSources] = useState<readonly Source[]>([{ text: initial, file: undefined }]);
  const [isFlat, setFlat] = useState(true);
  const [found, setFound] = useState<Found | undefined>(undefined);

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      void buildPreview(sources, isFlat).then((preview) => {
        if (isCurrent) setFound({ of: sources, isFlat, preview });
      });
    }, TYPING_PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [sources, isFlat]);

  const take = async (files: readonly File[]): Promise<void> => {
    const large = files.find(({ size }) => size > LARGEST_FILE);
    if (large !== undefined)
      return setFound({
        of: sources,
        isFlat,
        preview: { kind: 'refused', message: `${large.name} is larger than 32 MB. Add fewer nodes at a time.` },
      });
    const read = await Promise.all(files.map(async (file) => ({ text: await file.text(), file: file.name })));
    if (read.length > 0) setSources(read);
  };
  useEffect(() => {
    // Reads the files in the effect, because reading is asynchronous.
    // oxlint-disable-next-line react/set-state-in-effect
    if (given !== undefined) void take(given);
    // `take` changes with each rendering, but the files must be read only once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [given]);

  const isUpToDate = found?.of === sources && found.isFlat === isFlat;
  return {
    sources,
    type: (text) => setSources([{ text, file: undefined }]),
    take: (files) => void take(files),
    isFlat,
    setFlat,
    preview: isUpToDate ? found.preview : { kind: isEmpty(sources) ? 'nothing' : 'reading' },
  };
}
