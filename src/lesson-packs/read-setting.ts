/**
 * Reads the node and the machine of a lesson. The message of each fault names the invalid field, and describes its
 * valid form.
 */
import type { LessonDescription } from '../lessons/lesson.ts';
import type { YamlNode } from '../engine/yaml/parser.ts';
import { platformIds, type Json } from '../protocol/project/project.ts';
import { isCertname, readProject } from '../workspace/permalink/check-project.ts';
import {
  Misshapen,
  optional,
  present,
  readAnyFields,
  readFields,
  readString,
  readWord,
  required,
  toJson,
  type Fields,
} from './yaml-fields.ts';
import { packLimits } from './pack.ts';

type Setting = Pick<LessonDescription, 'platform' | 'certname' | 'facts' | 'machine' | 'others'>;

/** Descriptions of the valid form of each field, for messages about faults that `readProject` finds. */
const SHAPES: Readonly<Record<string, string>> = {
  facts: 'a map of facts, such as “role: web”, within the limits of a project',
  nodes:
    'a list of further nodes with the fields of a shared project, such as “node: { certname: db1.example.com, platform: debian-12, facts: {} }” and “machine: {}”',
  machine: 'a map with the parts “files”, “packages” and “services”, within the limits of a project',
};

const FIELD_OF: Readonly<Record<string, string>> = { nodes: 'others' };

/** @param name title of the lesson, which becomes the name of the project that `readProject` checks */
export function readSetting(fields: Fields, name: string): Setting {
  const certname = optional(fields, 'certname', readCertname) ?? 'web.example.com';
  const platform = optional(fields, 'platform', (node, what) => readWord(node, what, platformIds)) ?? 'debian-12';
  const machine = optional(fields, 'machine', readMachine) ?? {};
  const others = optional(fields, 'others', toJson);
  const read = readProject({
    name,
    files: {},
    node: { certname, platform, facts: optional(fields, 'facts', toJson) ?? {} },
    machine: { files: {}, packages: {}, services: {}, ...machine },
    ...present('others', others),
  });
  if (!read.ok) throw describeProblem(read.problem.where, fields);
  const { node } = read.value;
  return {
    certname: node.certname,
    platform: node.platform,
    facts: node.facts,
    machine: read.value.machine,
    ...present('others', read.value.others),
  };
}

function describeProblem(where: string, fields: Fields): Misshapen {
  const [part = where] = where.split(',');
  const field = fields.has(part) ? part : (FIELD_OF[part] ?? (fields.has('others') ? 'others' : 'machine'));
  const shape = part.startsWith('archive')
    ? `a machine with a valid “${where}”: a package has “versions”, and optionally “depends”, “files” and “unit”`
    : (SHAPES[field === 'others' ? 'nodes' : field] ?? SHAPES['machine']);
  return new Misshapen(`“${field}” must be ${shape}.`, fields.get(field)?.offset ?? fields.offset);
}

function readCertname(node: YamlNode, what: string): string {
  const certname = readString(node, what);
  if (!isCertname(certname))
    throw new Misshapen(
      `${what} can contain only lowercase letters, digits, dots, hyphens and underscores, unlike “${certname}”.`,
      node.offset,
    );
  return certname;
}

function readMachine(node: YamlNode, what: string): Readonly<Record<string, Json>> {
  const fields = readFields(node, what, ['files', 'packages', 'services', 'archive', 'links', 'attributes', 'removed']);
  const parts: Record<string, Json> = {};
  for (const [name, part] of fields) parts[name] = readPart(name, part);
  return parts;
}

function readPart(name: string, node: YamlNode): Json {
  const what = `“${name}” of “machine”`;
  switch (name) {
    case 'files':
      return readEntries(node, what, (text, path) => readFile(text, path));
    case 'packages':
      return readEntries(node, what, (version, title) => readString(version, `The version of the package ${title}`));
    case 'services':
      return readEntries(node, what, readService);
    default:
      return toJson(node);
  }
}

function readEntries(node: YamlNode, what: string, read: (value: YamlNode, name: string) => Json): Json {
  return Object.fromEntries([...readAnyFields(node, what)].map(([name, value]) => [name, read(value, name)]));
}

/**
 * Reads a file in the description of the machine. Returns its content, or null for a directory. An unquoted `80` is
 * also read as a string.
 */
function readFile(node: YamlNode, path: string): Json {
  if (!path.startsWith('/'))
    throw new Misshapen(`A file of “machine” has its full path, such as /etc/motd, not “${path}”.`, node.offset);
  if (node.kind === 'scalar' && !node.isQuoted && ['', '~', 'null'].includes(node.text)) return null;
  return readString(node, `The content of ${path}`, packLimits.fileLength);
}

function readService(node: YamlNode, name: string): Json {
  const what = `The service ${name} of “machine”`;
  const fields = readFields(node, what, ['ensure', 'enable']);
  return {
    ensure: required(fields, 'ensure', what, (each, field) => readWord(each, field, ['running', 'stopped'])),
    enable: required(fields, 'enable', what, (each, field) => readWord(each, field, ['true', 'false'])),
  };
}
