/**
 * Puppet's messages for values of the wrong type, for arguments that match no signature, and for parameters of classes
 * and defines.
 */
import { isArray, type DeferredValue, type Value } from '../../values/value.ts';
import { isKindOfCallable } from '../assignable/callable.ts';
import { tupleSize } from '../assignable/collection.ts';
import { isAssignable } from '../assignable/assignable.ts';
import { exactSize, tupleType, undefType } from '../factory.ts';
import { formatKey, formatTypeText } from '../format.ts';
import { inferTypeSet } from '../infer.ts';
import { generalize } from '../generalize.ts';
import { isInstance } from '../instance.ts';
import { chopPath, describe, mergeFindings } from './describe.ts';
import { mismatchText, type Mismatch, type Path } from './mismatch-text.ts';
import { rangeCovers } from '../assignable/range.ts';
import type { CallableType, StructType, TupleType, Type } from '../type.ts';

export interface Signature {
  readonly type: CallableType;
  readonly parameterNames: readonly string[];
  readonly blockName?: string;
}

/**
 * Explains why `actual` is not assignable to `expected`: `parameter 'x' expects an Integer value, got String`. The
 * message begins with `name`. Several mismatches are listed on separate lines. Returns an empty string if there is
 * none.
 */
export function describeMismatch(name: string, expected: Type, actual: Type): string {
  const findings = describe(expected, actual, [{ kind: 'subject', key: name }]);
  const texts = findings.map(mismatchText);
  return texts.length === 1 ? (texts[0] ?? '').trim() : texts.join('\n ');
}

/** One mismatch: its message, and for a struct also the key that is missing or unknown. */
export interface MismatchFinding {
  readonly text: string;
  /** Keys and indexes that lead from the value to the element that does not match. */
  readonly path: readonly (string | number)[];
  readonly isKey?: true;
  readonly missing?: string;
  readonly unknown?: string;
}

/** Finds the mismatches that `describeMismatch` joins to one message, for the editor. */
export function findMismatches(name: string, expected: Type, actual: Type): readonly MismatchFinding[] {
  return describe(expected, actual, [{ kind: 'subject', key: name }]).map((finding) => ({
    text: mismatchText(finding).trim(),
    path: finding.path.flatMap((element) =>
      element.kind === 'entry' || element.kind === 'entryKey' || element.kind === 'index' ? [element.key] : [],
    ),
    ...(finding.path.at(-1)?.kind === 'entryKey' ? { isKey: true } : {}),
    ...(finding.kind === 'missingKey' ? { missing: finding.key } : {}),
    ...(finding.kind === 'extraneousKey' ? { unknown: finding.key } : {}),
  }));
}

/** Returns the types of a call's arguments as a tuple. The type of the lambda comes last. */
export function inferArguments(args: readonly Value[], block?: { readonly type: Type }): TupleType {
  const types = args.map(inferTypeSet);
  return tupleType(block === undefined ? types : [...types, block.type]);
}

/**
 * Explains why no signature accepts the arguments. A single reason gives `'f' parameter 'x' expects …`. Otherwise,
 * lists the signatures with their reasons. For the call of a lambda, `functionName` is `lambda`.
 */
export function describeSignatures(functionName: string, signatures: readonly Signature[], args: TupleType): string {
  const label = functionName === 'lambda' ? 'block' : `'${functionName}'`;
  let findings: (readonly Mismatch[])[] = signatures.map((signature, index) =>
    describeArguments(signature, args, [{ kind: 'signature', key: index }]),
  );
  if (findings.some((each) => each.length === 0)) {
    const blocks = signatures.map((signature, index) =>
      describeBlock(signature, args, [{ kind: 'signature', key: index }]),
    );
    if (blocks.every((each) => each.length > 0)) findings = blocks;
    else findings = findings.map((each, index) => (each.length === 0 ? (blocks[index] ?? []) : each));
  }
  const merged = mergeFindings(0, 'count', findings);
  const [only] = merged;
  if (merged.length === 1 && only !== undefined) return label + mismatchText(only);
  const rejections = (index: number, indent: string): string[] =>
    (findings[index] ?? []).map((each) => `${indent}rejected:${mismatchText(chopPath(each, 0))}`);
  const [first] = signatures;
  if (signatures.length === 1 && first !== undefined) {
    return [`${label} expects (${signatureText(first)})`, ...rejections(0, '  ')].join('\n');
  }
  return [
    `The function ${label} was called with arguments it does not accept. It expects one of:`,
    ...signatures.flatMap((signature, index) => [`  (${signatureText(signature)})`, ...rejections(index, '    ')]),
  ].join('\n');
}

