import { useState } from 'react';
import { useActions } from '../../../store/store.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { takeFocus } from '../../../ui/focus/take-focus.ts';
import { LessonProse } from '../LessonProse.tsx';

/** Id under which the open lesson stores how many hints of a puzzle are shown. */
export const HINTS = 'puzzle';

interface PuzzleHintsProps {
  readonly hints: readonly string[];
  readonly shown: number;
}

export function PuzzleHints({ hints, shown }: PuzzleHintsProps) {
  const { showHint } = useActions();
  // A new hint takes the focus: the user reads it next, and the pressed button disappears with the last hint.
  const [isRequested, setRequested] = useState(false);
  const left = hints.length - shown;
  return (
    <section className="puzzle-hints" aria-label="Hints">
      {shown === 0 ? null : (
        <ol className="lesson-hints">
          {hints.slice(0, shown).map((hint, index) => (
            <li key={hint} tabIndex={-1} ref={isRequested && index === shown - 1 ? takeFocus : null}>
              <LessonProse text={hint} />
            </li>
          ))}
        </ol>
      )}
      {left === 0 ? null : (
        <Button
          look="quiet"
          className="lesson-hint"
          onPress={() => {
            setRequested(true);
            showHint(HINTS);
          }}
        >
          {shown === 0 ? `Show a hint (${left} left)` : `One more hint (${left} left)`}
        </Button>
      )}
    </section>
  );
}
