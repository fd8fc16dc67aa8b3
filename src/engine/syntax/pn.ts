/** Prints a tree in Puppet's notation PN, like `puppet parser dump --format pn` (`pops/model/pn_transformer.rb`). */
import { assertNever } from '../assert-never.ts';
import type { AstNode, Expression, Parameter } from './ast.ts';

/** Output that is still to be printed: a string, or a node. */
type Part = string | AstNode;

/** Prints a node on one line. A program prints as its body. */
export function printPn(node: AstNode): string {
  const output: string[] = [];
  const pending: Part[] = [node];
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    if (typeof part === 'string') output.push(part);
    else {
      const parts = listParts(part);
      for (let index = parts.length - 1; index >= 0; index--) {
        const next = parts[index];
        if (next !== undefined) pending.push(next);
      }
    }
  }
  return output.join('');
}

function listParts(node: AstNode): readonly Part[] {
  switch (node.kind) {
    case 'Program':
      return [node.body];
    case 'Nop':
      return ['(nop)'];
    case 'Error':
      return call('error', node.parts);
    case 'LiteralInteger':
      return [node.radix === 10 ? String(node.value) : `(int {:radix ${node.radix} :value ${node.value}})`];
    case 'LiteralFloat':
      return [printFloat(node.value)];
    case 'LiteralString':
      return [quote(node.value)];
    case 'LiteralBoolean':
      return [String(node.value)];
    case 'LiteralUndef':
      return ['nil'];
    case 'LiteralDefault':
      return ['(default)'];
    case 'LiteralRegularExpression':
      return [`(regexp ${quote(node.pattern)})`];
    case 'ConcatenatedString':
      return call('concat', node.segments);
    case 'TextExpression':
      return call('str', [node.expr]);
    case 'HeredocExpression':
      return map('heredoc', [node.syntax === '' ? undefined : ['syntax', [quote(node.syntax)]], ['text', [node.text]]]);
    case 'LiteralList':
      return call('array', node.values);
    case 'LiteralHash':
      return call('hash', node.entries);
    case 'KeyedEntry':
      return call('=>', [node.key, node.value]);
    case 'QualifiedName':
      return [`(qn ${quote(node.value)})`];
    case 'QualifiedReference':
      return [`(qr ${quote(node.casedValue)})`];
    case 'ReservedWord':
      return [`(reserved ${quote(node.word)})`];
    case 'Variable':
      return [`(var ${quote(node.name)})`];
    case 'Parenthesized':
      return call('paren', [node.expr]);
    case 'Not':
      return call('!', [node.expr]);
    case 'UnaryMinus':
      if (node.expr.kind === 'LiteralInteger') return [String(-node.expr.value)];
      if (node.expr.kind === 'LiteralFloat') return [printFloat(-node.expr.value)];
      return call('-', [node.expr]);
    case 'Unfold':
      return call('unfold', [node.expr]);
    case 'Assignment':
    case 'Arithmetic':
    case 'Comparison':
    case 'Match':
    case 'In':
    case 'And':
    case 'Or':
    case 'Relationship':
      return call(node.operator, [node.left, node.right]);
    case 'Access':
      return call('access', [node.left, ...node.keys]);
    case 'NamedAccess':
      return call('.', [node.left, node.right]);
    case 'Block':
      return call('block', node.statements);
    case 'If':
    case 'Unless':
      return map(node.kind === 'If' ? 'if' : 'unless', [
        ['test', [node.test]],
        node.then.kind === 'Nop' ? undefined : statements('then', node.then),
        node.else.kind === 'Nop' ? undefined : statements('else', node.else),
      ]);
    case 'Case':
      return ['(case ', node.test, ' ', ...list(node.options), ')'];
    case 'CaseOption':
      return braces([['when', list(node.values)], statements('then', node.then)]);
    case 'Selector':
      return ['(? ', node.left, ' ', ...list(node.selectors), ')'];
    case 'SelectorEntry':
      return call('=>', [node.matching, node.value]);
    case 'Parameter':
      return parameter(node);
    case 'Lambda':
      return map('lambda', [
        parameters(node.parameters),
        node.returnType && ['returns', [node.returnType]],
        node.body.kind === 'Nop' ? undefined : statements('body', node.body),
      ]);
    case 'CallNamedFunction':
    case 'CallMethod': {
      const word = node.rvalRequired ? 'call' : 'invoke';
      return map(node.kind === 'CallMethod' ? `${word}-method` : word, [
        ['functor', [node.functor]],
        ['args', list(node.arguments)],
        node.lambda && ['block', [node.lambda]],
      ]);
    }
    case 'AttributeOperation':
      return [`(${node.operator} ${quote(node.name)} `, node.value, ')'];
    case 'AttributesOperation':
      return call('splat-hash', [node.expr]);
    case 'ResourceBody':
      return braces([
        ['title', [node.title]],
        ['ops', list(node.operations)],
      ]);
    case 'Resource':
      return map('resource', [['type', [node.typeName]], ['bodies', list(node.bodies)], form(node.form)]);
    case 'ResourceDefaults':
      return map('resource-defaults', [['type', [node.typeRef]], ['ops', list(node.operations)], form(node.form)]);
    case 'ResourceOverride':
      return map('resource-override', [
        ['resources', [node.resources]],
        ['ops', list(node.operations)],
        form(node.form),
      ]);
    case 'VirtualQuery':
    case 'ExportedQuery':
      return call(
        node.kind === 'VirtualQuery' ? 'virtual-query' : 'exported-query',
        node.expr.kind === 'Nop' ? [] : [node.expr],
      );
    case 'Collect':
      return map('collect', [
        ['type', [node.type]],
        ['query', [node.query]],
        node.operations.length === 0 ? undefined : ['ops', list(node.operations)],
      ]);
    case 'HostClassDefinition':
      return definition('class', node, node.parentClass, undefined);
    case 'ResourceTypeDefinition':
      return definition('define', node, undefined, undefined);
    case 'FunctionDefinition':
      return definition('function', node, undefined, node.returnType);
    case 'NodeDefinition':
      return map('node', [
        ['matches', list(node.hostMatches)],
        node.parent && ['parent', [node.parent]],
        node.body.kind === 'Nop' ? undefined : statements('body', node.body),
      ]);
    case 'TypeAlias':
      return [`(type-alias ${quote(node.name)} `, node.type, ')'];
    case 'TypeDefinition':
      return [
        `(type-definition ${quote(node.name)} ${node.parent === undefined ? 'nil' : quote(node.parent)} `,
        node.body,
        ')',
      ];
    case 'TypeMapping':
      return call('type-mapping', [node.type, node.mapping]);
    case 'Epp':
      return call('epp', node.body.kind === 'Block' ? node.body.statements : []);
    case 'RenderString':
      return [`(render-s ${quote(node.value)})`];
    case 'RenderExpression':
      return call('render', [node.expr]);
    default:
      return assertNever(node);
  }
}

