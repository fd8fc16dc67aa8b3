/** Finds the format string of `sprintf`, `strftime`, `String.new` and similar calls at an offset. */
import { walk, type AstNode, type Expression } from '../../../engine/index.ts';
import type { ParsedFile } from '../../parsed-file.ts';

export type FormatFamily = 'sprintf' | 'String' | 'strftime' | 'Timestamp' | 'Timespan';

export interface FormatString {
  readonly family: FormatFamily;
  readonly start: number;
  /** Source of the string, with its quotes. Expressions in it are replaced by spaces. */
  readonly source: string;
  /** Arguments of `sprintf` after the format, or the value that is formatted. */
  readonly values: readonly Expression[];
  /** Data type to which the format applies, if a hash of formats names it. */
  readonly valueType?: string | undefined;
}

interface Call {
  readonly name: string;
  /** The receiver of a method call is the first one. */
  readonly given: readonly Expression[];
}

/** Returns undefined if no format string is at the offset, or if the code around it has an error. */
export function findFormatString(file: ParsedFile, offset: number): FormatString | undefined {
  let found: FormatString | undefined;
  walk(file.program, (node) => {
    const call = readCall(node);
    if (call !== undefined) found = findFormatOf(file, call, offset) ?? found;
    // A heredoc's content is outside of the node of the call, so no node is skipped.
    return undefined;
  });
  return found;
}

function readCall(node: AstNode): Call | undefined {
  if (node.kind === 'CallNamedFunction') {
    const name = readName(node.functor);
    return name === undefined ? undefined : { name, given: node.arguments };
  }
  if (node.kind !== 'CallMethod') return undefined;
  const { left, right } = node.functor;
  const name = readName(right);
  if (name === undefined) return undefined;
  // `String.new($x)` is `String($x)`.
  const type = name === 'new' && left.kind === 'QualifiedReference' ? left.casedValue : undefined;
  return type === undefined ? { name, given: [left, ...node.arguments] } : { name: type, given: node.arguments };
}

function readName(node: Expression): string | undefined {
  if (node.kind === 'QualifiedName') return node.value.replace(/^::/, '');
  return node.kind === 'QualifiedReference' ? node.casedValue : undefined;
}

function findFormatOf(file: ParsedFile, { name, given }: Call, offset: number): FormatString | undefined {
  const [first, second] = given;
  if (first === undefined) return undefined;
  const strings = (format: Expression | undefined, family: FormatFamily, values: readonly Expression[]) =>
    listStrings(format).map(({ node, valueType }) => ({
      node,
      family,
      values,
      valueType,
    }));
  const candidates = ((): ReturnType<typeof strings> => {
    switch (name) {
      case 'sprintf':
        return strings(first, 'sprintf', given.slice(1));
      case 'strftime':
        // Without a time, which is deprecated, the format comes first.
        return isString(first) ? strings(first, 'Timestamp', []) : strings(second, 'strftime', [first]);
      case 'String':
      case 'Timestamp':
      case 'Timespan':
        return strings(second, name, [first]);
      default:
        return [];
    }
  })();
  const hit = candidates.find(({ node }) => node.offset <= offset && offset < node.offset + node.length);
  if (hit === undefined) return undefined;
  const { node, family, values, valueType } = hit;
  return {
    family,
    values,
    valueType,
    start: node.offset,
    source: readSource(file, node),
  };
}

interface FoundString {
  readonly node: Expression;
  readonly valueType: string | undefined;
}

/** Lists the strings of a format argument: a string, a list of strings, or a hash of formats by data type. */
function listStrings(node: Expression | undefined, valueType?: string): readonly FoundString[] {
  switch (node?.kind) {
    case 'LiteralString':
    case 'ConcatenatedString':
      return [{ node, valueType }];
    case 'HeredocExpression':
      return [{ node: node.text, valueType }];
    case 'LiteralList':
      return node.values.flatMap((value) => listStrings(value, valueType));
    case 'LiteralHash':
      return node.entries.flatMap(({ key, value }) => listStrings(value, readType(key) ?? valueType));
    default:
      return [];
  }
}

function readType(key: Expression): string | undefined {
  if (key.kind === 'Access') return readType(key.left);
  return key.kind === 'QualifiedReference' ? key.casedValue : undefined;
}

function isString({ kind }: Expression): boolean {
  return kind === 'LiteralString' || kind === 'ConcatenatedString' || kind === 'HeredocExpression';
}

function readSource({ text }: ParsedFile, node: Expression): string {
  let source = text.slice(node.offset, node.offset + node.length);
  const segments = node.kind === 'ConcatenatedString' ? node.segments : [];
  for (const { kind, offset, length } of segments) {
    if (kind === 'LiteralString') continue;
    const start = offset - node.offset;
    source = source.slice(0, start) + ' '.repeat(length) + source.slice(start + length);
  }
  return source;
}
