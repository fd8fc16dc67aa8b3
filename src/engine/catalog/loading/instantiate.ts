import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type {
  Expression,
  HostClassDefinition,
  NodeDefinition,
  Parameter,
  Program,
  ResourceTypeDefinition,
} from '../../syntax/ast.ts';
import { isType } from '../../values/value.ts';
import { matchRegexp } from '../../values/regexp/regexp.ts';
import type { Release } from '../../releases/release.ts';
import type { Compilation } from '../compilation.ts';
import { type DefinedParameter, ResourceDefinition } from '../definitions/definition.ts';
import { isMetaparameter } from '../declare/metaparameters.ts';
import type { NodePattern } from './definitions.ts';

interface Instantiated {
  readonly definition: ResourceDefinition;
  readonly pattern?: NodePattern | undefined;
}

/**
 * Adds the definitions of a program, and returns its classes, defines and nodes. Functions and type aliases are added
 * one by one, before all other definitions. A parameter's type can use only aliases that are defined earlier.
 */
export function instantiateProgram(
  compilation: Compilation,
  program: Program,
  moduleName: string,
): readonly ResourceDefinition[] {
  const { evaluator, loader, definitions } = compilation;
  const found = evaluator.inSource(program.source, () => {
    const result: Instantiated[] = [];
    for (const definition of program.definitions) {
      switch (definition.kind) {
        case 'HostClassDefinition':
          result.push({ definition: classDefinition(compilation, definition, moduleName) });
          break;
        case 'ResourceTypeDefinition':
          result.push({ definition: defineDefinition(compilation, definition, moduleName) });
          compilation.rules.claimDefine(compilation, definition);
          break;
        case 'NodeDefinition':
          result.push(...nodeDefinitions(compilation, definition, moduleName));
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

function nodeDefinitions(compilation: Compilation, node: NodeDefinition, moduleName: string): readonly Instantiated[] {
  const place = compilation.sourcePlace(node);
  const code = toCode(compilation, node.body);
  const parent = node.parent === undefined ? undefined : hostName(node.parent);
  return node.hostMatches.map((host) => {
    const pattern = host.kind === 'LiteralRegularExpression' ? host.pattern : undefined;
    const name =
      pattern === undefined
        ? hostName(host)
        : compilation.rules.patternNodeName(patternName(pattern, compilation.release));
    return {
      definition: new ResourceDefinition({ kind: 'node', name, moduleName, place, code, parentName: parent }),
      pattern:
        pattern === undefined
          ? undefined
          : { source: pattern, match: (text) => matchRegexp(pattern, text) ?? undefined },
    };
  });
}

function hostName(host: Expression): string {
  switch (host.kind) {
    case 'LiteralString':
    case 'QualifiedName':
      return host.value.toLowerCase();
    case 'LiteralInteger':
    case 'LiteralFloat':
      return String(host.value);
    case 'LiteralDefault':
      return 'default';
    default:
      return '';
  }
}

const LOOKAROUND: Readonly<Record<string, string>> = {
  '(': 'LP',
  '?': 'QU',
  '<': 'LT',
  '>': 'GT',
  '!': 'EX',
  '=': 'EQ',
  ')': 'RP',
};

/**
 * Converts the regular expression of a node definition to the form used in the definition's name
 * (`Puppet::Resource::Type#name`).
 */
function patternName(pattern: string, release: Release): string {
  const plain = pattern
    .toLowerCase()
    .replace(/\(\?[^)]*\)/g, (group) => group.replace(/./gs, (character) => LOOKAROUND[character] ?? character));
  const name = release.has('names of node definitions with lookaround') ? plain.toLowerCase() : plain;
  return name.replace(/[^-\w:.]/g, '').replace(/^\.+/, '');
}
