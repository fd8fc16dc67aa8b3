import { useEffect, useRef } from 'react';
import { Copy } from 'lucide-react';
import { puzzles } from '../../../puzzles/index.ts';
import type { PuzzleContent } from '../../../puzzles/puzzle.ts';
import { lastAnswer } from '../../../store/lessons/lesson-slice.ts';
import type { OpenLesson } from '../../../store/state/lesson-state.ts';
import { useActions } from '../../../store/store.ts';
import { copyWithNotice } from '../../../ui/clipboard.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { lessonOfPuzzle } from '../../../workspace/drafts/lesson-drafts.ts';
import { lessonHash } from '../../../workspace/permalink/permalink.ts';
import { placeOfLesson } from '../lesson-list.ts';
import { LessonProse } from '../LessonProse.tsx';
import { HINTS } from './PuzzleHints.tsx';
import { dayOfPuzzle, resultText, sizeText, type SolvedPuzzle } from './size-text.ts';

interface SolvedCardProps {
  readonly id: string;
  readonly title: string;
  readonly content: PuzzleContent;
  readonly open: OpenLesson;
}

function copyResult(id: string, solved: Omit<SolvedPuzzle, 'link' | 'day'>): void {
  const number = puzzles.findIndex((puzzle) => puzzle.id === id);
  const link = new URL(lessonHash(lessonOfPuzzle(id)), location.href.split(/[?#]/, 1)[0]).href;
  const text = resultText({ ...solved, link, day: dayOfPuzzle(number, puzzles.length, new Date()) });
  void copyWithNotice(text, 'Result copied. It does not give away the solution.');
}

export function SolvedCard({ id, title, content, open }: SolvedCardProps) {
  const { openLesson } = useActions();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { best, explanation, lesson } = content;
  const size = lastAnswer(open)?.changeSize;
  const isShown = open.mine !== undefined;
  return (
    <section ref={card} className="lesson-passed puzzle-solved" aria-labelledby="puzzle-solved">
      <h3 id="puzzle-solved" className="lesson-passed-title">
        {isShown ? 'This is one possible solution.' : 'Solved.'}
      </h3>
      {size === undefined || isShown ? null : <p>{sizeText(size, best)}</p>}
      <LessonProse text={explanation} />
      <div className="puzzle-onward">
        <Button onPress={() => openLesson(lesson)}>{`Lesson: ${placeOfLesson(lesson)?.lesson.title ?? lesson}`}</Button>
        {size === undefined || isShown ? null : (
          <Button look="quiet" onPress={() => copyResult(id, { title, size, best, hints: open.hints[HINTS] ?? 0 })}>
            <Copy aria-hidden />
            Copy the result
          </Button>
        )}
      </div>
    </section>
  );
}
