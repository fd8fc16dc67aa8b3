/** Compiles a project that was written from a catalog, and compares the result with the catalog. */
import {
  compile,
  parametersToJson,
  referenceText,
  relationshipGraph,
  SensitiveValue,
  typeKnowledge,
  type Catalog,
  type CatalogResource,
  type CompileResult,
  type NodeInput,
  type RelationshipGraphResult,
  type ResourceTypeKnowledge,
  type TypeRegistry,
} from '../../../engine/index.ts';
import { withStandInTypes } from '../stand-in-types.ts';
import { isAutomatic } from './nesting.ts';
import type { CatalogProject } from './project-from-catalog.ts';

/**
 * Compiles a project for a node. Registers the project's stand-in types itself, because loading their files would need
 * Ruby.
 */
function compileProject(
  { files, unknownTypes }: CatalogProject,
  node: NodeInput,
  types: ResourceTypeKnowledge,
): CompileResult {
  return compile({
    files: { paths: Object.keys(files), read: (path) => files[path] },
    node,
    types: withTypes(types, new Set(unknownTypes)),
  });
}

/** Adds types that accept any attribute. Their namevar is `name`. */
function withTypes(types: ResourceTypeKnowledge, own: ReadonlySet<string>): ResourceTypeKnowledge {
  return {
    ...types,
    isType: (type) => own.has(type) || types.isType(type),
    hasParameter: (type, name) => own.has(type) || types.hasParameter(type, name),
    namevarsOf: (type) => (own.has(type) ? ['name'] : types.namevarsOf(type)),
    attributesOfTitle: (type, title) => (own.has(type) ? [['name', title]] : types.attributesOfTitle(type, title)),
    plainTitleAttribute: (type, title) => (own.has(type) ? 'name' : types.plainTitleAttribute?.(type, title)),
    isIsomorphic: (type) => own.has(type) || types.isIsomorphic(type),
  };
}

/**
 * Rows that describe a catalog. The key of a row is compared; the value is shown, without values of Sensitive
 * attributes.
 */
type Rows = ReadonlyMap<string, string>;

/** Lists the differences between two catalogs. Empty if resources, attributes, containment and edges are equal. */
function listDifferences(
  before: Catalog,
  after: Catalog,
  graphOf: (catalog: Catalog) => RelationshipGraphResult,
): readonly string[] {
  const differences = [
    ...differingRows(resourceRows(before), resourceRows(after)),
    ...differingRows(containmentRows(before), containmentRows(after)),
  ];
  return differences.length > 0 ? differences : differingRows(graphRows(graphOf(before)), graphRows(graphOf(after)));
}

function differingRows(before: Rows, after: Rows): readonly string[] {
  return [
    ...[...before].filter(([row]) => !after.has(row)).map(([, shown]) => `- ${shown}`),
    ...[...after].filter(([row]) => !before.has(row)).map(([, shown]) => `+ ${shown}`),
  ];
}

function resourceRows({ resources }: Catalog): Rows {
  return new Map(resources.flatMap((resource) => [markRow(resource), ...attributeRows(resource)]));
}

type Row = readonly [compared: string, shown: string];

function markRow(resource: CatalogResource): Row {
  const { virtual, exported } = resource;
  return plainRow(`${referenceText(resource)}${virtual ? ' virtual' : ''}${exported ? ' exported' : ''}`);
}

function plainRow(text: string): Row {
  return [text, text];
}

function attributeRows(resource: CatalogResource): readonly Row[] {
  const attributes = Object.entries(parametersToJson(resource));
  // If the title of a resource was not a string (`create_resources`), Puppet adds the attribute `name`.
  const own = attributes.filter(([name, value]) => name !== 'name' || value !== resource.title);
  return own.map(([name, value]) => {
    const start = `${referenceText(resource)} ${name} => `;
    const text = JSON.stringify(value);
    const isSecret = resource.parameters.get(name)?.value instanceof SensitiveValue;
    return [`${start}${text}${isSecret ? ' (Sensitive)' : ''}`, `${start}${isSecret ? '[redacted]' : text}`];
  });
}

function containmentRows({ containment }: Catalog): Rows {
  return new Map(
    containment.map(({ container, contained }) =>
      plainRow(`${referenceText(container)} contains ${referenceText(contained)}`),
    ),
  );
}

function graphRows(result: RelationshipGraphResult): Rows {
  // If an attribute has an invalid value, there is no graph, and the error is compared instead. File and line are
  // removed from its message, because they are different in generated code.
  if (result.kind === 'failed') return new Map([plainRow(result.error.message.replaceAll(/ ?\(file: [^)]*\)/g, ''))]);
  return new Map(
    Array.from(result.graph.edges(), ({ source, target, refresh }) =>
      plainRow(`${source.name} ${refresh ? 'notifies' : 'before'} ${target.name}`),
    ),
  );
}

/** Compiles the project of a catalog. Returns the differences from the catalog, or the error of the compilation. */
export function checkProject(
  project: CatalogProject,
  catalog: Catalog,
  registry: TypeRegistry,
  node: NodeInput,
): readonly string[] {
  const compiled = compileProject(project, node, typeKnowledge(registry));
  if (compiled.catalog === undefined) return [compiled.error?.message ?? 'The code does not compile.'];
  const differences = listDifferences(catalog, compiled.catalog, (each) =>
    relationshipGraph(each, withStandInTypes(registry, catalog), { deferred: compiled.deferred }),
  );
  // Ignores resources that every compilation adds, because a handwritten catalog may lack them.
  const known = new Set(catalog.resources.map(referenceText));
  const added = compiled.catalog.resources
    .filter((resource) => isAutomatic(resource) && !known.has(referenceText(resource)))
    .map((resource) => referenceText(resource).toLowerCase());
  return differences.filter((row) => !row.startsWith('+') || !added.some((each) => row.toLowerCase().includes(each)));
}
