/** The modules and versions that a repository requests in its Puppetfile, metadata and fixtures. */
import { dataTree, LineIndex, type EnvironmentFiles, type SourcePlace, type YamlNode } from '../engine/index.ts';
import type { Layout } from './layout.ts';
import { forgeName, type ModuleRequest, type RequestSource } from './module-request.ts';
import { readPuppetfile } from './puppetfile.ts';

/** Collects all requests for modules: first from the Puppetfile, then dependencies in metadata, then test fixtures. */
export function moduleRequests(files: EnvironmentFiles, { modules }: Layout): readonly ModuleRequest[] {
  const found: ModuleRequest[] = [];
  for (const file of files.paths) {
    if (/^Puppetfile(?:\.\w+)?$/.test(file) && !file.endsWith('.lock'))
      found.push(...readPuppetfile(file, files.read(file) ?? ''));
  }
  for (const folder of ['', ...Array.from(modules.values(), (root) => `${root}/`)]) {
    found.push(...dependencies(`${folder}metadata.json`, files), ...fixtures(`${folder}.fixtures.yml`, files));
  }
  const order: readonly RequestSource[] = ['Puppetfile', 'metadata.json', '.fixtures.yml'];
  return found.toSorted((one, other) => order.indexOf(one.source) - order.indexOf(other.source));
}

function dependencies(file: string, files: EnvironmentFiles): readonly ModuleRequest[] {
  return read(file, files, (root, lines) =>
    itemsOf(entry(root, 'dependencies')).flatMap((item) => {
      const name = textOf(entry(item, 'name'));
      const version = textOf(entry(item, 'version_requirement'));
      if (name === undefined) return [];
      return [
        {
          ...forgeName(name),
          source: 'metadata.json' as const,
          place: lines(item.offset),
          ...(version === undefined ? {} : { version }),
        },
      ];
    }),
  );
}

/** Reads `fixtures: {repositories: {stdlib: URL or {repo, ref}}, forge_modules: {stdlib: NAME or {repo, ref}}}`. */
function fixtures(file: string, files: EnvironmentFiles): readonly ModuleRequest[] {
  return read(file, files, (root, lines) => {
    const all = entry(root, 'fixtures');
    const kinds = [entry(all, 'repositories'), entry(all, 'forge_modules')];
    return kinds.flatMap((kind, index) =>
      entriesOf(kind).map(([key, value]): ModuleRequest => {
        const repository = textOf(value) ?? textOf(entry(value, 'repo'));
        const ref = textOf(entry(value, 'ref')) ?? textOf(entry(value, 'branch'));
        const isForge = index === 1;
        return {
          ...(isForge && repository !== undefined ? forgeName(repository) : {}),
          name: key.text,
          source: '.fixtures.yml',
          place: lines(key.offset),
          ...(isForge || repository === undefined ? {} : { git: repository }),
          ...(ref === undefined ? {} : isForge ? { version: ref } : { ref }),
        };
      }),
    );
  });
}

function read(
  file: string,
  files: EnvironmentFiles,
  requests: (root: YamlNode, placeOf: (offset: number) => SourcePlace) => readonly ModuleRequest[],
): readonly ModuleRequest[] {
  const text = files.read(file);
  const root = text === undefined ? undefined : dataTree(text);
  if (text === undefined || root === undefined) return [];
  const lines = new LineIndex(text);
  return requests(root, (offset) => ({ file, line: lines.positionAt(offset).line }));
}

type Scalar = Extract<YamlNode, { kind: 'scalar' }>;

function entriesOf(node: YamlNode | undefined): readonly (readonly [Scalar, YamlNode])[] {
  if (node?.kind !== 'mapping') return [];
  return node.entries.flatMap(([key, value]) => (key.kind === 'scalar' ? [[key, value] as const] : []));
}

function entry(node: YamlNode | undefined, name: string): YamlNode | undefined {
  return entriesOf(node).find(([key]) => key.text === name)?.[1];
}

function itemsOf(node: YamlNode | undefined): readonly Exclude<YamlNode, { kind: 'alias' }>[] {
  return node?.kind === 'sequence' ? node.items.filter((item) => item.kind !== 'alias') : [];
}

function textOf(node: YamlNode | undefined): string | undefined {
  return node?.kind === 'scalar' ? node.text : undefined;
}
