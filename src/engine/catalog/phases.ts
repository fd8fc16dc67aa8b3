import { catalogIssues } from '../diagnostics/issues/catalog.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { addResource } from './declare/add-resource.ts';
import { ensureInCatalog } from './definitions/classes.ts';
import type { Compilation } from './compilation.ts';
import { ResourceDefinition } from './definitions/definition.ts';
import { evaluateResource } from './definitions/evaluate-resource.ts';
import { instantiateProgram, nodeDefinition } from './loading/instantiate.ts';
import type { LoadedManifest } from './loading/load-manifest.ts';
import { makeResource } from './declare/make-resource.ts';
import { MAIN } from './names.ts';
import type { Resource } from './resource.ts';
import { setSettings } from './top-scope/top-scope.ts';

/** Parses and validates all manifests. Throws at the first file with errors. */
export function parseManifests(compilation: Compilation): readonly LoadedManifest[] {
  const { files, release, rules } = compilation;
  return rules
    .manifestPaths(files, release)
    .flatMap((path) => (compilation.loadedFiles.has(path) ? [] : rules.loadManifest(compilation, path, '')));
}

export function instantiateManifests(compilation: Compilation, manifests: readonly LoadedManifest[]): void {
  const nodes = compilation.programs.siteNodes(manifests, compilation);
  if (nodes.hasConflicts) {
    // Adds the definitions in the order of the manifests, because Puppet's error is about the first conflict.
    for (const manifest of manifests) instantiateProgram(compilation, manifest);
    return;
  }
  for (const { manifest, definitions } of nodes.others) instantiateProgram(compilation, manifest, definitions);
  compilation.definitions.addSiteNodes(nodes, (node) => nodeDefinition(compilation, node));
}

export function addStageMain(compilation: Compilation): void {
  compilation.catalog.add(
    makeResource(compilation, MAIN, {
      type: 'stage',
      scope: compilation.topScope,
    }),
  );
}

/** Adds `Class[Settings]`, which contains no resources. Its variables are Puppet's settings. */
export function addSettings(compilation: Compilation): void {
  const definition = compilation.definitions.class('settings') ?? addSettingsClass(compilation);
  const resource = makeResource(compilation, 'settings', { type: 'class', scope: compilation.topScope }, definition);
  compilation.catalog.add(resource);
  evaluateResource(compilation, resource);
  const scope = compilation.classScopes.get('settings');
  if (scope !== undefined) setSettings(compilation, scope);
}

function addSettingsClass({ definitions }: Compilation): ResourceDefinition {
  const definition = new ResourceDefinition({
    kind: 'class',
    name: 'settings',
    moduleName: undefined,
    code: [],
  });
  definitions.add(definition);
  return definition;
}

/** Evaluates the top-level code of all manifests as the main class. Returns the resource of the main class. */
export function addMain(compilation: Compilation, manifests: readonly LoadedManifest[]): Resource {
  const { topScope } = compilation;
  const definition = new ResourceDefinition({
    kind: 'class',
    name: '',
    moduleName: '',
    code: compilation.programs.siteNodes(manifests, compilation).code,
  });
  compilation.definitions.add(definition);
  const main = makeResource(compilation, '', { type: 'class', scope: topScope, source: definition }, definition);
  topScope.resource = main;
  addResource(compilation, main);
  compilation.mainFile = manifests[0]?.program.source.file;
  try {
    evaluateResource(compilation, main);
  } finally {
    compilation.mainFile = undefined;
  }
  return main;
}

/** Prepares the top scope of a node without evaluating a manifest, for lookups and consoles. */
export function prepareWithoutManifests(compilation: Compilation): void {
  addStageMain(compilation);
  compilation.rules.setNodeVariables(compilation);
  addMain(compilation, []);
}

/**
 * Evaluates the node definition that matches the node's name. Throws if there are node definitions but none matches.
 */
export function evaluateNode(compilation: Compilation): void {
  const { definitions, nodeName, topScope } = compilation;
  if (!definitions.hasNodes) return;
  const match = definitions.node(nodeName);
  if (match === undefined) {
    throw new PuppetError(
      catalogIssues.unknownNode({
        node: definitions.namesOf(nodeName).join(', '),
      }),
      undefined,
      'Puppet::ParseError',
    );
  }
  evaluateResource(compilation, ensureInCatalog(compilation, topScope, match.definition));
}
