/**
 * Finds all faults of a `hiera.yaml` with their places. Puppet reports only the first one, when a lookup reads the
 * file.
 */
import type { Issue } from '../../diagnostics/issue.ts';
import { hieraIssues } from '../../diagnostics/issues/hiera.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { DataError } from '../errors.ts';
import { inferTypeSet } from '../../types/infer.ts';
import { findMismatches } from '../../types/mismatch/mismatch.ts';
import { isHash, PuppetHash, type Value } from '../../values/value.ts';
import { loadYaml, psychText } from '../../yaml/load-yaml.ts';
import type { YamlNode } from '../../yaml/parser.ts';
import { findOffset } from '../../yaml/value-offsets.ts';
import type { HieraConfig, Layer } from './config.ts';
import { configType } from './config-type.ts';
import {
  describeConfig,
  FUNCTIONS,
  listConfigChecks,
  loadConfig,
  LOCATIONS,
  parseVersion,
  withDefaults5,
} from './load-config.ts';

export interface ConfigFault {
  readonly issue: Issue;
  readonly offset: number;
  /** Key that Puppet does not know, and the path of the hash that contains it. */
  readonly unknown?: { readonly key: string; readonly path: readonly (string | number)[] };
}

export function loadConfigWithPlaces(...parameters: Parameters<typeof loadConfig>): HieraConfig | undefined {
  const [files, path, layer] = parameters;
  try {
    return loadConfig(...parameters);
  } catch (error) {
    if (!(error instanceof PuppetError) || error.origin !== undefined) throw error;
    const [first] = findConfigFaults(files.read(path), path, layer);
    if (first === undefined) throw error;
    const { issue, errorClass, place, cause } = error;
    throw new DataError(issue, errorClass, place, files.placeOf(path, first.offset), cause);
  }
}

export function findConfigFaults(text: string, path: string, layer: Layer): readonly ConfigFault[] {
  const loaded = loadYaml(text, path);
  if (loaded.kind === 'broken') {
    return [{ issue: hieraIssues.configUnparsable({ detail: psychText(loaded, path) }), offset: loaded.offset ?? 0 }];
  }
  const { root, value } = loaded;
  const content = isHash(value) ? value : PuppetHash.empty;
  const version = parseVersion(content.get('version'));
  const config = { path, text, content, layer, root: '' };
  if (version === 5n) return findFaults5({ ...config, version: 5 }, root);
  const issue = issueOfVersion(version, path, layer);
  return issue === undefined ? [] : [{ issue, offset: findOffset(root, ['version']) ?? 0 }];
}

function issueOfVersion(version: bigint, path: string, { kind }: Layer): Issue | undefined {
  if (version === 3n) {
    return kind === 'global' ? hieraIssues.noVersion3() : hieraIssues.version3NotGlobal({ where: kind, path });
  }
  if (version !== 4n) return hieraIssues.unsupportedVersion({ version });
  return kind === 'global' ? hieraIssues.version4Global() : undefined;
}

function findFaults5(config: HieraConfig, root: YamlNode | undefined): readonly ConfigFault[] {
  const content = withDefaults5(config.content);
  const subject = `${describeConfig(config.path)} has wrong type,`;
  const mismatches = findMismatches(subject, configType(5), inferTypeSet(content));
  if (mismatches.length > 0) {
    return mismatches.map(({ text, path, unknown }) => ({
      issue: hieraIssues.wrongType({ message: text }),
      offset: findOffset(root, toSegments(unknown === undefined ? path : [...path, unknown])) ?? 0,
      ...(unknown === undefined ? {} : { unknown: { key: unknown, path } }),
    }));
  }
  const full = { ...config, content };
  const found = [...listConfigChecks(full)].flatMap(({ path, check }): readonly ConfigFault[] => {
    try {
      check();
      return [];
    } catch (error) {
      if (!(error instanceof PuppetError)) throw error;
      return [{ issue: error.issue, offset: findOffset(root, blamedKey(error.issue, path, content)) ?? 0 }];
    }
  });
  return [...found, ...findSameNames(config.text, content, root)];
}

function toSegments(path: readonly (string | number)[]): readonly (string | bigint)[] {
  return path.map((segment) => (typeof segment === 'number' ? BigInt(segment) : segment));
}

function blamedKey(
  issue: Issue,
  path: readonly (string | bigint)[],
  content: PuppetHash,
): readonly (string | bigint)[] {
  if (hieraIssues.reservedOption.is(issue) || hieraIssues.reservedDefaultOption.is(issue))
    return [...path, 'options', issue.args.key];
  if (hieraIssues.severalLocations.is(issue)) return [...path, lastKey(path, content, LOCATIONS)];
  if (hieraIssues.severalFunctions.is(issue) || hieraIssues.severalDefaultFunctions.is(issue))
    return [...path, lastKey(path, content, FUNCTIONS)];
  return hieraIssues.hiera3BackendNotGlobal.is(issue) ? [...path, 'hiera3_backend'] : path;
}

function lastKey(path: readonly (string | bigint)[], content: PuppetHash, keys: readonly string[]): string {
  let value: Value = content;
  for (const segment of path) {
    if (value instanceof PuppetHash) value = value.get(segment);
    else if (Array.isArray(value)) value = value[Number(segment)];
  }
  const given = value instanceof PuppetHash ? [...value.keys()].filter((key) => typeof key === 'string') : [];
  return given.findLast((key) => keys.includes(key)) ?? '';
}

/**
 * Finds levels that have the name of an earlier level. Ignores names with interpolations, because they may differ
 * between nodes.
 */
function findSameNames(text: string, content: PuppetHash, root: YamlNode | undefined): readonly ConfigFault[] {
  return ['hierarchy', 'default_hierarchy'].flatMap((hierarchy) => {
    const levels = content.get(hierarchy);
    const seen = new Map<string, number | undefined>();
    return (Array.isArray(levels) ? levels : []).flatMap((level: Value, index): readonly ConfigFault[] => {
      const name = level instanceof PuppetHash ? level.get('name') : undefined;
      if (typeof name !== 'string' || name.includes('%{')) return [];
      const offset = findOffset(root, [hierarchy, BigInt(index), 'name']) ?? 0;
      if (!seen.has(name)) {
        seen.set(name, text.slice(0, offset).split('\n').length);
        return [];
      }
      return [{ issue: hieraIssues.hierarchyNameTwice({ name, firstLine: seen.get(name) }), offset }];
    });
  });
}
