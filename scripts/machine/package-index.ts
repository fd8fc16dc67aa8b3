/** Reads Debian's package indexes (`Packages`): paragraphs of fields. */
import { compareDebianVersions } from '../../src/engine/machine/packages/debian-version.ts';

export interface IndexedPackage {
  readonly name: string;
  readonly version: string;
  /**
   * Dependencies. Alternatives are separated by a bar (`default-mta | mail-transport-agent`), versions are in
   * parentheses.
   */
  readonly depends: readonly string[];
  readonly recommends: readonly string[];
  readonly conflicts: readonly string[];
  readonly breaks: readonly string[];
  readonly replaces: readonly string[];
  readonly provides: readonly string[];
  readonly suggests: readonly string[];
  readonly isEssential: boolean;
}

export function namesIn(index: string): readonly string[] {
  return [...index.matchAll(/^Package: (\S+)$/gm)].map(([, name = '']) => name);
}

/** Returns the packages of several indexes by name, each in its newest version. */
export function readIndexes(indexes: readonly string[]): ReadonlyMap<string, IndexedPackage> {
  const found = new Map<string, IndexedPackage>();
  for (const index of indexes) for (const text of index.split('\n\n')) addParagraph(found, text);
  return found;
}

function addParagraph(found: Map<string, IndexedPackage>, text: string): void {
  const fields = new Map<string, string>();
  for (const [, key = '', value = ''] of text.matchAll(/^([\w-]+): (.*)$/gm)) fields.set(key, value);
  const name = fields.get('Package');
  const version = fields.get('Version') ?? '';
  if (name === undefined) return;
  const earlier = found.get(name);
  if (earlier !== undefined && compareDebianVersions(earlier.version, version) >= 0) return;
  const list = (...keys: readonly string[]): readonly string[] =>
    keys.flatMap((key) => (fields.get(key) ?? '').split(/\s*,\s*/).filter((each) => each !== ''));
  found.set(name, {
    name,
    version,
    depends: list('Pre-Depends', 'Depends'),
    recommends: list('Recommends'),
    conflicts: list('Conflicts'),
    breaks: list('Breaks'),
    replaces: list('Replaces'),
    provides: list('Provides'),
    suggests: list('Suggests', 'Enhances'),
    isEssential: fields.get('Essential') === 'yes',
  });
}

/** Returns the package name in a relation such as `libc6:any (>= 2.36)`. */
export function nameOf(relation: string): string {
  return relation.replace(/[\s:(].*$/, '');
}
