/**
 * Writes Puppet code that compiles to a catalog: `manifests/site.pp`, and a module for each class and define. A catalog
 * does not contain its source, so the code has literal values instead of variables and conditions.
 */
import {
  referenceText,
  SensitiveValue,
  type Catalog,
  type CatalogResource,
  type ResourceTypeKnowledge,
} from '../../../engine/index.ts';
import { applyEdits, formatManifest } from '../../../language-service/format/format-manifest.ts';
import { nativeTypeText } from '../../../missing/stand-ins/stand-in-code.ts';
import { bodyCode, bodyItems } from './body-code.ts';
import { defineCode } from './define-code.ts';
import { Heredocs } from './heredocs.ts';
import { findNesting, isAutomatic, TOP, type Nesting } from './nesting.ts';
import { classParameters } from './parameters-code.ts';
import { quote } from './quote.ts';
import { arrowsCode, plainWriter, requiredClasses, type WriteValue } from './resource-code.ts';
import { referenceCode, UnwritableValue } from './value-code.ts';

export interface ProjectOptions {
  readonly types: ResourceTypeKnowledge;
  /** True to write the values of Sensitive attributes. By default, placeholders replace them. */
  readonly withSecrets?: boolean;
}

export interface CatalogProject {
  /** Code by path in the environment. */
  readonly files: Readonly<Record<string, string>>;
  /** Native types from modules that the catalog uses. The files contain stand-ins without effect for these types. */
  readonly unknownTypes: readonly string[];
  /** Number of values of Sensitive attributes that placeholders replace. */
  readonly hiddenValues: number;
}

export type CatalogProjectResult =
  | { readonly kind: 'project'; readonly project: CatalogProject }
  /** The catalog contains a value that code cannot express. `message` explains this to the user. */
  | { readonly kind: 'refused'; readonly message: string };

export function projectFromCatalog(catalog: Catalog, options: ProjectOptions): CatalogProjectResult {
  try {
    return { kind: 'project', project: writeProject(catalog, options) };
  } catch (error) {
    if (!(error instanceof UnwritableValue)) throw error;
    return { kind: 'refused', message: `The catalog cannot be written as code: ${error.message}.` };
  }
}

function writeProject(catalog: Catalog, { types, withSecrets = false }: ProjectOptions): CatalogProject {
  const nesting = findNesting(catalog);
  const files: Record<string, string> = {};
  const add = (path: string, write: (writeValue: WriteValue) => string): void => {
    const heredocs = new Heredocs();
    files[path] = heredocs.fill(formatted(path, write(plainWriter({ heredocs, withSecrets }))));
  };
  add('manifests/site.pp', (write) => siteCode(catalog, nesting, write));
  for (const resource of catalog.resources) {
    if (resource.kind !== 'class' || isAutomatic(resource)) continue;
    const name = resource.title.toLowerCase();
    add(definitionPath(name), (write) => {
      const body = bodyCode(bodyItems(nesting, resource), write);
      return `class ${name}${classParameters(resource, write)} {\n${body}}\n`;
    });
  }
  const groups = groupByType(catalog.resources.filter(({ kind }) => kind === 'define' || kind === 'native'));
  const unknown = new Map<string, readonly CatalogResource[]>();
  for (const [name, instances] of groups) {
    const path = definitionPath(name);
    // If `files` has the path, a class has this name. A define cannot have the same name, so the type must be native.
    const isDefine = instances[0]?.kind === 'define' && files[path] === undefined;
    if (isDefine) add(path, (write) => defineCode(name, instances, nesting, write));
    else if (!types.isType(name)) unknown.set(name, instances);
  }
  for (const [name, instances] of unknown) {
    const parameters = new Set(instances.flatMap((resource) => [...resource.parameters.keys()]));
    files[`modules/${name.split('_', 1)[0] ?? name}/lib/puppet/type/${name}.rb`] = nativeTypeText(name, parameters);
  }
  const secrets = catalog.resources
    .flatMap(({ parameters }) => [...parameters.values()])
    .filter(({ value }) => value instanceof SensitiveValue);
  return { files, unknownTypes: [...unknown.keys()], hiddenValues: withSecrets ? 0 : secrets.length };
}

function siteCode({ resources, node }: Catalog, nesting: Nesting, write: WriteValue): string {
  const references = new Map(resources.map((resource) => [referenceText(resource), resource] as const));
  const arrows = resources
    .filter((resource) => isAutomatic(resource))
    .map((resource) =>
      arrowsCode(resource, (text) => {
        const target = references.get(text);
        return target === undefined ? text : referenceCode(target.type, target.title);
      }),
    );
  const items = nesting.bodies.get(TOP) ?? [];
  const [stages, others] = [
    items.filter(({ resource }) => resource.kind === 'stage'),
    items.filter(({ resource }) => resource.kind !== 'stage'),
  ];
  const nodes = others.filter(({ resource }) => resource.kind === 'node').map(({ resource }) => resource);
  const required = nesting.main === undefined ? [] : requiredClasses(nesting.main);
  return [
    `# Written from the catalog of ${node}.\n`,
    bodyCode(stages, write),
    ...required.map((name) => `require ${name}\n`),
    bodyCode(
      others.filter(({ resource }) => resource.kind !== 'node'),
      write,
    ),
    ...nodes.map((resource) => nodeCode(resource, nesting, write)),
    ...arrows,
  ]
    .filter((part) => part !== '')
    .join('\n');
}

const PATTERN_NODE = '__node_regexp__';

/**
 * Writes a node definition. For a node with a pattern, the catalog contains the pattern without most punctuation. The
 * written pattern therefore has a second, empty alternative, which matches every name.
 */
function nodeCode(resource: CatalogResource, nesting: Nesting, write: WriteValue): string {
  const { title } = resource;
  const pattern = title.startsWith(PATTERN_NODE) ? title.slice(PATTERN_NODE.length) : undefined;
  const name = pattern === undefined ? (title === 'default' ? title : quote(title)) : `/${pattern}|/`;
  const required = requiredClasses(resource).map((each) => `require ${each}\n`);
  return `node ${name} {\n${required.join('')}${bodyCode(bodyItems(nesting, resource), write)}}\n`;
}

function groupByType(resources: readonly CatalogResource[]): ReadonlyMap<string, readonly CatalogResource[]> {
  const groups = new Map<string, CatalogResource[]>();
  for (const resource of resources) {
    const name = resource.type.toLowerCase();
    const known = groups.get(name);
    if (known === undefined) groups.set(name, [resource]);
    else known.push(resource);
  }
  return groups;
}

/** Returns the path at which Puppet looks for a class or define. */
function definitionPath(name: string): string {
  const [module = name, ...rest] = name.split('::');
  return `modules/${module}/manifests/${rest.length === 0 ? 'init' : rest.join('/')}.pp`;
}

function formatted(path: string, code: string): string {
  const result = formatManifest(code);
  if (result.kind === 'formatted') return applyEdits(code, result.edits);
  throw new UnwritableValue(`the generated ${path} would have a syntax error: ${result.error.message}`);
}
