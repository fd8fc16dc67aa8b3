/** Infers the value that a call must return: from an adjacent type, or from later uses of the value. */
import { listChildren, walk, type AstNode, type Expression, type Program } from '../../engine/index.ts';
import { isHash, TEXT, valueOfType, type ResolveAlias, type StandInValue } from './stand-in-values.ts';

export type ParameterTypes = (
  kind: 'class' | 'resource type',
  name: string,
) => ReadonlyMap<string, Expression> | undefined;

/** Returns the parent of each node of a program. */
export function mapParents(program: Program): ReadonlyMap<AstNode, AstNode> {
  const parents = new Map<AstNode, AstNode>();
  const visit = (node: AstNode): void => {
    for (const child of listChildren(node)) {
      parents.set(child, node);
      visit(child);
    }
  };
  visit(program);
  return parents;
}

export interface ExpectationContext {
  readonly parents: ReadonlyMap<AstNode, AstNode>;
  readonly resolve: ResolveAlias;
  readonly parameters: ParameterTypes;
  readonly templateOf: (name: string) => string | undefined;
  /** The program's module, the value of `$module_name`. */
  readonly moduleName: string | undefined;
}

/** Returns a value that fits the context of an expression, or undefined if the context shows no type. */
export function valueNeededAt(node: Expression, context: ExpectationContext): StandInValue | undefined {
  return neededAt(node, context, new Set());
}

const NO_STRING: ReadonlySet<string> = new Set([
  'keys',
  'values',
  'merge',
  'deep_merge',
  'create_resources',
  'has_key',
  'ensure_resources',
]);
const OF_LISTS: ReadonlySet<string> = new Set([
  'join',
  'flatten',
  'unique',
  'concat',
  'member',
  'size',
  'prefix',
  'suffix',
  'sort',
  'union',
  'difference',
  'intersection',
  'ensure_packages',
  'any2array',
]);
const ITERATIONS: ReadonlySet<string> = new Set([
  'each',
  'map',
  'filter',
  'reduce',
  'any',
  'all',
  'reverse_each',
  'slice',
]);
/** Functions whose argument is a hash or an array, not a string or undef. */
const OF_STRUCTURES: ReadonlySet<string> = new Set([
  'inline_yaml',
  'inline_json',
  'hash2yaml',
  'hash2json',
  'to_yaml',
  'to_json',
]);
const OF_TEXTS: ReadonlySet<string> = new Set([
  'split',
  'regsubst',
  'downcase',
  'upcase',
  'capitalize',
  'chomp',
  'strip',
  'sha1',
  'md5',
  'sprintf',
  'base64',
  'fqdn_rand',
  'dirname',
  'basename',
]);

function neededAt(node: Expression, context: ExpectationContext, seen: Set<AstNode>): StandInValue | undefined {
  if (seen.has(node)) return undefined;
  seen.add(node);
  const parent = context.parents.get(node);
  if (parent === undefined) return undefined;
  switch (parent.kind) {
    case 'Parenthesized':
    case 'Unfold':
      return neededAt(parent, context, seen) ?? (parent.kind === 'Unfold' ? [] : undefined);
    case 'Parameter':
      return parent.type === undefined
        ? byUses(parent.name, parent, context, seen)
        : valueOfType(parent.type, context.resolve);
    case 'Assignment':
      return parent.left.kind === 'Variable' ? byUses(parent.left.name, parent, context, seen) : undefined;
    case 'TextExpression':
    case 'RenderExpression':
      return TEXT;
    case 'Access': {
      if (parent.left !== node) return undefined;
      const [key] = parent.keys;
      // An access with two integers selects a substring.
      if (key?.kind === 'LiteralInteger' || key?.kind === 'UnaryMinus') return parent.keys.length > 1 ? TEXT : [];
      if (key?.kind !== 'LiteralString') return {};
      const value = neededAt(parent, context, seen);
      return { [key.value]: value ?? TEXT };
    }
    case 'NamedAccess': {
      const call = context.parents.get(parent);
      if (parent.left !== node || call?.kind !== 'CallMethod' || parent.right.kind !== 'QualifiedName')
        return undefined;
      return byFunction(parent.right.value, 0, call, context, seen);
    }
    case 'CallNamedFunction': {
      const at = parent.arguments.indexOf(node);
      return parent.functor.kind === 'QualifiedName'
        ? byFunction(parent.functor.value, at, parent, context, seen)
        : undefined;
    }
    case 'CallMethod': {
      const { right } = parent.functor;
      const at = parent.arguments.indexOf(node) + 1;
      return right.kind === 'QualifiedName' ? byFunction(right.value, at, parent, context, seen) : undefined;
    }
    case 'Arithmetic':
      return parent.operator === '+' && [parent.left, parent.right].some(({ kind }) => kind === 'LiteralHash')
        ? {}
        : parent.operator === '+' && [parent.left, parent.right].some(({ kind }) => kind === 'LiteralList')
          ? []
          : 0;
    case 'Comparison':
      if (parent.operator === '==') return undefined;
      return parent.operator === '!=' ? literalText(parent.left === node ? parent.right : parent.left) : 0;
    case 'Match':
      return parent.left === node ? TEXT : undefined;
    case 'AttributesOperation':
      return {};
    case 'AttributeOperation':
      return byAttribute(parent.name, parent, context);
    case 'ResourceBody':
      return TEXT;
    case 'HostClassDefinition':
    case 'ResourceTypeDefinition':
      return undefined;
    default:
      return undefined;
  }
}

