import { isPassed, passedCount } from '../../store/lessons/lesson-slice.ts';
import { puzzleOfLesson } from '../../workspace/drafts/lesson-drafts.ts';
import type { OpenLesson } from '../../store/state/lesson-state.ts';

export function lessonStateText({ id, result, tasks }: OpenLesson): string {
  const word = puzzleOfLesson(id) === undefined ? 'lesson' : 'puzzle';
  switch (result.kind) {
    case 'untried':
      return tasks === undefined
        ? `Apply to check the ${word}.`
        : `${tasks.length === 1 ? 'One task' : `${tasks.length} tasks`}: apply to check.`;
    case 'checking':
      return 'Checking…';
    case 'failed':
      return `The tasks could not be checked. ${result.message}`;
    case 'checked': {
      const { checks, failure, otherNode } = result.answer;
      if (failure !== undefined) return 'Nothing was applied, so no task was checked.';
      if (otherNode !== undefined) return `The tasks check the node ${otherNode}. Switch to that node.`;
      if (isPassed(result.answer)) return word === 'puzzle' ? 'The puzzle is solved.' : 'The lesson is done.';
      const next = checks.find(({ state }) => state.kind !== 'passed')?.state;
      const done = `${passedCount(checks)} of ${checks.length} tasks done.`;
      if (next?.kind === 'open') return `${done} ${next.seen}`;
      if (next?.kind !== 'waiting') return done;
      return `${done} ${next.for === 'second' ? 'Apply again to check the next task.' : 'The next task needs a fresh machine.'}`;
    }
  }
}
