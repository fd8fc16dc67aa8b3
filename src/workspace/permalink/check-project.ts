/**
 * Reads a project from untrusted data. Data of an unknown shape is rejected. A link opens exactly the project that was
 * shared, or the page says why it cannot be opened.
 */
import {
  isPlatformId,
  machineEntries,
  type Json,
  type JsonObject,
  type MachineDescription,
  type OwnPackages,
  type Project,
  type ProjectNode,
  withRelease,
} from '../../protocol/project/project.ts';
import { projectReleases } from '../../protocol/project/releases.ts';
import { createPathSet } from '../files/file-paths.ts';
import { limits } from '../limits.ts';
import { readOwnPackages } from '../own-packages.ts';
import { ok, refused, type Result } from '../result.ts';

/** A problem with invalid data. `where` names the invalid field for the message. */
export interface ShapeProblem {
  readonly kind: 'shape';
  readonly where: string;
}

/** Thrown only inside this file. `readProject` converts it to a problem. */
class Misfit extends Error {
  readonly where: string;
  constructor(where: string) {
    super(where);
    this.where = where;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function object(value: unknown, where: string, keys?: readonly string[]): Readonly<Record<string, unknown>> {
  if (!isObject(value)) throw new Misfit(where);
  if (keys !== undefined && Object.keys(value).some((key) => !keys.includes(key))) throw new Misfit(where);
  return value;
}

function string(value: unknown, where: string, max: number): string {
  if (typeof value !== 'string' || value.length > max) throw new Misfit(where);
  return value;
}

function oneOf<const Choice extends string>(value: unknown, choices: readonly Choice[], where: string): Choice {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new Misfit(where);
  return found;
}

function files(value: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(object(value, 'files'));
  if (entries.length > limits.files) throw new Misfit('files');
  const checked: Record<string, string> = {};
  const paths = createPathSet();
  let total = 0;
  for (const [path, text] of entries) {
    if (!paths.check(path).ok) throw new Misfit('files');
    paths.add(path);
    checked[path] = string(text, path, limits.fileLength);
    total += checked[path].length;
  }
  if (total > limits.projectLength) throw new Misfit('files');
  return checked;
}

function json(value: unknown, where: string, depth: number): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string')
    return value;
  if (depth > limits.factDepth) throw new Misfit(where);
  if (Array.isArray(value)) return value.map((item: unknown) => json(item, where, depth + 1));
  return jsonObject(value, where, depth);
}

function jsonObject(value: unknown, where: string, depth = 0): JsonObject {
  const entries = Object.entries(object(value, where));
  if (entries.length > limits.facts || entries.some(([key]) => key === '__proto__')) throw new Misfit(where);
  return Object.fromEntries(entries.map(([key, item]) => [key, json(item, where, depth + 1)]));
}

function entries(value: unknown): readonly (readonly [string, unknown])[] {
  return Object.entries(object(value ?? {}, 'machine'));
}

function names(value: unknown): readonly string[] {
  if (!Array.isArray(value)) throw new Misfit('machine');
  return value.map((name: unknown) => string(name, 'machine', limits.pathLength));
}

function readAttributes(value: unknown): { readonly mode: string; readonly owner: string; readonly group: string } {
  const raw = object(value, 'machine', ['mode', 'owner', 'group']);
  const mode = string(raw['mode'], 'machine', 4);
  if (!/^[0-7]{4}$/.test(mode)) throw new Misfit('machine');
  return { mode, owner: string(raw['owner'], 'machine', 100), group: string(raw['group'], 'machine', 100) };
}

function readRemoved(value: unknown): NonNullable<MachineDescription['removed']> {
  const raw = object(value, 'machine', ['files', 'packages', 'services']);
  return Object.fromEntries(Object.entries(raw).map(([area, list]) => [area, names(list)]));
}

function readArchive(value: unknown): OwnPackages {
  const read = readOwnPackages(value);
  if (!read.ok) throw new Misfit(read.problem.name === undefined ? 'archive' : `archive, ${read.problem.name}`);
  return read.value;
}

/** Reads the machine. Parts that an older project does not have stay absent. */
function machine(value: unknown): MachineDescription {
  const raw = object(value, 'machine', ['files', 'packages', 'services', 'archive', 'links', 'attributes', 'removed']);
  const { archive, links, attributes, removed } = raw;
  const description: MachineDescription = {
    files: Object.fromEntries(
      entries(raw['files']).map(([path, text]) => [
        path,
        text === null ? null : string(text, 'machine', limits.fileLength),
      ]),
    ),
    packages: Object.fromEntries(
      entries(raw['packages']).map(([name, version]) => [name, string(version, 'machine', 200)]),
    ),
    services: Object.fromEntries(
      entries(raw['services']).map(([name, state]) => {
        const { ensure, enable } = object(state, 'machine', ['ensure', 'enable']);
        return [
          name,
          {
            ensure: oneOf(ensure, ['running', 'stopped'], 'machine'),
            enable: oneOf(enable, ['true', 'false'], 'machine'),
          },
        ];
      }),
    ),
    ...(archive === undefined ? {} : { archive: readArchive(archive) }),
    ...(links === undefined
      ? {}
      : {
          links: Object.fromEntries(entries(links).map(([path, target]) => [path, string(target, 'machine', 4096)])),
        }),
    ...(attributes === undefined
      ? {}
      : { attributes: Object.fromEntries(entries(attributes).map(([path, each]) => [path, readAttributes(each)])) }),
    ...(removed === undefined ? {} : { removed: readRemoved(removed) }),
  };
  if (machineEntries(description) > limits.machineEntries) throw new Misfit('machine');
  const paths = [description.files, description.links ?? {}, description.attributes ?? {}].flatMap(Object.keys);
  if ([...paths, ...(description.removed?.files ?? [])].some((path) => !path.startsWith('/')))
    throw new Misfit('machine');
  return description;
}

/**
 * Returns whether a string is a valid certname (`Puppet::SSL`): lowercase letters, digits, dots, hyphens and
 * underscores.
 */
export function isCertname(text: string): boolean {
  return /^[a-z0-9._-]{1,255}$/.test(text);
}

function checked<Value>(read: () => Value): Result<Value, ShapeProblem> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof Misfit) return refused({ kind: 'shape', where: error.where });
    throw error;
  }
}

