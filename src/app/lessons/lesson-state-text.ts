import { isPassed } from '../../store/lesson-slice.ts';
import type { OpenLesson } from '../../store/state.ts';

/** How the tasks of a lesson stand, in one sentence. */
export function lessonStateText({ result, tasks }: OpenLesson): string {
  switch (result.kind) {
    case 'untried':
      return tasks === undefined
        ? 'Apply to check the lesson.'
        : `${tasks.length === 1 ? 'One task' : `${tasks.length} tasks`}: apply to check.`;
    case 'checking':
      return 'Checking…';
    case 'failed':
      return `The tasks could not be checked. ${result.message}`;
    case 'checked': {
      const { checks } = result.answer;
      if (isPassed(result.answer)) return 'The lesson is done.';
      const open = checks.filter(({ seen }) => seen !== undefined);
      return `${checks.length - open.length} of ${checks.length} tasks done. ${open[0]?.seen ?? ''}`;
    }
  }
}
