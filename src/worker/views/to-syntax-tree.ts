/** Converts the syntax tree of a file to the terms of Puppet's own model (`lib/puppet/pops/model/ast.pp`). */
import { listChildren, parse, parseEpp, printPn, programString, type AstNode } from '../../engine/index.ts';
import type { SyntaxTreeNodeView, SyntaxTreeView } from '../../protocol/engine-api.ts';
import { Places } from './places.ts';

const LONGEST = 60;

const classNames = {
  Program: 'Program',
  Nop: 'Nop',
  Error: 'Error',
  LiteralInteger: 'LiteralInteger',
  LiteralFloat: 'LiteralFloat',
  LiteralString: 'LiteralString',
  LiteralBoolean: 'LiteralBoolean',
  LiteralUndef: 'LiteralUndef',
  LiteralDefault: 'LiteralDefault',
  LiteralRegularExpression: 'LiteralRegularExpression',
  ConcatenatedString: 'ConcatenatedString',
  TextExpression: 'TextExpression',
  HeredocExpression: 'HeredocExpression',
  LiteralList: 'LiteralList',
  KeyedEntry: 'KeyedEntry',
  LiteralHash: 'LiteralHash',
  QualifiedName: 'QualifiedName',
  QualifiedReference: 'QualifiedReference',
  ReservedWord: 'ReservedWord',
  Variable: 'VariableExpression',
  Parenthesized: 'ParenthesizedExpression',
  Not: 'NotExpression',
  UnaryMinus: 'UnaryMinusExpression',
  Unfold: 'UnfoldExpression',
  Assignment: 'AssignmentExpression',
  Arithmetic: 'ArithmeticExpression',
  Comparison: 'ComparisonExpression',
  Match: 'MatchExpression',
  In: 'InExpression',
  And: 'AndExpression',
  Or: 'OrExpression',
  Relationship: 'RelationshipExpression',
  Access: 'AccessExpression',
  NamedAccess: 'NamedAccessExpression',
  Block: 'BlockExpression',
  If: 'IfExpression',
  Unless: 'UnlessExpression',
  CaseOption: 'CaseOption',
  Case: 'CaseExpression',
  SelectorEntry: 'SelectorEntry',
  Selector: 'SelectorExpression',
  Parameter: 'Parameter',
  Lambda: 'LambdaExpression',
  CallNamedFunction: 'CallNamedFunctionExpression',
  CallMethod: 'CallMethodExpression',
  AttributeOperation: 'AttributeOperation',
  AttributesOperation: 'AttributesOperation',
  ResourceBody: 'ResourceBody',
  Resource: 'ResourceExpression',
  ResourceDefaults: 'ResourceDefaultsExpression',
  ResourceOverride: 'ResourceOverrideExpression',
  VirtualQuery: 'VirtualQuery',
  ExportedQuery: 'ExportedQuery',
  Collect: 'CollectExpression',
  HostClassDefinition: 'HostClassDefinition',
  ResourceTypeDefinition: 'ResourceTypeDefinition',
  FunctionDefinition: 'FunctionDefinition',
  NodeDefinition: 'NodeDefinition',
  TypeAlias: 'TypeAlias',
  TypeDefinition: 'TypeDefinition',
  TypeMapping: 'TypeMapping',
  Epp: 'EppExpression',
  RenderString: 'RenderStringExpression',
  RenderExpression: 'RenderExpression',
} as const satisfies Record<AstNode['kind'], string>;

/**
 * Returns the tree of a manifest or an EPP template, including incomplete source. Returns undefined for any other file.
 * Never throws.
 */
export function toSyntaxTree(file: string, text: string): SyntaxTreeView | undefined {
  const read = file.endsWith('.pp') ? parse : file.endsWith('.epp') ? parseEpp : undefined;
  if (read === undefined) return undefined;
  const { program } = read(text, file);
  const places = new Places({ [file]: text });
  const nodes: SyntaxTreeNodeView[] = [];
  // Not recursive: the tree of a long chain of operators is as deep as the chain is long.
  const pending: { readonly node: AstNode; readonly depth: number }[] = [{ node: program, depth: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node, depth } = next;
    const detail = formatDetail(node);
    nodes.push({
      label: classNames[node.kind],
      ...(detail === undefined ? {} : { detail: shortened(detail) }),
      isError: node.kind === 'Error',
      depth,
      start: node.offset,
      end: node.offset + node.length,
      place: places.ofSpan(file, node) ?? { file, line: 1 },
    });
    for (const child of listChildren(node).toReversed()) pending.push({ node: child, depth: depth + 1 });
  }
  return { nodes, pn: printPn(program) };
}

function shortened(text: string): string {
  const line = text.replaceAll('\n', '\\n');
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}

/**
 * Returns a detail that distinguishes a node from other nodes of its class. Undefined if its children already
 * distinguish it.
 */
function formatDetail(node: AstNode): string | undefined {
  switch (node.kind) {
    case 'LiteralInteger':
      return integerText(node.value, node.radix);
    case 'LiteralFloat':
    case 'LiteralBoolean':
      return String(node.value);
    case 'LiteralString':
    case 'RenderString':
      return programString(node.value.slice(0, LONGEST));
    case 'LiteralRegularExpression':
      return `/${node.pattern}/`;
    case 'HeredocExpression':
      return node.syntax === '' ? undefined : node.syntax;
    case 'QualifiedName':
      return node.value;
    case 'QualifiedReference':
      return node.casedValue;
    case 'ReservedWord':
      return node.word;
    case 'Variable':
      return `$${node.name}`;
    case 'Parameter':
      return `${node.capturesRest ? '*' : ''}$${node.name}`;
    case 'Assignment':
    case 'Arithmetic':
    case 'Comparison':
    case 'Match':
    case 'In':
    case 'And':
    case 'Or':
    case 'Relationship':
      return node.operator;
    case 'AttributeOperation':
      return `${node.name} ${node.operator}`;
    case 'AttributesOperation':
      return '* =>';
    case 'CallNamedFunction':
      return formatDetail(node.functor);
    case 'CallMethod':
      return formatDetail(node.functor.right);
    case 'Resource':
    case 'ResourceDefaults':
    case 'ResourceOverride':
      return node.form === 'regular' ? undefined : node.form;
    case 'HostClassDefinition':
      return node.parentClass === undefined ? node.name : `${node.name} inherits ${node.parentClass}`;
    case 'ResourceTypeDefinition':
    case 'FunctionDefinition':
    case 'TypeAlias':
    case 'TypeDefinition':
      return node.name;
    default:
      return undefined;
  }
}

function integerText(value: bigint, radix: 8 | 10 | 16): string {
  if (radix === 10) return String(value);
  return radix === 8 ? `0${value.toString(8)}` : `0x${value.toString(16)}`;
}
