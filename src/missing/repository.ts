/** A repository that is read once: its code, its definitions and its references. */
import {
  listChildren,
  dataKeys,
  parseEpp,
  ProgramCache,
  getRelease,
  STDLIB_TYPE_ALIASES,
  parse,
  walk,
  type AstNode,
  type EnvironmentFiles,
  type Expression,
  type Program,
  type Release,
} from '../engine/index.ts';
import type { ParameterTypes } from './stand-ins/expected-type.ts';
import { extensionReadBy, factReadBy, hierarchyFacts, type HierarchyFact } from './facts.ts';
import { knownNames, type Known } from './known-names.ts';
import { readLayout, type Layout } from './layout.ts';
import type { ModuleRequest } from './module-request.ts';
import { moduleRequests } from './module-requests.ts';
import { findHierarchy } from './stand-ins/stand-in-hierarchy.ts';
import { plain, collectReferences, type Reference, type ReferenceKind } from './references.ts';
import { isStandIn, withoutLevel } from '../protocol/project/stand-ins.ts';
import type { ResolveAlias } from './stand-ins/stand-in-values.ts';

export interface PlacedReference extends Reference {
  readonly program: Program;
}

interface Defined<Kind extends Expression['kind']> {
  readonly definition: Extract<Expression, { kind: Kind }>;
  readonly program: Program;
}

export interface FactRead {
  readonly node: Expression;
  readonly program: Program;
}

export interface Repository {
  readonly files: EnvironmentFiles;
  readonly layout: Layout;
  readonly known: Known;
  readonly release: Release;
  readonly requests: readonly ModuleRequest[];
  readonly programs: ProgramCache;
  references(kind: ReferenceKind, name: string): readonly PlacedReference[];
  /** Returns the names of one kind that code refers to, in file order. */
  names(kind: ReferenceKind): Iterable<string>;
  programOf(file: string): Program | undefined;
  /** The places at which code reads `$::NAME` or `$facts['NAME']`, by name. */
  readonly factReads: ReadonlyMap<string, readonly FactRead[]>;
  /** The places at which code reads `$trusted['extensions']['NAME']`, by name. */
  readonly extensionReads: ReadonlyMap<string, readonly FactRead[]>;
  /** The stand-in for `hiera.yaml`. Undefined if the repository has one, or has no data. */
  readonly hierarchy: string | undefined;
  readonly hierarchyFacts: readonly HierarchyFact[];
  readonly classNames: readonly string[];
  /** Names of variables that manifests assign in top scope. They cannot be facts. */
  readonly topAssigned: ReadonlySet<string>;
  readonly dataKeys: ReadonlySet<string>;
  readonly resolveAlias: ResolveAlias;
  readonly parameterTypes: ParameterTypes;
  classNamed(name: string): Defined<'HostClassDefinition'> | undefined;
  defineNamed(name: string): Defined<'ResourceTypeDefinition'> | undefined;
}

/**
 * Returns the files of a project without its stand-ins. Includes the paths of binary files, which have no readable
 * content. If there is data but no `hiera.yaml`, adds a stand-in for this file.
 */
function realFiles(
  files: EnvironmentFiles,
  release: Release,
): {
  readonly files: EnvironmentFiles;
  readonly hierarchy: string | undefined;
} {
  const texts = new Map<string, string | undefined>();
  for (const path of files.paths) {
    const text = files.read(path);
    if (text === undefined || !isStandIn(text)) {
      texts.set(path, path === 'hiera.yaml' && text !== undefined ? withoutLevel(text) : text);
    }
  }
  const found: EnvironmentFiles = { paths: [...texts.keys()], read: (path) => texts.get(path) };
  const hierarchy = findHierarchy(found, release);
  if (hierarchy === undefined) return { files: found, hierarchy };
  texts.set('hiera.yaml', hierarchy);
  return { files: { paths: [...texts.keys()], read: found.read }, hierarchy };
}

