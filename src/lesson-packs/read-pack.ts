/**
 * Reads a lesson pack from the files of a folder. A pack has a folder for each lesson (`lesson.md`, `checks.yaml`,
 * `start/`, `solution/`), and may have a `pack.yaml`. A folder of a single lesson is a pack, too.
 */
import { readLessonText } from '../lessons/lesson-text.ts';
import { resolveSetting, type LessonText } from '../lessons/lesson.ts';
import type { ProjectFiles } from '../protocol/project/project.ts';
import { PACK_PREFIX } from '../workspace/drafts/lesson-drafts.ts';
import { checkGivenPath } from '../workspace/file-paths.ts';
import { checksFile, findLessonFolders, lessonFile } from '../workspace/lesson-folders.ts';
import { packLimits, type Pack, type PackFault, type PackLesson, type ReadPack } from './pack.ts';
import { readChecks } from './read-checks.ts';
import { readDescription, splitFrontMatter } from './read-description.ts';
import { Misshapen, optional, readFields, readString, readStrings, YamlFile } from './yaml-fields.ts';

const PACK = 'pack.yaml';

function filesIn(files: ProjectFiles, folder: string): ProjectFiles {
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(folder))
      .map(([path, text]) => [path.slice(folder.length), text]),
  );
}

function findSizeFault(files: ProjectFiles): PackFault | undefined {
  const entries = Object.entries(files);
  if (entries.length > packLimits.files)
    return { file: PACK, message: `The pack has more than ${packLimits.files} files.` };
  let length = 0;
  for (const [path, text] of entries) {
    if (!checkGivenPath(path).ok) return { file: path, message: 'This path is not allowed.' };
    if (text.length > packLimits.fileLength)
      return { file: path, message: `The file has more than ${packLimits.fileLength} characters.` };
    length += text.length;
  }
  return length > packLimits.packLength
    ? { file: PACK, message: `The files of the pack have more than ${packLimits.packLength} characters.` }
    : undefined;
}

export function readPack(files: ProjectFiles): ReadPack {
  const tooLarge = findSizeFault(files);
  if (tooLarge !== undefined) return { ok: false, faults: [tooLarge] };
  const folders = findLessonFolders(Object.keys(files));
  const [first] = folders;
  if (first === undefined)
    return {
      ok: false,
      faults: [{ file: PACK, message: `No folder has a ${lessonFile} with a ${checksFile} beside it.` }],
    };
  if (folders.length > packLimits.lessons)
    return { ok: false, faults: [{ file: PACK, message: `The pack has more than ${packLimits.lessons} lessons.` }] };
  const root = findRoot(files, folders);
  const head = readHead(root + PACK, files[root + PACK]);
  if (!head.ok) return head;
  const names = folders.map((folder) => folder.slice(root.length, -1));
  const order = head.lessons ?? names;
  const missing = order.find((name) => !names.includes(name));
  const unlisted = names.find((name) => !order.includes(name));
  if (missing !== undefined || unlisted !== undefined)
    return {
      ok: false,
      faults: [
        {
          file: root + PACK,
          message:
            missing === undefined
              ? `“lessons” does not list the lesson “${unlisted}”.`
              : `There is no lesson “${missing}”: the folder needs ${lessonFile} and ${checksFile}.`,
        },
      ],
    };
  const read = order.map((name) => readLesson(files, name === '' ? root : `${root}${name}/`));
  const faults = read.flatMap((each) => each.faults);
  const lessons = read.flatMap(({ lesson }) => (lesson === undefined ? [] : [lesson]));
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, pack: namePack(head, order, lessons) };
}

/** Returns the folder with `pack.yaml`, or else the folder around all folders of lessons. */
function findRoot(files: ProjectFiles, folders: readonly string[]): string {
  const packed = Object.keys(files)
    .filter((path) => path === PACK || path.endsWith(`/${PACK}`))
    .map((path) => path.slice(0, -PACK.length))
    .find((folder) => folders.every((each) => each.startsWith(folder)));
  if (packed !== undefined) return packed;
  const [first = ''] = folders;
  if (folders.length === 1) return first;
  const parents = first.split('/').slice(0, -2);
  while (parents.length > 0 && !folders.every((folder) => folder.startsWith(`${parents.join('/')}/`))) parents.pop();
  return parents.length === 0 ? '' : `${parents.join('/')}/`;
}

