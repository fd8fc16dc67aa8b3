/** Finds faults in the text and the description of a lesson. */
import { computeGrade, countWords, HIGHEST_GRADE, MOST_WORDS } from '../../scripts/writing/readability.ts';
import type { LessonChecks } from '../../src/lessons/check.ts';
import { lessonLevels, type Lesson } from '../../src/lessons/lesson.ts';

const KINDS = 'type|function|metaparameter|data-type|statement|operator|keyword|variable|fact|hiera|lint|concept';
const REFERENCE = new RegExp(`^(?:${KINDS})(?:/[^/\\s]+)+$`);
const ERROR = /^error\/[A-Za-z0-9_-]+$/;

export function textFaults(
  { steps, hints, teaches, open, project, title, summary, level, minutes }: Lesson,
  { checks }: LessonChecks,
  lessonIds: readonly string[],
): readonly string[] {
  const ids = checks.map(({ id }) => id);
  const named = steps.flatMap(({ tasks }) => tasks);
  const allHints = Object.values(hints).flat();
  const grade = computeGrade([...steps.map(({ text }) => text), ...allHints].join('\n\n'));
  return [
    ...(steps.length === 0 ? ['it has no step'] : []),
    ...steps.flatMap((step) => {
      const words = countWords(step.text);
      return words > MOST_WORDS ? [`the step “${step.title}” has ${words} words, more than ${MOST_WORDS}`] : [];
    }),
    ...(grade > HIGHEST_GRADE
      ? [`its text has the reading level ${grade.toFixed(1)}, more than grade ${HIGHEST_GRADE}`]
      : []),
    ...named.flatMap((id) => (ids.includes(id) ? [] : [`a step names the task ${id}, which is no check`])),
    ...ids.flatMap((id) => {
      const count = named.filter((other) => other === id).length;
      return count === 1 ? [] : [`${count === 0 ? 'no step names' : `${count} steps name`} the task ${id}`];
    }),
    ...Object.keys(hints).flatMap((id) => (ids.includes(id) ? [] : [`a hint is for ${id}, which is no check`])),
    ...ids.flatMap((id) => (id in hints ? [] : [`the check ${id} has no hint`])),
    ...(new Set(ids).size < ids.length ? ['two checks have one id'] : []),
    ...ids.flatMap((id) =>
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) ? [] : [`${id} is no id: lower-case words with hyphens`],
    ),
    ...[...steps.map(({ text }) => text), ...allHints]
      .flatMap(findLinks)
      .flatMap((link) =>
        resolves(link, lessonIds)
          ? []
          : [`a link goes to ${link}, which is no lesson, no page of the reference and no error`],
      ),
    ...teaches.flatMap((address) =>
      REFERENCE.test(address) || ERROR.test(address)
        ? []
        : [`"teaches" has ${address}, which is no address in the reference`],
    ),
    ...open.flatMap((path) => (path in project.files ? [] : [`"open" has ${path}, which is not in start/`])),
    ...(/[.!?]$/.test(title) ? ['its title ends in a full stop'] : []),
    ...(summary.endsWith('.') ? [] : ['its summary is no sentence']),
    ...(lessonLevels.includes(level) ? [] : [`its level is ${level}, not one of ${lessonLevels.join(', ')}`]),
    ...(Number.isInteger(minutes) && minutes > 0 ? [] : ['its "minutes" are no whole number']),
  ];
}

export function findLinks(markdown: string): readonly string[] {
  return [...markdown.matchAll(/\]\(([^)\s]*)\)/g)].map(([, target = '']) => target);
}

function resolves(link: string, lessonIds: readonly string[]): boolean {
  if (link.startsWith('#lesson/')) return lessonIds.includes(link.slice('#lesson/'.length));
  if (link.startsWith('#reference/')) return REFERENCE.test(link.slice('#reference/'.length));
  return link.startsWith('#error/') && ERROR.test(link.slice(1));
}