function byFunction(
  name: string,
  at: number,
  call: Extract<AstNode, { kind: 'CallNamedFunction' | 'CallMethod' }>,
  context: ExpectationContext,
  seen: Set<AstNode>,
): StandInValue | undefined {
  if (ITERATIONS.has(name) && at === 0) return (call.lambda?.parameters.length ?? 1) > 1 && name !== 'reduce' ? {} : [];
  if (name === 'create_resources' && at > 0) return {};
  if (name === 'Sensitive' || name === 'unwrap') return TEXT;
  // Both functions only remove white space, so the argument can be the value that is needed as the result.
  if (name === 'chomp' || name === 'strip') return neededAt(call, context, seen) ?? TEXT;
  if (name === 'pick') return neededAt(call, context, seen);
  if (name === 'assert_type' && at === 1 && call.arguments[0] !== undefined)
    return valueOfType(call.arguments[0], context.resolve);
  if (name === 'str2bool') return 'true';
  if (name === 'parsejson' || name === 'parseyaml') return '{}';
  if (OF_STRUCTURES.has(name)) return {};
  if (NO_STRING.has(name)) return {};
  if (OF_LISTS.has(name) && at === 0) return [];
  return OF_TEXTS.has(name) ? TEXT : undefined;
}

/** Infers the value from the type of the parameter that an attribute sets. */
function byAttribute(name: string, node: AstNode, context: ExpectationContext): StandInValue | undefined {
  const body = context.parents.get(node);
  const resource = body === undefined ? undefined : context.parents.get(body);
  if (body?.kind !== 'ResourceBody' || resource?.kind !== 'Resource' || resource.typeName.kind !== 'QualifiedName')
    return undefined;
  const type = resource.typeName.value.replace(/^::/, '').toLowerCase();
  const title = body.title.kind === 'LiteralString' ? body.title.value.replace(/^::/, '').toLowerCase() : '';
  const types = type === 'class' ? context.parameters('class', title) : context.parameters('resource type', type);
  const expected = types?.get(name);
  return expected === undefined ? undefined : valueOfType(expected, context.resolve);
}

/** Infers the value from the uses of a variable in the definition that assigns it. */
function byUses(
  name: string,
  from: AstNode,
  context: ExpectationContext,
  seen: Set<AstNode>,
): StandInValue | undefined {
  let around: AstNode = from;
  for (let next = context.parents.get(around); next !== undefined; next = context.parents.get(around)) {
    around = next;
    if (
      ['HostClassDefinition', 'ResourceTypeDefinition', 'FunctionDefinition', 'NodeDefinition', 'Program'].includes(
        around.kind,
      )
    )
      break;
  }
  let found: StandInValue | undefined;
  let isText = false;
  const visit = (node: AstNode): void => {
    if (found !== undefined && !isHash(found)) return;
    if (node.kind === 'Variable' && node.name === name) {
      const value = neededAt(node, context, seen);
      // Almost any value can be interpolated, so a different use of the variable may need a more specific value.
      if (value === TEXT) isText = true;
      else if (isHash(found) && isHash(value)) found = { ...value, ...found };
      else if (value !== undefined && value !== null) found ??= value;
      return;
    }
    listChildren(node).forEach(visit);
  };
  visit(around);
  found ??= byTemplates(name, around, context);
  return found ?? (isText ? TEXT : undefined);
}

/**
 * Infers the value of a variable from its use in the ERB templates that its class or define renders: `@name.each`,
 * `@name['key']`.
 */
function byTemplates(
  name: string,
  around: AstNode,
  { templateOf, moduleName }: ExpectationContext,
): StandInValue | undefined {
  let found: StandInValue | undefined;
  walk(around, (node) => {
    if (found !== undefined || node.kind !== 'CallNamedFunction' || node.functor.kind !== 'QualifiedName') return;
    if (node.functor.value !== 'template') return;
    for (const argument of node.arguments) {
      const template = nameWithModule(argument, moduleName);
      const text = template === undefined ? undefined : templateOf(template);
      found ??= valueInTemplate(name, text ?? '');
    }
  });
  return found;
}

/** Infers the value of a variable from its use in an ERB template. Undefined if the template shows no type. */
export function valueInTemplate(name: string, text: string): StandInValue | undefined {
  if (new RegExp(`(?:JSON\\.parse|YAML\\.(?:safe_)?load)\\(@${name}\\b`).test(text)) return '{}';
  const use = new RegExp(
    `@${name}\\b(?:\\.(?:sort|to_a|reject|select|compact))*\\.(?:each|map|collect|join|each_with_index|sort_by|keys|values|each_pair|empty(?=\\?))\\b([^\\n]*)`,
  ).exec(text);
  if (use !== null) return /\.(?:keys|values|each_pair)\b|\|\s*\(?\w+\s*,/.test(use[0]) ? {} : [];
  return new RegExp(`@${name}\\[['":]`).test(text) ? {} : undefined;
}

/** Resolves a string that contains only literals and known variables: `"${module_name}/web.erb"`. */
function nameWithModule(node: Expression, moduleName = ''): string | undefined {
  if (node.kind === 'LiteralString') return node.value;
  if (node.kind !== 'ConcatenatedString') return undefined;
  const parts = node.segments.map((segment) => {
    if (segment.kind === 'LiteralString') return segment.value;
    const inner = segment.kind === 'TextExpression' ? segment.expr : segment;
    return inner.kind === 'Variable' && inner.name === 'module_name' ? moduleName : undefined;
  });
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** Returns the string that a value must equal so that the code continues: `if hiera('check') != 'OK' { fail() }`. */
function literalText(node: Expression): StandInValue | undefined {
  return node.kind === 'LiteralString' && node.value !== '' ? node.value : undefined;
}
