/**
 * Reads a lesson pack from the files of a folder. A pack has a folder for each lesson (`lesson.md`, `checks.yaml`,
 * `start/`, `solution/`), and may have a `pack.yaml`. A folder of a single lesson is a pack, too.
 */
import type { ProjectFiles } from '../protocol/project/project.ts';
import { PACK_PREFIX } from '../workspace/drafts/lesson-drafts.ts';
import { checkGivenPath } from '../workspace/files/file-paths.ts';
import { checksFile, findLessonFolders, lessonFile } from '../workspace/lessons/lesson-folders.ts';
import { packLimits, type Pack, type PackFault, type PackLesson, type ReadPack } from './pack.ts';
import { readLesson } from './read-lesson.ts';
import { Misshapen, optional, readFields, readString, readStrings, YamlFile } from './yaml-fields.ts';

const PACK = 'pack.yaml';

function findSizeFault(files: ProjectFiles): PackFault | undefined {
  const entries = Object.entries(files);
  if (entries.length > packLimits.files)
    return { file: PACK, message: `The pack has more than ${packLimits.files} files.` };
  let length = 0;
  for (const [path, text] of entries) {
    if (!checkGivenPath(path).ok)
      return { file: path, message: 'This path is not valid. Use a relative path without “..”.' };
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
  const incomplete = findIncomplete(Object.keys(files), folders);
  if (incomplete.length > 0) return { ok: false, faults: incomplete };
  if (folders.length === 0)
    return {
      ok: false,
      faults: [{ file: '.', message: `No folder contains both ${lessonFile} and ${checksFile}.` }],
    };
  if (folders.length > packLimits.lessons)
    return { ok: false, faults: [{ file: PACK, message: `The pack has more than ${packLimits.lessons} lessons.` }] };
  const root = findRoot(files, folders);
  const head = readHead(root + PACK, files[root + PACK]);
  if (!head.ok) return head;
  const names = folders.map((folder) => folder.slice(root.length, -1));
  const order = head.lessons ?? names;
  const missing = order.find((name) => !names.includes(name));
  const twice = order.find((name, index) => order.indexOf(name) < index);
  const unlisted = names.find((name) => !order.includes(name));
  const orderFaults = [
    ...(missing === undefined
      ? []
      : [`There is no lesson “${missing}”: the folder needs ${lessonFile} and ${checksFile}.`]),
    ...(twice === undefined ? [] : [`“lessons” lists the lesson “${twice}” twice.`]),
    ...(unlisted === undefined ? [] : [`“lessons” does not list the lesson “${unlisted}”.`]),
  ];
  if (orderFaults.length > 0)
    return { ok: false, faults: orderFaults.map((message) => ({ file: root + PACK, message })) };
  const read = order.map((name) => readLesson(files, name === '' ? root : `${root}${name}/`));
  const faults = read.flatMap((each) => each.faults);
  const lessons = read.flatMap(({ lesson }) => (lesson === undefined ? [] : [lesson]));
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, pack: namePack(head, order, lessons) };
}

/**
 * Finds folders that contain only one of a lesson's two files. Ignores files inside lessons, because a lesson's project
 * may contain files with these names.
 */
function findIncomplete(paths: readonly string[], folders: readonly string[]): readonly PackFault[] {
  const pairs = [
    [lessonFile, checksFile],
    [checksFile, lessonFile],
  ] as const;
  return pairs.flatMap(([given, other]) =>
    paths
      .filter((path) => path === given || path.endsWith(`/${given}`))
      .filter((path) => !folders.some((folder) => path.startsWith(folder)))
      .map((path) => ({ file: path, message: `The lesson has no ${other} beside this file.` })),
  );
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
