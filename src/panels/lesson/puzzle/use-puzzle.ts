import { useEffect, useState } from 'react';
import { loadPuzzle } from '../../../puzzles/index.ts';
import type { PuzzleContent } from '../../../puzzles/puzzle.ts';

/**
 * Loads the text of a puzzle; undefined while loading. Each puzzle must be shown by a new component, because the state
 * is not reset.
 */
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
