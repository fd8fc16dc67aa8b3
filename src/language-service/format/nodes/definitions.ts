import type {
  Expression,
  FunctionDefinition,
  HostClassDefinition,
  NodeDefinition,
  TypeAlias,
  TypeMapping,
} from '../../../engine/index.ts';
import { group, indent, line, type Doc } from '../doc.ts';
import { UnexpectedToken, type Printer } from '../printer.ts';
import { printParameters } from './parameters.ts';
import { printBlock } from './statements.ts';

type Define = Extract<Expression, { readonly kind: 'ResourceTypeDefinition' }>;

export function printClass(p: Printer, node: HostClassDefinition | Define): Doc {
  return [
    ...[p.next(), ' ', p.next()],
    p.is('(') ? [' ', printParameters(p, ['(', ')'], node.parameters, true)] : '',
    p.is('inherits') ? [' ', p.next(), ' ', p.next()] : '',
    ' ',
    printBlock(p, node.body),
  ];
}

export function printFunction(p: Printer, { parameters, returnType, body }: FunctionDefinition): Doc {
  return [
    ...[p.next('function'), ' ', p.next()],
    p.is('(') ? printParameters(p, ['(', ')'], parameters, true) : '',
    returnType === undefined ? '' : [' ', p.next('>>'), ' ', p.print(returnType)],
    ' ',
    printBlock(p, body),
  ];
}

export function printNodeDefinition(p: Printer, { hostMatches, parent, body }: NodeDefinition): Doc {
  const keyword = p.next('node');
  const hosts = hostMatches.map((host, index): Doc => {
    const before = index === 0 ? ' ' : [p.next(','), p.separator(line, { isFirst: true })];
    return [before, p.print(host)];
  });
  return [
    keyword,
    group(indent(hosts)),
    p.skipIf(','),
    parent === undefined ? '' : [' ', p.next('inherits'), ' ', p.print(parent)],
    ' ',
    printBlock(p, body),
  ];
}

export function printAlias(p: Printer, { type }: TypeAlias): Doc {
  const head: Doc = [p.next('type'), ' ', p.next(), ' ', p.next('='), ' '];
  // `type A = { … }` is short for `type A = Object[{ … }]`: the tree contains an `Object` type that the source does
  // not spell out.
  const [hash] = type.kind === 'Access' ? type.keys : [];
  return [head, p.is('{') && hash !== undefined ? p.print(hash) : p.print(type)];
}

export function printMapping(p: Printer, { type, mapping }: TypeMapping): Doc {
  const head: Doc = [p.next('type'), ' ', p.print(type), ' ', p.next('='), ' '];
  if (mapping.kind === 'Access' && p.is('{')) throw new UnexpectedToken('a type');
  return [head, p.print(mapping)];
}