/** Reads facts: an object within the limits for depth and size. */
export function readFacts(value: unknown): Result<JsonObject, ShapeProblem> {
  return checked(() => jsonObject(value, 'facts'));
}

function projectNode(value: Readonly<Record<string, unknown>>): ProjectNode {
  const node = object(value['node'], 'node', ['certname', 'platform', 'facts', 'legacyFacts']);
  const { legacyFacts } = node;
  if (legacyFacts !== undefined && legacyFacts !== true) throw new Misfit('node');
  const certname = string(node['certname'], 'node', 255);
  const platform = string(node['platform'], 'node', 40);
  if (!isCertname(certname) || !isPlatformId(platform)) throw new Misfit('node');
  return {
    node: {
      certname,
      platform,
      facts: jsonObject(node['facts'], 'facts'),
      ...(legacyFacts === undefined ? {} : { legacyFacts }),
    },
    machine: machine(value['machine']),
  };
}

function otherNodes(value: unknown, current: ProjectNode): readonly ProjectNode[] {
  if (!Array.isArray(value) || value.length >= limits.nodes) throw new Misfit('nodes');
  const others = value.map((other: unknown) => projectNode(object(other, 'nodes', ['node', 'machine'])));
  const length = [current, ...others].reduce((sum, { node }) => sum + JSON.stringify(node.facts).length, 0);
  if (length > limits.factsLength) throw new Misfit('facts');
  const names = new Set([current, ...others].map(({ node }) => node.certname));
  if (names.size <= others.length) throw new Misfit('nodes');
  return others;
}

/** Reads data with the shape of `Project`. If it is invalid, returns which field is invalid. */
export function readProject(value: unknown): Result<Project, ShapeProblem> {
  return checked(() => {
    const raw = object(value, 'project', ['name', 'files', 'node', 'machine', 'others', 'release']);
    const { release } = raw;
    const current = projectNode(raw);
    const others = otherNodes(raw['others'] ?? [], current);
    const project: Project = {
      name: string(raw['name'], 'name', limits.nameLength),
      files: files(raw['files']),
      ...current,
      ...(others.length === 0 ? {} : { others }),
    };
    return release === undefined ? project : withRelease(project, oneOf(release, projectReleases, 'release'));
  });
}

/** Reads a list of paths; skips paths that the project does not contain. */
export function readOpenFiles(value: unknown, project: Project): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, 50)
    .filter((path): path is string => typeof path === 'string' && Object.hasOwn(project.files, path));
}
