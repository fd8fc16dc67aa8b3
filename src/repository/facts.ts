/** Facts that code and hierarchy read, and no node has. */
import type { AstNode, EnvironmentFiles } from '../engine/index.ts';

/** Variables that are no facts, though code reads them at top scope. */
const NO_FACTS: ReadonlySet<string> = new Set([
  'facts',
  'trusted',
  'server_facts',
  'environment',
  'servername',
  'serverip',
  'serverversion',
  'settings',
  'name',
  'title',
  'module_name',
  'caller_module_name',
]);

/** The fact that an expression reads: `$::ssh`, `$facts['ssh']` or `$ssh`, the last one only where it is no variable of its own. */
export function factReadBy(node: AstNode): { readonly name: string; readonly isCertain: boolean } | undefined {
  if (node.kind === 'Access' && node.left.kind === 'Variable' && node.left.name.replace(/^::/, '') === 'facts') {
    const [key] = node.keys;
    return key?.kind === 'LiteralString' ? { name: key.value, isCertain: true } : undefined;
  }
  if (node.kind !== 'Variable') return undefined;
  const name = node.name.replace(/^::/, '');
  if (name.includes('::') || NO_FACTS.has(name) || !/^[a-z]\w*$/.test(name)) return undefined;
  return { name, isCertain: node.name.startsWith('::') };
}

/** A fact by which a hierarchy chooses a data file, with the values for which there is one. */
export interface HierarchyFact {
  readonly name: string;
  readonly values: readonly string[];
}

const INTERPOLATION = /%\{(?:::|facts\.)?([a-z]\w*)\}/g;

/** The facts in paths of `hiera.yaml` that are simple texts, in the order of the file. */
export function hierarchyFacts(files: EnvironmentFiles): readonly HierarchyFact[] {
  const text = files.read('hiera.yaml') ?? '';
  const found = new Map<string, Set<string>>();
  for (const line of text.split('\n')) {
    const names = Array.from(line.matchAll(INTERPOLATION), ([, name = '']) => name);
    const path = /["']?([\w./%{}:*-]*%\{[^"'#\s]*)["']?\s*,?$/.exec(line.trim())?.[1];
    for (const name of names) {
      const values = found.get(name) ?? new Set<string>();
      found.set(name, values);
      if (path !== undefined) for (const value of valuesInPaths(path, name, files.paths)) values.add(value);
    }
  }
  return Array.from(found, ([name, values]) => ({ name, values: [...values] }));
}

/** What a fact's place in a path is in the files that are there. */
function valuesInPaths(pattern: string, name: string, paths: readonly string[]): readonly string[] {
  const source = pattern
    .split(/(%\{[^}]*\})/)
    .map((part) => {
      if (!part.startsWith('%{')) return part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      return part.replace(/^%\{(?:::|facts\.)?|\}$/g, '') === name ? '([^/]+?)' : '[^/]+?';
    })
    .join('');
  const expression = new RegExp(`(?:^|/)${source}(?:\\.ya?ml|\\.json)?$`);
  return paths.flatMap((path) => expression.exec(path)?.[1] ?? []);
}