function describeArguments(signature: Signature, args: TupleType, path: Path): readonly Mismatch[] {
  const parameters = signature.type.parameters;
  if (parameters === undefined) return [];
  const last = args.types.at(-1);
  const hasBlock = last !== undefined && isKindOfCallable(last);
  const count = hasBlock ? args.types.length - 1 : args.types.length;
  const expected = tupleSize(parameters);
  const actual = hasBlock || args.types.length > 0 ? exactSize(count) : exactSize(0);
  if (!rangeCovers(expected, actual)) return [{ kind: 'count', path, expected, actual }];
  for (const [index, given] of args.types.slice(0, count).entries()) {
    const position = Math.min(index, parameters.types.length - 1);
    const wanted = parameters.types[position];
    if (wanted === undefined || isAssignable(wanted, given)) continue;
    const key = signature.parameterNames[position] ?? '';
    const found = describe(wanted, given, [...path, { kind: 'parameter', key }]);
    if (found.length > 0) return found;
  }
  return [];
}

function describeBlock(signature: Signature, args: TupleType, path: Path): readonly Mismatch[] {
  const wanted = signature.type.block;
  const given = args.types.at(-1);
  if (given !== undefined && isKindOfCallable(given)) {
    if (wanted === undefined) return [{ kind: 'unexpectedBlock', path }];
    return describe(wanted, given, [...path, { kind: 'block' }]);
  }
  return wanted === undefined || isAssignable(wanted, undefType) ? [] : [{ kind: 'missingBlock', path }];
}

/** Prints a signature for messages: `Integer a, Optional[String] b?, Any c*, Callable &block?`. */
export function signatureText(signature: Signature): string {
  const { parameters, block } = signature.type;
  const types = parameters?.types ?? [];
  const { from = 0n, to } = parameters === undefined ? { to: undefined } : tupleSize(parameters);
  const parts: string[] = [];
  if (from === 0n && to === 0n) return '';
  const names = signature.parameterNames.length === 0 ? types.map(() => '') : signature.parameterNames;
  for (const [index, name] of names.entries()) {
    let type = types[index] ?? types.at(-1);
    if (type === undefined) continue;
    let indicator = '';
    if (to === undefined && index === names.length - 1) indicator = from === BigInt(names.length) ? '+' : '*';
    else if (BigInt(index + 1) > from) {
      indicator = '?';
      if (type.kind === 'Optional' && type.type !== undefined) type = type.type;
    }
    parts.push(`${formatTypeText(type)} ${name}${indicator}`);
  }
  const blockName = signature.blockName ?? 'block';
  if (block?.kind === 'Optional' && block.type !== undefined) parts.push(`${formatTypeText(block.type)} ${blockName}?`);
  else if (block?.kind === 'Callable') parts.push(`${formatTypeText(block)} ${blockName}`);
  return parts.join(', ');
}

type DeferredReturnType = (value: DeferredValue) => Type | undefined;

/**
 * Explains why named parameters of a class, a define or a template are not accepted: `Class[Web]: parameter 'port'
 * expects an Integer value, got String`. Several mismatches are on separate lines: unknown names first, then missing
 * values and wrong types in the order of the parameters. Returns undefined if all are valid. If `missingOk` is true,
 * values may be missing.
 */
export function describeParameters(
  subject: string,
  parameters: StructType,
  given: Iterable<readonly [Value, Value]>,
  missingOk = false,
  deferredReturnType?: DeferredReturnType,
): string | undefined {
  const values = new Map<Value, Value>(given);
  const known = new Set<Value>(parameters.elements.map((each) => each.name));
  const findings: Mismatch[] = [];
  for (const key of values.keys())
    if (!known.has(key)) findings.push({ kind: 'invalidParameter', path: [], key: formatKey(key) });
  for (const { name, key, value: type } of parameters.elements) {
    if (!values.has(name)) {
      if (!missingOk && key.kind !== 'Optional') findings.push({ kind: 'missingParameter', path: [], key: name });
      continue;
    }
    findings.push(...describeParameter(name, type, values.get(name), deferredReturnType));
  }
  return subjectText(subject, findings);
}

function describeParameter(
  name: string,
  type: Type,
  value: Value,
  deferredReturnType: DeferredReturnType | undefined,
): readonly Mismatch[] {
  const path: Path = [{ kind: 'parameter', key: name }];
  if (typeof value === 'object' && !isArray(value) && value.kind === 'Deferred') {
    const result = deferredReturnType?.(value);
    if (result === undefined || isAssignable(generalize(type), generalize(result))) return [];
    return describe(type, result, path);
  }
  return isInstance(type, value) ? [] : describe(type, inferTypeSet(value), path);
}

function subjectText(subject: string, findings: readonly Mismatch[]): string | undefined {
  if (findings.length === 0) return undefined;
  const texts = findings.map(mismatchText);
  return texts.length === 1 ? `${subject}:${texts[0] ?? ''}` : `${subject}:\n ${texts.join('\n ')}`;
}
