import { useEffect, useState } from 'react';
import { loadPuzzle } from '../../../puzzles/index.ts';
import type { PuzzleContent } from '../../../puzzles/puzzle.ts';

/** The text of a puzzle; undefined while loading. The pane of a puzzle is mounted again for another puzzle. */
export function usePuzzle(id: string): PuzzleContent | 'unreachable' | undefined {
  const [content, setContent] = useState<PuzzleContent | 'unreachable'>();
  useEffect(() => {
    let isWanted = true;
    void loadPuzzle(id).then((loaded) => {
      if (isWanted) setContent(loaded ?? 'unreachable');
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  return content;
}