interface PackHead {
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly summary?: string | undefined;
  readonly author?: string | undefined;
  readonly lessons?: readonly string[] | undefined;
}
type ReadHead = ({ readonly ok: true } & PackHead) | { readonly ok: false; readonly faults: readonly PackFault[] };

function readHead(file: string, source: string | undefined): ReadHead {
  if (source === undefined) return { ok: true };
  const yaml = new YamlFile(file, source);
  const root = yaml.root();
  const head =
    root === undefined
      ? undefined
      : yaml.try(() => {
          const fields = readFields(root, 'The pack', ['id', 'title', 'summary', 'author', 'lessons']);
          const id = optional(fields, 'id', readString);
          if (id !== undefined && slug(id) !== id)
            throw new Misshapen('“id” has lower-case letters, digits and hyphens, at most 50.', root.offset);
          return {
            id,
            title: optional(fields, 'title', (node, what) => readString(node, what, 100)),
            summary: optional(fields, 'summary', readString),
            author: optional(fields, 'author', (node, what) => readString(node, what, 200)),
            lessons: optional(fields, 'lessons', readStrings),
          };
        });
  if (head !== undefined) return { ok: true, ...head };
  return { ok: false, faults: yaml.faults.length > 0 ? yaml.faults : [{ file, message: 'The file is empty.' }] };
}

/** Converts text to an id: lower-case letters, digits and hyphens, at most 50. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 50);
}

function namePack(head: PackHead, names: readonly string[], lessons: readonly PackLesson[]): Pack {
  const title = head.title ?? lessons[0]?.title ?? 'Lessons';
  const id = `${PACK_PREFIX}${head.id ?? (slug(title) || 'lessons')}`;
  return {
    id,
    title,
    summary: head.summary ?? '',
    ...(head.author === undefined ? {} : { author: head.author }),
    lessons: lessons.map((lesson, index) => ({
      ...lesson,
      id: `${id}/${slug(names[index] ?? '') || `lesson-${index + 1}`}`,
    })),
  };
}

interface LessonRead {
  readonly lesson: PackLesson | undefined;
  readonly faults: readonly PackFault[];
}

/** @param folder path that ends with a slash, or an empty string for the root */
function readLesson(files: ProjectFiles, folder: string): LessonRead {
  const source = files[folder + lessonFile] ?? '';
  const { front, markdown } = splitFrontMatter(source);
  const separate = files[`${folder}lesson.json`];
  const described =
    separate === undefined
      ? readDescription(folder + lessonFile, front ?? '', front === undefined ? 0 : 1)
      : readDescription(`${folder}lesson.json`, separate, 0);
  const read = readChecks(folder + checksFile, files[folder + checksFile] ?? '');
  const text = readText(folder + lessonFile, markdown);
  const start = filesIn(files, `${folder}start/`);
  const faults = [
    ...(described.ok ? [] : described.faults),
    ...(read.ok ? [] : read.faults),
    ...('message' in text ? [text] : []),
    ...(Object.keys(start).length === 0 ? [{ file: `${folder}start`, message: 'The folder has no file.' }] : []),
  ];
  if (!described.ok || !read.ok || 'message' in text || faults.length > 0) return { lesson: undefined, faults };
  const { description } = described;
  const strays = findStrayIds(
    text,
    read.checks.checks.map(({ id }) => id),
  ).map((message) => ({ file: folder + lessonFile, message }));
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
    },
    faults: [
      ...strays,
      ...absent.map((path) => ({
        file: folder + lessonFile,
        message: `“open” names ${path}, which start/ does not have.`,
      })),
    ],
  };
}

function readText(file: string, markdown: string): LessonText | PackFault {
  try {
    const text = readLessonText(markdown.replaceAll('\r\n', '\n'));
    if (text.steps.length === 0) return { file, message: 'The lesson has no step: “## Title of the step”.' };
    const sections = text.steps.length + Object.values(text.hints).flat().length;
    return sections > packLimits.sections
      ? { file, message: `The lesson has more than ${packLimits.sections} steps and hints.` }
      : text;
  } catch (error) {
    return { file, message: error instanceof Error ? error.message : String(error) };
  }
}

/** Returns ids of checks that steps and hints name, but that do not exist. */
function findStrayIds({ steps, hints }: LessonText, ids: readonly string[]): readonly string[] {
  const named = new Set([...steps.flatMap(({ tasks }) => tasks), ...Object.keys(hints)]);
  return [...named].filter((id) => !ids.includes(id)).map((id) => `${checksFile} has no check with the id “${id}”.`);
}
