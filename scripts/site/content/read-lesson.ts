/** Reads the lessons in `src/lessons`, for the site, for `npm run lessons` and for the conformance cases. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faultText } from '../../../src/lesson-packs/pack.ts';
import { readChecks } from '../../../src/lesson-packs/read-checks.ts';
import { readLessonText } from '../../../src/lessons/lesson-text.ts';
import {
  resolveSetting,
  type Lesson,
  type LessonDescription,
  type LessonSummary,
} from '../../../src/lessons/lesson.ts';
import { parts } from '../../../src/lessons/parts.ts';
import type { ChecksData } from '../../../src/protocol/lessons/lesson-checks.ts';
import { readFolder } from './read-folder.ts';

export const LESSONS = 'src/lessons';

/** Ids of all lessons (`PART/LESSON`), in course order. */
export const lessonIds: readonly string[] = parts.flatMap((part) => part.lessons.map((name) => `${part.id}/${name}`));

export async function describeLesson(id: string): Promise<LessonDescription> {
  return JSON.parse(await readFile(join(LESSONS, id, 'lesson.json'), 'utf8')) as LessonDescription;
}

export async function lessonSummary(id: string): Promise<LessonSummary> {
  const { title, summary, level, minutes, teaches } = await describeLesson(id);
  return { id, title, summary, level, minutes, teaches };
}

/** Reads the `checks.yaml` of a lesson. Undefined if the checks are code (`check.ts`). */
export async function readOwnChecks(id: string): Promise<ChecksData | undefined> {
  const path = join(LESSONS, id, 'checks.yaml');
  return existsSync(path) ? readChecksFile(path) : undefined;
}

/** @throws if the file contains a fault */
export async function readChecksFile(path: string): Promise<ChecksData> {
  const read = readChecks(path, await readFile(path, 'utf8'));
  if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));
  return read.checks;
}

export async function readLesson(id: string): Promise<Lesson> {
  const folder = join(LESSONS, id);
  const description = await describeLesson(id);
  const { title, summary, level, minutes, open, view, teaches } = description;
  const files = await readFolder(join(folder, 'start'));
  return {
    id,
    title,
    summary,
    level,
    minutes,
    teaches,
    open,
    view,
    ...readLessonText(await readFile(join(folder, 'lesson.md'), 'utf8')),
    project: { name: title, files, ...resolveSetting(description) },
    solution: { ...files, ...(await readFolder(join(folder, 'solution'))) },
  };
}
