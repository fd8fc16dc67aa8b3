/** Reads one lesson of a pack: `lesson.md`, `checks.yaml`, `start/`, `solution/`, `wrong/` and `other/`. */
import { readLessonText } from '../lessons/lesson-text.ts';
import { resolveSetting, type LessonText } from '../lessons/lesson.ts';
import type { ProjectFiles } from '../protocol/project/project.ts';
import { checksFile, lessonFile } from '../workspace/lessons/lesson-folders.ts';
import { packLimits, wrongCheck, type Attempt, type PackFault, type PackLesson } from './pack.ts';
import { readChecks } from './read-checks.ts';
import { readDescription, splitFrontMatter } from './read-description.ts';

function filesIn(files: ProjectFiles, folder: string): ProjectFiles {
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(folder))
      .map(([path, text]) => [path.slice(folder.length), text]),
  );
}

interface LessonRead {
  readonly lesson: PackLesson | undefined;
  readonly faults: readonly PackFault[];
}

/**
 * Reads the lesson in a folder of a pack.
 * @param folder path that ends with a slash, or an empty string for the root
 */
export function readLesson(files: ProjectFiles, folder: string): LessonRead {
  const source = files[folder + lessonFile] ?? '';
  const { front, markdown } = splitFrontMatter(source);
  const separate = files[`${folder}lesson.json`];
  if (separate === undefined && front === undefined)
    return {
      lesson: undefined,
      faults: [
        {
          file: folder + lessonFile,
          line: 1,
          message: 'The file must begin with its fields, such as “title: A file”, between two lines “---”.',
        },
      ],
    };
  const described =
    separate === undefined
      ? readDescription(folder + lessonFile, front ?? '', 1)
      : readDescription(`${folder}lesson.json`, separate, 0);
  const read = readChecks(folder + checksFile, files[folder + checksFile] ?? '');
  const text = readText(folder + lessonFile, markdown);
  const start = filesIn(files, `${folder}start/`);
  const faults = [
    ...(described.ok ? [] : described.faults),
    ...(read.ok ? [] : read.faults),
    ...('message' in text ? [text] : []),
    ...(Object.keys(start).length === 0
      ? [{ file: `${folder}start`, message: 'The folder has no file. Add the files that the learner starts with.' }]
      : []),
  ];
  if (!described.ok || !read.ok || 'message' in text || faults.length > 0) return { lesson: undefined, faults };
  const { description } = described;
  const ids = read.checks.checks.map(({ id }) => id);
  const strays = findStrays(text, ids).map((stray) => ({
    file: folder + lessonFile,
    line: lineOf(source, stray),
    message: `${checksFile} has no check with the id “${stray}”. Its ids are: ${ids.join(', ')}.`,
  }));
  const attempts = readAttempts(files, folder);
  const absent = description.open.filter((path) => !Object.hasOwn(start, path));
  const { title, summary, level, minutes, view, open } = description;
  return {
    lesson: {
      id: '',
      title,
      summary,
      level,
      minutes,
      teaches: [],
      open: open.length > 0 ? open : Object.keys(start).toSorted().slice(0, 1),
      view,
      ...text,
      project: { name: title, files: start, ...resolveSetting(description) },
      solution: { ...start, ...filesIn(files, `${folder}solution/`) },
      checks: read.checks,
      attempts: attempts.map(({ name, files: changed }) => ({ name, files: { ...start, ...changed } })),
    },
    faults: [
      ...strays,
      ...attempts.flatMap(({ name }) => nameFaults(folder, name, ids)),
      ...absent.map((path) => ({
        file: folder + lessonFile,
        message: `“open” names ${path}, but the folder start/ does not contain it.`,
      })),
    ],
  };
}

function readText(file: string, markdown: string): LessonText | PackFault {
  try {
    const text = readLessonText(markdown.replaceAll('\r\n', '\n'));
    if (text.steps.length === 0) return { file, message: 'The lesson has no step: “## Title of the step”.' };
    const misread = text.steps.find(({ title }) => /^hint\b.*:/i.test(title));
    if (misread !== undefined)
      return { file, message: `“## ${misread.title}” is a step. A hint begins with “### Hint: ”.` };
    const sections = text.steps.length + Object.values(text.hints).flat().length;
    return sections > packLimits.sections
      ? { file, message: `The lesson has more than ${packLimits.sections} steps and hints.` }
      : text;
  } catch (error) {
    return { file, message: error instanceof Error ? error.message : String(error) };
  }
}

/** Returns ids of checks that steps and hints name, but that do not exist. */
function findStrays({ steps, hints }: LessonText, ids: readonly string[]): readonly string[] {
  const named = new Set([...steps.flatMap(({ tasks }) => tasks), ...Object.keys(hints)]);
  return [...named].filter((id) => !ids.includes(id));
}

/** Returns the line of the first `tasks` comment or hint with an id, counted from 1. */
function lineOf(source: string, id: string): number {
  const isPlace = (line: string): boolean => /^(?:### Hint:|<!-- tasks=)/.test(line) && line.includes(id);
  return source.split('\n').findIndex(isPlace) + 1;
}

/** Reads the folders `wrong/CHECK-ID--what` and `other/what`, by name. */
function readAttempts(files: ProjectFiles, folder: string): readonly Attempt[] {
  const paths = Object.keys(files).filter((path) => path.startsWith(folder));
  const names = new Set(
    paths.flatMap((path) => /^(?:wrong|other)\/[^/]+(?=\/)/.exec(path.slice(folder.length))?.[0] ?? []),
  );
  return [...names].toSorted().map((name) => ({ name, files: filesIn(files, `${folder}${name}/`) }));
}

function nameFaults(folder: string, name: string, ids: readonly string[]): readonly PackFault[] {
  if (name.startsWith('other/') || ids.includes(wrongCheck(name) ?? '')) return [];
  const message = `Name the folder after the check that must fail, such as “wrong/${ids[0] ?? 'check'}--misspelled”.`;
  return [{ file: folder + name, message }];
}
