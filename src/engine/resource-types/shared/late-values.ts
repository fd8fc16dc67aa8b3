/** Errors that Ruby raises when a resource type reads a deferred value before it is resolved. */
import { defineIssue } from '../../diagnostics/issue.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { LateValue, type Value } from '../../values/value.ts';
import { TypeFailure } from '../failure.ts';
import type { ResourceInstance } from '../resource.ts';

const noConversion = defineIssue(
  'DEFERRED_READ_TOO_EARLY',
  () => 'no implicit conversion of Puppet::Pops::Evaluator::DeferredValue into String',
);

/** Returns Ruby's message for a missing method. The message quotes the line of code that calls the method. */
export function noMethodForLate(method: string, code: string): string {
  const [receiver = ''] = code.split(`.${method}`);
  const mark = `${' '.repeat(receiver.length)}${'^'.repeat(method.length + 1)}`;
  return `undefined method \`${method}' for ${LateValue.text}\n\n${code}\n${mark}`;
}

/** Throws if a value is still deferred where Ruby needs a string. */
export function refuseLate(value: Value): void {
  if (value instanceof LateValue) throw new PuppetError(noConversion(), undefined, 'TypeError');
}

/** Throws if a path is still deferred when Puppet has to read the file. */
export function refuseLatePath(value: Value): void {
  if (value instanceof LateValue) throw new TypeFailure(NO_PATH);
}

const NO_PATH = "FileSystem implementation expected Pathname, got: 'Puppet::Pops::Evaluator::DeferredValue'";

/** Throws if `target` is still deferred, and logs the failure like Puppet's `FileType`. */
export function refuseLateTarget(resource: ResourceInstance): void {
  if (!(resource.should('target') instanceof LateValue)) return;
  const text = `Puppet::Util::FileType::FileTypeFlat could not read ${LateValue.text}: ${NO_PATH}`;
  resource.log('err', text, true);
  throw new TypeFailure(text);
}

const lateNames = new WeakSet<ResourceInstance>();

export function noteLateName(resource: ResourceInstance): void {
  if (resource.get('name') instanceof LateValue) lateNames.add(resource);
}

/** Throws if the name was deferred before the run. Puppet's providers use the unresolved object as the name. */
export function refuseLateName(resource: ResourceInstance): void {
  if (lateNames.has(resource)) throw new PuppetError(noConversion(), undefined, 'TypeError');
}
