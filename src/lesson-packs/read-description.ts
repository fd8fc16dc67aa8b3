/**
 * Reads the description of a lesson, from `lesson.json` or the front matter of `lesson.md`, which has the same fields.
 */
import { lessonLevels, lessonViews, type LessonDescription } from '../lessons/lesson.ts';
import type { YamlNode } from '../engine/yaml/parser.ts';
import {
  Misshapen,
  optional,
  readFields,
  readNumber,
  readString,
  readStrings,
  readWord,
  required,
  YamlFile,
} from './yaml-fields.ts';
import type { PackFault } from './pack.ts';
import { readSetting } from './read-setting.ts';

const FIELDS = [
  'title',
  'summary',
  'level',
  'minutes',
  'open',
  'view',
  'platform',
  'certname',
  'facts',
  'machine',
  'others',
];

/** Fields that only Bunraku's own lessons use. Messages about unknown fields do not list them. */
const OWN_FIELDS = ['teaches', 'case'];

/** Splits `lesson.md` into its front matter and its Markdown. */
export function splitFrontMatter(text: string): { readonly front: string | undefined; readonly markdown: string } {
  const [whole, front] = /^---\r?\n([\s\S]*?)\n---\r?\n/.exec(text) ?? [];
  return whole === undefined ? { front, markdown: text } : { front, markdown: text.slice(whole.length) };
}

export type ReadDescription =
  | { readonly ok: true; readonly description: LessonDescription }
  | { readonly ok: false; readonly faults: readonly PackFault[] };

/**
 * Reads the source of a lesson's description.
 * @param file path that the messages name
 * @param firstLine line of the file at which the source starts, counted from 0
 */
export function readDescription(file: string, source: string, firstLine: number): ReadDescription {
  const yaml = new YamlFile(file, source, firstLine);
  const root = yaml.root();
  const description = root === undefined ? undefined : yaml.try(() => readRoot(root));
  if (description !== undefined) return { ok: true, description };
  if (yaml.faults.length === 0)
    yaml.note(new Misshapen('The description of the lesson is empty: it needs at least the field “title”.', 0));
  return { ok: false, faults: yaml.faults };
}

const WHAT = 'The description of a lesson';

function readRoot(node: YamlNode): LessonDescription {
  const fields = readFields(node, WHAT, FIELDS, OWN_FIELDS);
  const title = required(fields, 'title', WHAT, readTitle);
  const setting = readSetting(fields, title);
  return {
    title,
    summary: optional(fields, 'summary', readString) ?? '',
    level: optional(fields, 'level', (each, what) => readWord(each, what, lessonLevels)) ?? 'beginner',
    minutes: optional(fields, 'minutes', readMinutes) ?? 10,
    open: optional(fields, 'open', readStrings) ?? [],
    view: optional(fields, 'view', (each, what) => readWord(each, what, lessonViews)) ?? 'graph',
    ...setting,
    teaches: [],
  };
}

function readTitle(node: YamlNode, what: string): string {
  return readString(node, what, 100);
}

function readMinutes(node: YamlNode, what: string): number {
  const minutes = readNumber(node, what);
  if (minutes < 1 || minutes > 600) throw new Misshapen(`${what} must be between 1 and 600.`, node.offset);
  return minutes;
}
