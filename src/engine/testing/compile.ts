/** Compiles manifests for tests, with a few fixed resource types that do not depend on the built-in ones. */
import type { Catalog, CatalogResource } from '../catalog/catalog.ts';
import { referenceText } from '../catalog/catalog.ts';
import { compile } from '../catalog/compile.ts';
import type { CompileResult } from '../catalog/compile-result.ts';
import type { ExportedResourceStore } from '../catalog/nodes/exported-resources.ts';
import { parametersToJson } from '../catalog/json/to-json.ts';
import { isMetaparameter } from '../catalog/declare/metaparameters.ts';
import type { ResourceTypeKnowledge } from '../catalog/type-knowledge.ts';
import type { CompileSettings } from '../evaluator/host.ts';
import type { ReleaseId } from '../releases/release-ids.ts';
import type { Value } from '../values/value.ts';

/** One manifest, or files by their path in the environment. */
export type TestManifest = string | Readonly<Record<string, string>>;

export interface TestCompileOptions {
  /** Name of the node. By default, `node.example.com`. */
  readonly node?: string;
  readonly facts?: Readonly<Record<string, Value>>;
  readonly settings?: Partial<CompileSettings>;
  readonly types?: ResourceTypeKnowledge;
  readonly exports?: ExportedResourceStore;
  readonly release?: ReleaseId;
}

interface TestType {
  readonly parameters: readonly string[];
  readonly namevars?: readonly string[];
  readonly isomorphic?: boolean;
}

const TEST_TYPES: Readonly<Record<string, TestType>> = {
  exec: { parameters: ['command', 'path', 'refreshonly'], namevars: ['command'], isomorphic: false },
  file: { parameters: ['path', 'ensure', 'content', 'mode', 'owner', 'group'], namevars: ['path'] },
  notify: { parameters: ['name', 'message'] },
  package: { parameters: ['name', 'ensure', 'provider', 'command'], namevars: ['name', 'provider', 'command'] },
  service: { parameters: ['name', 'ensure', 'enable'] },
  stage: { parameters: ['name'] },
  user: { parameters: ['name', 'ensure', 'groups', 'shell', 'password'] },
};

/** Information about the test types. `File` removes trailing slashes from its title, like the built-in type. */
export const testTypes: ResourceTypeKnowledge = {
  isType: (type) => type in TEST_TYPES,
  hasParameter: (type, name) =>
    name === 'name' || isMetaparameter(name) || TEST_TYPES[type]?.parameters.includes(name) === true,
  namevarsOf: (type) => TEST_TYPES[type]?.namevars ?? ['name'],
  attributesOfTitle: (type, title) => {
    if (type !== 'file') return [[TEST_TYPES[type]?.namevars?.[0] ?? 'name', title]];
    const path = /^(\/|.*[^/])\/*$/s.exec(title)?.[1];
    return path === undefined ? undefined : [['path', path]];
  },
  isIsomorphic: (type) => TEST_TYPES[type]?.isomorphic ?? true,
};

/** Compiles a manifest. Returns the whole result, including errors. */
export function compileForTest(manifest: TestManifest, options: TestCompileOptions = {}): CompileResult {
  const files = new Map(typeof manifest === 'string' ? [['manifests/site.pp', manifest]] : Object.entries(manifest));
  return compile({
    files: { paths: [...files.keys()], read: (path) => files.get(path) },
    node: { name: options.node ?? 'node.example.com', facts: options.facts ?? {} },
    settings: options.settings ?? {},
    types: options.types ?? testTypes,
    ...(options.exports === undefined ? {} : { exports: options.exports }),
    ...(options.release === undefined ? {} : { release: options.release }),
  });
}

/** Compiles a manifest to a catalog; throws the compiler's errors if there is none. */
export function compileToCatalog(manifest: TestManifest, options: TestCompileOptions = {}): Catalog {
  const { catalog, error } = compileForTest(manifest, options);
  if (catalog === undefined) throw new Error(error?.message ?? 'no catalog and no error');
  return catalog;
}

/** Returns the message of the error that stopped the compilation. Throws if the manifest compiles. */
export function compileError(manifest: TestManifest, options: TestCompileOptions = {}): string {
  const { error } = compileForTest(manifest, options);
  if (error === undefined) throw new Error('the manifest compiles');
  return error.message;
}

/** Finds a resource by its reference, such as `File[/etc/motd]`. */
export function resourceIn(catalog: Catalog, reference: string): CatalogResource {
  const found = catalog.resources.find((resource) => referenceText(resource) === reference);
  if (found === undefined) throw new Error(`${reference} is not in the catalog`);
  return found;
}

/** Returns the attributes of a resource as JSON. */
export function parametersIn(catalog: Catalog, reference: string): ReturnType<typeof parametersToJson> {
  return parametersToJson(resourceIn(catalog, reference));
}

/**
 * Lists the references of the resources that the manifest declares. Leaves out the resources that are in every catalog.
 */
export function declaredIn(catalog: Catalog): readonly string[] {
  const given = new Set(['Stage[main]', 'Class[Settings]', 'Class[main]']);
  return catalog.resources.map(referenceText).filter((reference) => !given.has(reference));
}
