import { rubyClassName } from '../../formatting/ruby-number.ts';
import { evaluationIssues } from '../../diagnostics/issues/evaluation.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { In, Match } from '../../syntax/ast.ts';
import { isInstance } from '../../types/instance.ts';
import { valuesEqual } from '../../values/equality.ts';
import { compileRegexp } from '../../values/regexp/regexp.ts';
import { isInRange, rangeIncludesVersion } from '../../values/semver-range.ts';
import { compareVersionTexts, versionOfValue } from '../../values/semver.ts';
import {
  DEFAULT,
  isArray,
  isHash,
  isType,
  RegexpValue,
  SemVerRangeValue,
  SemVerValue,
  type Value,
} from '../../values/value.ts';
import type { Evaluator } from '../evaluator.ts';
import { valueWithArticle } from '../labels.ts';
import { matchInScope } from './match-in-scope.ts';
import type { Scope } from '../scope/scope.ts';

/** Evaluates `left =~ right`. The right side can be a type, a version range, a regular expression or its source. */
export function evaluateMatch(evaluator: Evaluator, node: Match, scope: Scope): Value {
  const left = evaluator.evaluate(node.left, scope);
  const right = evaluator.evaluate(node.right, scope);
  const wanted = node.operator === '=~';
  if (isType(right)) return isInstance(right.type, left) === wanted;
  if (right instanceof SemVerRangeValue) return rangeIncludes(right, left) === wanted;
  const pattern = toRegexp(evaluator, node, right);
  if (typeof left !== 'string') {
    return evaluator.fail(evaluationIssues.matchNotString({ left: valueWithArticle(left) }), node.left);
  }
  return matchInScope(pattern, left, scope) === wanted;
}

function toRegexp(evaluator: Evaluator, node: Match, value: Value): RegexpValue {
  if (value instanceof RegexpValue) return value;
  try {
    if (typeof value === 'string') {
      compileRegexp(value);
      return new RegexpValue(value);
    }
  } catch (error) {
    if (!(error instanceof PuppetError)) throw error;
    return evaluator.fail(evaluationIssues.matchNotRegexp({ detail: error.message }), node.right);
  }
  const detail = `no implicit conversion of ${rubyClassName(value)} into String`;
  return evaluator.fail(evaluationIssues.matchNotRegexp({ detail }), node.right);
}

function rangeIncludes(range: SemVerRangeValue, value: Value): boolean {
  if (value instanceof SemVerValue) return isInRange(range.range, versionOfValue(value.text));
  return typeof value === 'string' && withVersion(() => rangeIncludesVersion(range.range, value));
}

function versionText(value: Value): string | undefined {
  if (value instanceof SemVerValue) return value.text;
  return typeof value === 'string' ? value : undefined;
}

/** Runs a test of a version. Returns false if the version is invalid. */
function withVersion(test: () => boolean): boolean {
  try {
    return test();
  } catch (error) {
    if (error instanceof PuppetError) return false;
    throw error;
  }
}

/**
 * True if an option matches a tested value. Strings are compared regardless of case, and collections element by
 * element. A type matches its instances.
 */
export function matchesOption(tested: Value, option: Value, scope: Scope | undefined): boolean {
  if (option === DEFAULT) return true;
  if (option instanceof RegexpValue) return typeof tested === 'string' && matchInScope(option, tested, scope);
  if (option instanceof SemVerRangeValue) return rangeIncludes(option, tested);
  if (option instanceof SemVerValue) {
    const version = versionText(tested);
    return version !== undefined && withVersion(() => compareVersionTexts(version, option.text) === 0);
  }
  if (isType(option)) return isInstance(option.type, tested);
  if (isArray(option)) {
    return (
      isArray(tested) &&
      tested.length === option.length &&
      option.every((each, index) => matchesOption(tested[index], each, scope))
    );
  }
  if (isHash(option)) {
    if (!isHash(tested)) return false;
    for (const [key, each] of option) if (!matchesOption(tested.get(key), each, scope)) return false;
    return true;
  }
  return valuesEqual(tested, option);
}

export function evaluateIn(evaluator: Evaluator, node: In, scope: Scope): Value {
  const left = evaluator.evaluate(node.left, scope);
  const right = evaluator.evaluate(node.right, scope);
  return includes(right, left, scope);
}

/**
 * True if a container contains a value. The container is a string, an array, a hash (its keys), a binary or a version
 * range.
 */
export function includes(container: Value, value: Value, scope: Scope | undefined): boolean {
  if (typeof container === 'string') {
    if (typeof value === 'string') return unicodeDowncase(container).includes(unicodeDowncase(value));
    return value instanceof RegexpValue && matchInScope(value, container, scope);
  }
  if (isArray(container)) return arrayIncludes(container, value, scope);
  if (isHash(container)) return arrayIncludes([...container.keys()], value, scope);
  if (container instanceof SemVerRangeValue) return rangeIncludes(container, value);
  if (typeof container === 'object' && container.kind === 'Binary') return bytesInclude(container.bytes, value);
  return false;
}

/**
 * Converts a string to lower case like Ruby's `downcase`, for all Unicode letters. `==` ignores case only for ASCII
 * letters.
 */
function unicodeDowncase(text: string): string {
  return text.toLowerCase();
}

function arrayIncludes(elements: readonly Value[], value: Value, scope: Scope | undefined): boolean {
  if (value instanceof RegexpValue) {
    return elements.some((element) => typeof element === 'string' && matchInScope(value, element, scope));
  }
  // The elements are the patterns: the string 'a' is `in` an array that contains /a/ or String.
  if (typeof value === 'string' || value instanceof SemVerValue) {
    return elements.some((element) => matchesOption(value, element, scope));
  }
  if (isType(value)) return elements.some((element) => isInstance(value.type, element));
  return elements.some((element) => valuesEqual(element, value));
}

function bytesInclude(bytes: Uint8Array, value: Value): boolean {
  if (typeof value === 'bigint') return bytes.some((byte) => BigInt(byte) === value);
  const part = typeof value === 'string' ? new TextEncoder().encode(value) : binaryBytes(value);
  if (part === undefined) return false;
  for (let start = 0; start + part.length <= bytes.length; start += 1) {
    if (part.every((byte, index) => bytes[start + index] === byte)) return true;
  }
  return false;
}

function binaryBytes(value: Value): Uint8Array | undefined {
  return typeof value === 'object' && !isArray(value) && value.kind === 'Binary' ? value.bytes : undefined;
}
