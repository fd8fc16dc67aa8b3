/** Reads and assigns `$array[index]` and `$hash[key]` in releases with the old grammar. */
import * as issues from '../../../diagnostics/issues/old-evaluation.ts';
import type { Access, Assignment, Expression } from '../../../syntax/ast.ts';
import { isArray, isHash, PuppetHash, type Value } from '../../../values/value.ts';
import type { Evaluator } from '../../../evaluator/evaluator.ts';
import { MISSING } from '../../../evaluator/scope/frames.ts';
import type { Scope } from '../../../evaluator/scope/scope.ts';
import { lookupVariable } from '../../../evaluator/scope/variables.ts';
import { classScopeIn } from './variables.ts';
import { inspected, toNumber, rubyText } from './numbers.ts';

type Collection = readonly Value[] | PuppetHash;

export function readElement(evaluator: Evaluator, node: Access, scope: Scope): Value {
  const { collection, key } = evaluateElement(evaluator, node, scope);
  const value = isArray(collection) ? collection[toIndex(evaluator, node, collection, key)] : collection.get(key);
  // In Puppet 2.7, an element with the value false reads as undef.
  return value === false && evaluator.host.release.has('elements are never false') ? undefined : value;
}

/** Assigns an element of an array, or a new key of a hash. Replaces the collection in the variable. */
export function assignElement(
  evaluator: Evaluator,
  node: Assignment,
  target: Access,
  value: Value,
  scope: Scope,
): void {
  const { collection, key } = evaluateElement(evaluator, target, scope);
  if (isHash(collection) && collection.has(key)) {
    evaluator.fail(issues.elementAgain({ name: describeCollection(target.left), key: rubyText(key) }), node);
  }
  if (evaluator.host.release.has('changes of collections are deprecated')) {
    const { file = '', line = 0 } = evaluator.placeOf(target);
    const { code, message } = issues.mutationDeprecated({ file, line });
    evaluator.host.log('warning', message, undefined, undefined, code);
  }
  if (target.left.kind === 'Variable') {
    replaceVariable(evaluator, target.left.name, withElement(evaluator, target, { collection, key }, value), scope);
  }
}

function withElement(
  evaluator: Evaluator,
  node: Access,
  { collection, key }: { readonly collection: Collection; readonly key: Value },
  value: Value,
): Value {
  evaluator.takeCollection(isArray(collection) ? collection.length + 1 : collection.size + 1);
  if (isHash(collection)) return PuppetHash.of([...collection, [key, value]]);
  const index = toIndex(evaluator, node, collection, key);
  evaluator.checkCollection(index);
  const longer: Value[] = [...collection];
  while (longer.length < index) longer.push(undefined);
  longer[Math.max(index, 0)] = value;
  return longer;
}

function evaluateElement(
  evaluator: Evaluator,
  node: Access,
  scope: Scope,
): { readonly collection: Collection; readonly key: Value } {
  const container = evaluateContainer(evaluator, node, scope);
  const key = node.keys[0] === undefined ? undefined : evaluator.evaluate(node.keys[0], scope);
  if (isArray(container) || isHash(container)) return { collection: container, key };
  const article = evaluator.host.release.has('elements are never false') ? 'an' : 'a';
  return evaluator.fail(
    issues.notAHashOrArray({
      name: describeCollection(node.left),
      key: key === undefined ? 'undef' : rubyText(key),
      article,
    }),
    node,
  );
}

/** Evaluates the collection from which an element is read. A string is the name of a variable. */
function evaluateContainer(evaluator: Evaluator, node: Access, scope: Scope): Value {
  const value = evaluator.evaluate(node.left, scope);
  if (node.left.kind === 'Variable' || isArray(value) || isHash(value)) return value;
  if (typeof value === 'string') {
    const found = lookupVariable(evaluator, value, scope);
    return found === MISSING ? undefined : found;
  }
  if (evaluator.host.release.has('elements are never false')) return undefined;
  return evaluator.fail(
    issues.elementOfNoHashOrArray({ name: describeCollection(node.left), value: inspected(value) }),
    node,
  );
}

function toIndex(evaluator: Evaluator, node: Access, array: readonly Value[], key: Value): number {
  const number = toNumber(key);
  if (number === undefined) {
    const issue = evaluator.host.release.has('elements are never false')
      ? issues.indexNotAnIntegerIn27()
      : issues.indexNotAnInteger();
    return evaluator.fail(issue, node);
  }
  const index = Math.trunc(Number(number));
  return index < 0 ? index + array.length : index;
}

/** Returns the name of a collection for messages: a variable without its dollar sign, or an element as written. */
function describeCollection(node: Expression): string {
  if (node.kind === 'Variable') return node.name;
  if (node.kind !== 'Access') return '';
  const [key] = node.keys;
  return `$${describeCollection(node.left)}[${key === undefined ? '' : writtenKey(key)}]`;
}

function writtenKey(key: Expression): string {
  switch (key.kind) {
    case 'LiteralString':
      return inspected(key.value);
    case 'QualifiedName':
      return key.value;
    case 'Variable':
      return `$${key.name}`;
    default:
      return describeCollection(key);
  }
}

function replaceVariable(evaluator: Evaluator, name: string, value: Value, scope: Scope): void {
  const plain = name.replace(/^::/, '');
  const at = plain.lastIndexOf('::');
  if (!name.includes('::')) scope.replace(name, value);
  else if (at === -1) scope.top.replace(plain, value);
  else {
    const found = classScopeIn(evaluator, name.slice(0, name.lastIndexOf('::')), scope);
    if ('scope' in found) found.scope.replace(plain.slice(at + 2), value);
  }
}