/** @param nativeTypes names of the resource types that are part of Puppet and its agent package */
export function readRepository(
  all: EnvironmentFiles,
  nativeTypes: ReadonlySet<string>,
  release: Release = getRelease('8.11'),
): Repository {
  const { files, hierarchy } = realFiles(all, release);
  const layout = readLayout(files, release);
  const cache = new ProgramCache();
  const programs: Program[] = [];
  for (const path of files.paths) {
    const text = files.read(path) ?? '';
    if (layout.isCode(path)) programs.push(cache.load(path, text, { strict: 'off', release }).program);
    else if (path.endsWith('.epp')) programs.push(parseEpp(text, path, release).program);
  }
  const references = new Map<ReferenceKind, Map<string, PlacedReference[]>>();
  for (const program of programs) {
    for (const reference of collectReferences(program)) {
      const ofKind = references.get(reference.kind) ?? new Map<string, PlacedReference[]>();
      references.set(reference.kind, ofKind);
      const same = ofKind.get(reference.name);
      if (same === undefined) ofKind.set(reference.name, [{ ...reference, program }]);
      else same.push({ ...reference, program });
    }
  }
  const definitions = collectDefinitions(programs);
  const byFile = new Map(programs.map((program) => [program.source.file, program]));
  return {
    files,
    layout,
    known: knownNames(files, layout, programs, { nativeTypes, release }),
    release,
    requests: moduleRequests(files, layout),
    programs: cache,
    references: (kind, name) => references.get(kind)?.get(name) ?? [],
    names: (kind) => references.get(kind)?.keys() ?? [],
    programOf: (file) => byFile.get(file),
    factReads: collectReads(programs, certainFact),
    extensionReads: collectReads(programs, extensionReadBy),
    hierarchy,
    hierarchyFacts: hierarchyFacts(files),
    classNames: [...definitions.classes.keys()],
    topAssigned: assignedAtTop(programs.filter(({ source }) => layout.moduleOf(source.file) === undefined)),
    dataKeys: new Set(dataKeys(files).map(({ key }) => key)),
    resolveAlias: (name) => definitions.aliases.get(name),
    parameterTypes: (kind, name) => {
      const found = (kind === 'class' ? definitions.classes : definitions.defines).get(name)?.definition;
      return found === undefined
        ? undefined
        : new Map(
            found.parameters.flatMap((each) => (each.type === undefined ? [] : [[each.name, each.type] as const])),
          );
    },
    classNamed: (name) => definitions.classes.get(name),
    defineNamed: (name) => definitions.defines.get(name),
  };
}

/** Collects the places at which code reads facts, or extensions of certificates. */
function collectReads(
  programs: readonly Program[],
  nameReadBy: (node: Expression) => string | undefined,
): ReadonlyMap<string, readonly FactRead[]> {
  const found = new Map<string, FactRead[]>();
  for (const program of programs) {
    walk(program.body, (node) => {
      if (node.kind !== 'Variable' && node.kind !== 'Access') return;
      const name = nameReadBy(node);
      if (name === undefined) return;
      const reads = found.get(name);
      if (reads === undefined) found.set(name, [{ node, program }]);
      else reads.push({ node, program });
    });
  }
  return found;
}

function certainFact(node: Expression): string | undefined {
  const fact = factReadBy(node);
  return fact?.isCertain === true ? fact.name : undefined;
}

function assignedAtTop(manifests: readonly Program[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: AstNode): void => {
    if (OWN_SCOPES.has(node.kind)) return;
    if (node.kind === 'Assignment' && node.left.kind === 'Variable') found.add(node.left.name);
    listChildren(node).forEach(visit);
  };
  for (const { body } of manifests) visit(body);
  return found;
}

const OWN_SCOPES: ReadonlySet<AstNode['kind']> = new Set([
  'HostClassDefinition',
  'ResourceTypeDefinition',
  'FunctionDefinition',
  'NodeDefinition',
  'Lambda',
]);

function collectDefinitions(programs: readonly Program[]) {
  const classes = new Map<string, Defined<'HostClassDefinition'>>();
  const defines = new Map<string, Defined<'ResourceTypeDefinition'>>();
  const aliases = new Map<string, Expression>();
  for (const [name, text] of Object.entries(STDLIB_TYPE_ALIASES)) {
    const [alias] = parse(`type ${name} = ${text}`, 'stdlib.pp').program.definitions;
    if (alias?.kind === 'TypeAlias') aliases.set(plain(name), alias.type);
  }
  for (const program of programs) {
    walk(program.body, (node) => {
      if (node.kind === 'HostClassDefinition') classes.set(plain(node.name), { definition: node, program });
      else if (node.kind === 'ResourceTypeDefinition') defines.set(plain(node.name), { definition: node, program });
      else if (node.kind === 'TypeAlias') aliases.set(plain(node.name), node.type);
    });
  }
  return { classes, defines, aliases };
}
