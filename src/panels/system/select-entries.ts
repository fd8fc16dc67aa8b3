/**
 * Selects the entries of an area that the System view lists: by scope (changed, managed, all) and by search. Pure
 * functions only.
 */
import type { ResourceView } from '../../protocol/analysis.ts';
import type { SystemArea } from '../../protocol/run.ts';
import type { Entry } from './compare.ts';

const TYPES = {
  files: 'File',
  packages: 'Package',
  services: 'Service',
  users: 'User',
  groups: 'Group',
  crons: 'Cron',
} as const satisfies Record<SystemArea, string>;

/** Namevars by resource type. Types that are not listed have the namevar `name`. */
const NAMEVARS: Readonly<Record<string, string>> = { File: 'path', Cron: 'name' };

/**
 * Types whose resources create files as a side effect, such as the files of a package. These files do not count as
 * managed.
 */
const CREATES_FILES = new Set(['Package', 'Exec', 'Service', 'User', 'Group']);

function parameterOf(resource: ResourceView, name: string): string | undefined {
  return resource.parameters.find((parameter) => parameter.name === name)?.text.replace(/^'(.*)'$/, '$1');
}

/**
 * Returns the keys of an area that the project manages: names of resources of the area's type, and files that a
 * resource of a different type edits (`file_line`, `concat`, `mount`).
 *
 * @param authors the resources that changed each key
 */
export function managedKeys(
  area: SystemArea,
  resources: readonly ResourceView[],
  authors: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const type = TYPES[area];
  const keys = new Set<string>();
  for (const resource of resources) {
    if (resource.type !== type || resource.virtual) continue;
    const name = parameterOf(resource, NAMEVARS[type] ?? 'name') ?? resource.title;
    if (area === 'crons') keys.add(`${parameterOf(resource, 'user') ?? 'root'}: ${name}`);
    else keys.add(name.replace(/(?<=.)\/+$/, ''));
  }
  for (const [key, refs] of authors)
    if (
      refs.some((ref) => (area === 'files' ? !CREATES_FILES.has(ref.split('[')[0] ?? '') : ref.startsWith(`${type}[`)))
    )
      keys.add(key);
  return keys;
}

export type Scope = 'changed' | 'managed' | 'all';

export interface EntryFilter {
  readonly scope: Scope;
  readonly managed: ReadonlySet<string>;
  /** Words that must all occur in the key or in the displayed values. Case is ignored. */
  readonly search: string;
}

export function selectEntries<View extends object>(
  entries: readonly Entry<View>[],
  { scope, managed, search }: EntryFilter,
): readonly Entry<View>[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return entries.filter((entry) => {
    if (scope === 'changed' && entry.status === 'same') return false;
    if (scope === 'managed' && !managed.has(entry.key)) return false;
    if (words.length === 0) return true;
    const text = searchText(entry);
    return words.every((word) => text.includes(word));
  });
}

/** Returns the text that the search covers: the values shown in the list, but no file contents or journals. */
function searchText({ key, before, after }: Entry<object>): string {
  const shown = Object.entries({ ...before, ...after }).filter(([name]) => name !== 'content' && name !== 'journal');
  return [key, ...shown.map(([, value]) => String(value))].join('\n').toLowerCase();
}
