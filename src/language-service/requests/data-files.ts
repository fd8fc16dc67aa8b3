/** Finds the files for a path in `hiera.yaml`. */
import type { Facts, FactValue } from '../../engine/index.ts';

export interface LevelPath {
  readonly paths: Iterable<string>;
  readonly facts: Facts;
  readonly config: string;
  readonly datadir: string;
  /** Source of the path, with interpolations: `os/%{facts.os.family}.yaml`, or a glob (`*.yaml`). */
  readonly written: string;
}

/**
 * Returns the existing files of the project for a path. If any of them are for the current node, returns only these.
 */
export function findDataFiles({ paths, facts, config, datadir, written }: LevelPath): readonly string[] {
  const folder = config.slice(0, config.lastIndexOf('/') + 1);
  const path = normalized(`${folder}${datadir}/${written}`);
  const all = [...paths];
  const ofNode = all.filter((each) => compilePattern(interpolated(path, facts)).test(each));
  return ofNode.length > 0 ? ofNode : all.filter((each) => compilePattern(path).test(each));
}

const INTERPOLATION = /%\{([^}]*)\}/g;

/** Interpolates known facts. An interpolation of an unknown fact stays unchanged. */
function interpolated(path: string, facts: Facts): string {
  return path.replace(INTERPOLATION, (whole, expression: string) => {
    const keys = expression
      .trim()
      .replace(/^(?:::|facts\.)+/, '')
      .split('.');
    let value: FactValue | undefined = facts;
    for (const key of keys) value = member(value, key.replace(/^(["'])(.*)\1$/, '$2'));
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
  });
}

function member(value: FactValue | undefined, key: string): FactValue | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}

function compilePattern(path: string): RegExp {
  const parts = path.split(/(%\{[^}]*\}|\*\*\/?|\*|\?)/);
  const source = parts.map((part) => {
    if (part.startsWith('%{')) return '.+';
    if (part.startsWith('**')) return '(?:.*/)?';
    if (part === '*') return '[^/]*';
    return part === '?' ? '[^/]' : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  });
  return new RegExp(`^${source.join('')}$`);
}

function normalized(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
