import { useState } from 'react';
import { findPuzzleOfDay, puzzles } from '../../puzzles/index.ts';
import { dayText } from '../../puzzles/puzzle-of-day.ts';
import type { PuzzleSummary } from '../../puzzles/puzzle.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { lessonOfPuzzle } from '../../workspace/drafts/lesson-drafts.ts';
import { useCommands } from '../commands.ts';
import { ProgressMark } from '../lessons/ProgressMark.tsx';
import '../lessons/lessons-dialog.css';
import { gradeSummaries, puzzleStateText, stateOfPuzzle, summaryText } from './puzzle-state.ts';

/** List of all puzzles by grade, with their states, and the puzzle of the day. */
export function PuzzlesDialog() {
  const progress = useAppStore(({ lessonProgress }) => lessonProgress);
  const openId = useAppStore(({ lesson }) => lesson?.id);
  const { openLesson } = useActions();
  const { show } = useCommands();
  const open = ({ id }: PuzzleSummary): void => {
    show(undefined);
    openLesson(lessonOfPuzzle(id));
  };
  const [today] = useState(() => new Date());
  const ofDay = findPuzzleOfDay(today);
  return (
    <>
      <div className="lessons-onward">
        <div className="lessons-onward-text">
          <p>{summaryText(puzzles, progress)}</p>
        </div>
        {ofDay === undefined ? null : (
          <Button look="primary" className="lessons-go" onPress={() => open(ofDay)}>
            <span>Puzzle of the day</span>
            <span className="lessons-go-place">{`${dayText(today)}: ${ofDay.title}`}</span>
          </Button>
        )}
      </div>
      {gradeSummaries.map((summary, index) => {
        const grade = index + 1;
        const own = puzzles.filter((puzzle) => puzzle.grade === grade);
        const solved = own.filter((puzzle) => stateOfPuzzle(puzzle, progress) === 'done').length;
        return (
          <section key={grade} className="lessons-part" aria-labelledby={`grade-${grade}`}>
            <header className="lessons-part-head">
              <h3 id={`grade-${grade}`}>{`Difficulty ${grade}`}</h3>
              <span className="lessons-count">{`${solved} of ${own.length} solved`}</span>
            </header>
            <p className="lessons-part-summary">{summary}</p>
            <ol className="lessons-list">
              {own.map((puzzle) => (
                <li key={puzzle.id}>
                  <button
                    type="button"
                    className="lessons-lesson"
                    aria-current={lessonOfPuzzle(puzzle.id) === openId ? 'true' : undefined}
                    onClick={() => open(puzzle)}
                  >
                    <ProgressMark state={stateOfPuzzle(puzzle, progress)} />
                    <span className="lessons-lesson-title">
                      {puzzle.title}
                      <span className="lessons-effort">{` ${puzzle.summary}`}</span>
                    </span>
                    <span className={stateOfPuzzle(puzzle, progress) === 'new' ? 'visually-hidden' : 'lessons-word'}>
                      {puzzleStateText(puzzle, progress)}
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </>
  );
}
