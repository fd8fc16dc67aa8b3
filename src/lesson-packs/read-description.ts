/**
 * Reads the description of a lesson, from `lesson.json` or the front matter of `lesson.md`, which has the same fields.
 */
import { lessonLevels, lessonViews, type LessonDescription } from '../lessons/lesson.ts';
import type { YamlNode } from '../engine/yaml/parser.ts';
import type { Json } from '../protocol/project/project.ts';
import { readProject } from '../workspace/permalink/check-project.ts';
import {
  Misshapen,
  optional,
  readFields,
  readNumber,
  readString,
  readStrings,
  readWord,
  required,
  toJson,
  YamlFile,
  type Fields,
} from './yaml-fields.ts';
import type { PackFault } from './pack.ts';

/** Fields for packs. The fields `teaches` and `case` are only for Bunraku's own lessons. */
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
  'teaches',
  'case',
];

/** Splits `lesson.md` into its front matter and its Markdown. */
export function splitFrontMatter(text: string): { readonly front: string | undefined; readonly markdown: string } {
  const [whole, front] = /^---\r?\n([\s\S]*?)\n---\r?\n/.exec(text) ?? [];
  return whole === undefined ? { front, markdown: text } : { front, markdown: text.slice(whole.length) };
}

export type ReadDescription =
  | { readonly ok: true; readonly description: LessonDescription }
  | { readonly ok: false; readonly faults: readonly PackFault[] };

/**
 * @param file path to name in faults
 *
 * @param firstLine line of the file at which the source starts, counted from 0
 */
export function readDescription(file: string, source: string, firstLine: number): ReadDescription {
  const yaml = new YamlFile(file, source, firstLine);
  const root = yaml.root();
  const description = root === undefined ? undefined : yaml.try(() => readRoot(root));
  if (description !== undefined) return { ok: true, description };
  if (yaml.faults.length === 0) yaml.note(new Misshapen('The description of the lesson is empty.', 0));
  return { ok: false, faults: yaml.faults };
}

const WHAT = 'The description of a lesson';

function readRoot(node: YamlNode): LessonDescription {
  const fields = readFields(node, WHAT, FIELDS);
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
  if (minutes < 1 || minutes > 600) throw new Misshapen(`${what} is between 1 and 600.`, node.offset);
  return minutes;
}

/** Reads node and machine with the same validation as for linked projects. */
function readSetting(
  fields: Fields,
  name: string,
): Pick<LessonDescription, 'platform' | 'certname' | 'facts' | 'machine' | 'others'> {
  const json = (field: string): Json | undefined => optional(fields, field, toJson);
  const machine = json('machine');
  const given = typeof machine === 'object' && machine !== null && !Array.isArray(machine) ? machine : undefined;
  if (machine !== undefined && given === undefined)
    throw new Misshapen('“machine” is a map, such as “files: { /etc/motd: Hello }”.', fields.offset);
  const read = readProject({
    name,
    files: {},
    node: {
      certname: json('certname') ?? 'web.example.com',
      platform: json('platform') ?? 'debian-12',
      facts: json('facts') ?? {},
    },
    machine: { files: {}, packages: {}, services: {}, ...given },
    ...(fields.has('others') ? { others: json('others') } : {}),
  });
  if (!read.ok) {
    const { where } = read.problem;
    const place = fields.get(where) ?? fields.get('certname') ?? fields.get('platform');
    throw new Misshapen(`“${where}” does not describe a ${where}.`, place?.offset ?? fields.offset);
  }
  const { node, others } = read.value;
  return {
    certname: node.certname,
    platform: node.platform,
    facts: node.facts,
    machine: read.value.machine,
    ...(others === undefined ? {} : { others }),
  };
}
