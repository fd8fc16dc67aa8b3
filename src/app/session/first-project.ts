import type { GuideText } from '../../store/state/project-state.ts';
import type { DraftContent } from '../../workspace/drafts/draft-database.ts';
import type { LessonView } from '../../lessons/lesson.ts';

interface FirstProject {
  readonly content: DraftContent;
  readonly guide: GuideText;
  readonly view: LessonView;
}

/** Returns the first project of a new user: the solution of the first lesson. Undefined if it cannot be loaded. */
export async function firstProject(): Promise<FirstProject | undefined> {
  const lesson = await loadFirstLesson();
  if (lesson === undefined) return undefined;
  const { project, solution, open, view, summary } = lesson;
  return {
    content: { project: { ...project, name: 'A first resource', files: solution }, open, active: open[0] },
    guide: {
      summary: `The Puppet language (OpenVox and Puppet), running entirely in your browser. ${summary}`,
      watch: 'Change the text in quotes, press Apply, and see what Puppet did to the machine.',
    },
    view,
  };
}

async function loadFirstLesson() {
  try {
    const { firstLesson, loadLesson } = await import('../../lessons/index.ts');
    const loaded = firstLesson === undefined ? undefined : await loadLesson(firstLesson);
    return loaded?.kind === 'loaded' ? loaded.lesson : undefined;
  } catch {
    return undefined;
  }
}