type Entry = readonly [key: string, value: readonly Part[]];

function call(name: string, elements: readonly Part[]): readonly Part[] {
  return [`(${name}`, ...elements.flatMap((element) => [' ', element]), ')'];
}

function list(elements: readonly Part[]): readonly Part[] {
  return ['[', ...elements.flatMap((element, index) => (index === 0 ? [element] : [' ', element])), ']'];
}

function braces(entries: readonly (Entry | undefined)[]): readonly Part[] {
  const parts: Part[] = ['{'];
  for (const entry of entries) {
    if (entry !== undefined) {
      parts.push(`${parts.length === 1 ? '' : ' '}:${entry[0]} `);
      for (const part of entry[1]) parts.push(part);
    }
  }
  parts.push('}');
  return parts;
}

function map(name: string, entries: readonly (Entry | undefined)[]): readonly Part[] {
  return [`(${name} `, ...braces(entries), ')'];
}

function statements(key: string, body: Expression): Entry {
  return [key, list(body.kind === 'Block' ? body.statements : [body])];
}

function form(value: string): Entry | undefined {
  return value === 'regular' ? undefined : ['form', [quote(value)]];
}

function parameters(all: readonly Parameter[]): Entry | undefined {
  return all.length === 0 ? undefined : ['params', braces(all.map((one): Entry => [one.name, parameter(one)]))];
}

function parameter(node: Parameter): readonly Part[] {
  return braces([
    node.type && ['type', [node.type]],
    node.capturesRest ? ['splat', ['true']] : undefined,
    node.value && ['value', [node.value]],
  ]);
}

function definition(
  name: string,
  node: { readonly name: string; readonly parameters: readonly Parameter[]; readonly body: Expression },
  parent: string | undefined,
  returnType: Expression | undefined,
): readonly Part[] {
  return map(name, [
    ['name', [quote(node.name)]],
    parent === undefined ? undefined : ['parent', [quote(parent)]],
    parameters(node.parameters),
    node.body.kind === 'Nop' ? undefined : statements('body', node.body),
    returnType && ['returns', [returnType]],
  ]);
}

const ESCAPES: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r', '"': '\\"', '\\': '\\\\' };

function quote(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what is being escaped
  const escaped = text.replace(/[\0-\x1f"\\]/g, (char) => {
    return ESCAPES[char] ?? `\\o${char.charCodeAt(0).toString(8).padStart(3, '0')}`;
  });
  return `"${escaped}"`;
}

/** Prints a float like Ruby: with an exponent if it is near zero (below 0.0001) or a whole number of over 15 digits. */
function printFloat(value: number): string {
  if (Object.is(value, -0)) return '-0.0';
  const magnitude = Math.abs(value);
  if (magnitude !== 0 && (magnitude < 1e-4 || (magnitude >= 1e15 && Number.isInteger(value)))) {
    const [mantissa = '', exponent = ''] = value.toExponential().split('e');
    const digits = mantissa.includes('.') ? mantissa : `${mantissa}.0`;
    const sign = exponent.startsWith('-') ? '-' : '+';
    return `${digits}e${sign}${exponent.slice(1).padStart(2, '0')}`;
  }
  const text = String(value);
  return text.includes('.') ? text : `${text}.0`;
}
