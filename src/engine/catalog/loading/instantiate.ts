import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { Expression, HostClassDefinition, Parameter, ResourceTypeDefinition } from '../../syntax/ast.ts';
import { isType } from '../../values/value.ts';
import type { Compilation } from '../compilation.ts';
import { type DefinedParameter, ResourceDefinition } from '../definitions/definition.ts';
import { isMetaparameter } from '../declare/metaparameters.ts';
import type { NodePattern } from './definitions.ts';
import type { LoadedManifest } from './load-manifest.ts';
import { hostName } from './node-names.ts';
import { toSiteNodes, type SiteNode } from './site-nodes.ts';

interface Instantiated {
  readonly definition: ResourceDefinition;
  readonly pattern?: NodePattern | undefined;
}

/**
 * Adds the definitions of a program, and returns its classes, defines and nodes. Functions and type aliases are added
 * one by one, before all other definitions. A parameter's type can use only aliases that are defined earlier.
 *
 * @param toAdd the definitions to add; by default, all definitions of the program
 */
export function instantiateProgram(
  compilation: Compilation,
  manifest: LoadedManifest,
  toAdd = manifest.program.definitions,
): readonly ResourceDefinition[] {
  const { program, moduleName } = manifest;
  const { evaluator, loader, definitions } = compilation;
  const found = evaluator.inSource(program.source, () => {
    const result: Instantiated[] = [];
    for (const definition of toAdd) {
      switch (definition.kind) {
        case 'HostClassDefinition':
          result.push({ definition: classDefinition(compilation, definition, moduleName) });
          break;
        case 'ResourceTypeDefinition':
          result.push({ definition: defineDefinition(compilation, definition, moduleName) });
          compilation.rules.claimDefine(compilation, definition);
          break;
        case 'NodeDefinition':
          for (const site of toSiteNodes(compilation, definition, manifest))
            result.push({ definition: nodeDefinition(compilation, site), pattern: site.pattern });
          break;
        case 'FunctionDefinition':
          loader.defineFunction(definition, program.source);
          break;
        case 'TypeAlias':
          loader.defineAlias(definition, program.source);
          break;
        case 'TypeDefinition':
        case 'TypeMapping':
          break;
      }
    }
    return result;
  });
  for (const { definition, pattern } of found) definitions.add(definition, pattern);
  return found.map(({ definition }) => definition);
}

function classDefinition(compilation: Compilation, node: HostClassDefinition, moduleName: string): ResourceDefinition {
  const name = node.name.toLowerCase();
  return new ResourceDefinition({
    kind: 'class',
    name,
    moduleName,
    place: compilation.sourcePlace(node),
    code: toCode(compilation, node.body),
    parameters: defineParameters(compilation, node.parameters, name),
    parentName: parentName(compilation, node),
  });
}

function parentName({ rules }: Compilation, { parentClass }: HostClassDefinition): string | undefined {
  return parentClass === undefined ? undefined : rules.parentName(parentClass.toLowerCase());
}

function defineDefinition(
  compilation: Compilation,
  node: ResourceTypeDefinition,
  moduleName: string,
): ResourceDefinition {
  const name = node.name.toLowerCase();
  return new ResourceDefinition({
    kind: 'define',
    name,
    moduleName,
    place: compilation.sourcePlace(node),
    code: toCode(compilation, node.body),
    parameters: defineParameters(compilation, node.parameters, name),
  });
}

function toCode(compilation: Compilation, body: Expression): ResourceDefinition['code'] {
  return [{ body, source: compilation.evaluator.source }];
}

function defineParameters(
  compilation: Compilation,
  parameters: readonly Parameter[],
  name: string,
): readonly DefinedParameter[] {
  const typed = parameters.map((node) => ({ name: node.name, type: evaluateType(compilation, node), node }));
  for (const { name: parameter, value } of parameters) {
    if (!isMetaparameter(parameter)) continue;
    if (value === undefined) {
      throw new PuppetError(catalogIssues.metaparameter({ parameter, name }), undefined, 'Puppet::ParseError');
    }
    compilation.warnOnce(catalogIssues.inheritedMetaparameter({ parameter, name }));
  }
  return typed;
}

function evaluateType({ evaluator, topScope }: Compilation, { type }: Parameter): DefinedParameter['type'] {
  if (type === undefined) return undefined;
  const value = evaluator.evaluate(type, topScope);
  return isType(value) ? value.type : undefined;
}

/** Creates a node's definition. Each compilation needs its own, because evaluation changes the definition. */
export function nodeDefinition(compilation: Compilation, { name, node, manifest }: SiteNode): ResourceDefinition {
  const { program, moduleName } = manifest;
  return compilation.evaluator.inSource(
    program.source,
    () =>
      new ResourceDefinition({
        kind: 'node',
        name,
        moduleName,
        place: compilation.sourcePlace(node),
        code: toCode(compilation, node.body),
        parentName: node.parent === undefined ? undefined : hostName(node.parent),
      }),
  );
}
