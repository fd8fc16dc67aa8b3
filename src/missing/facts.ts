/** Finds facts that code and the hierarchy read, but that no node has. */
import { insideAnyEnvironment, type AstNode, type EnvironmentFiles } from '../engine/index.ts';

const NO_FACTS: ReadonlySet<string> = new Set([
  'facts',
  'trusted',
  'server_facts',
  'servername',
  'serverip',
  'serverversion',
  'environment',
  'settings',
  'name',
  'title',
  'module_name',
  'caller_module_name',
]);

/**
 * Returns the fact that an expression reads: `$::ssh`, `$facts['ssh']` or `$ssh`. `isCertain` is false for `$ssh`,
 * because the code may set a variable with this name.
 */
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

/** Returns the name of the extension that an expression reads: `$trusted['extensions']['pp_role']`. */
export function extensionReadBy(node: AstNode): string | undefined {
  if (node.kind !== 'Access' || node.left.kind !== 'Access') return undefined;
  const { left, keys } = node.left;
  const [first] = keys;
  const [name] = node.keys;
  const isTrusted = left.kind === 'Variable' && left.name.replace(/^::/, '') === 'trusted';
  if (!isTrusted || first?.kind !== 'LiteralString' || first.value !== 'extensions') return undefined;
  return name?.kind === 'LiteralString' ? name.value : undefined;
}

/**
 * A fact in the path of a hierarchy level, or an extension of certificates, with the values for which data files exist.
 */
export interface HierarchyFact {
  readonly name: string;
  readonly isExtension: boolean;
  readonly values: readonly string[];
}

const INTERPOLATION = /%\{(?:::)?(?:facts\.|(trusted\.extensions\.))?([a-z]\w*)\}/g;

/** The facts and extensions in simple paths of `hiera.yaml`, in file order. */
export function hierarchyFacts(files: EnvironmentFiles): readonly HierarchyFact[] {
  const text = files.read('hiera.yaml') ?? '';
  const found = new Map<string, { readonly name: string; readonly isExtension: boolean; values: Set<string> }>();
  const data = dataFiles(text, files.paths);
  for (const line of text.split('\n')) {
    const path = /["']?([\w./%{}:*-]*%\{[^"'#\s]*)["']?\s*,?$/.exec(line.trim())?.[1];
    for (const [, extension, name = ''] of line.matchAll(INTERPOLATION)) {
      const id = `${extension ?? ''}${name}`;
      const fact = found.get(id) ?? { name, isExtension: extension !== undefined, values: new Set<string>() };
      found.set(id, fact);
      if (path !== undefined) for (const value of valuesInPaths(path, name, data)) fact.values.add(value);
    }
  }
  return [...found.values()].map((fact) => ({ ...fact, values: [...fact.values] }));
}

/** Paths of the data files in the hierarchy's folders, relative to the folder and without extension. */
function dataFiles(hierarchy: string, paths: readonly string[]): readonly string[] {
  const named = Array.from(
    hierarchy.matchAll(/\bdatadir["']?\s*:\s*["']?((?:%\{[^}]*\}|[^"'\s,}])+)/g),
    ([, folder = '']) => folder,
  );
  const folders = (named.length === 0 ? ['data'] : named).map((folder) =>
    insideAnyEnvironment(folder)
      .replace(/\/$/, '')
      .split(/%\{[^}]*\}/)
      .map(literal)
      .join('[^/]+?'),
  );
  const inFolder = new RegExp(`^(?:.*/)?(?:${folders.join('|')})/(.+)\\.(?:ya?ml|json|eyaml)$`);
  return paths.flatMap((path) => inFolder.exec(path)?.[1] ?? []);
}

/** Returns the values of a fact for which a data file exists. `pattern` is a path of the hierarchy. */
function valuesInPaths(pattern: string, name: string, data: readonly string[]): readonly string[] {
  const source = pattern
    .replace(/\.(?:ya?ml|json|eyaml)$/, '')
    .split(/(%\{[^}]*\})/)
    .map((part) => {
      if (!part.startsWith('%{')) return literal(part);
      return part.replace(/^%\{(?:::)?(?:facts\.|trusted\.extensions\.)?|\}$/g, '') === name ? '([^/]+?)' : '[^/]+?';
    })
    .join('');
  const expression = new RegExp(`^${source}$`);
  return data.flatMap((path) => expression.exec(path)?.[1] ?? []);
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
