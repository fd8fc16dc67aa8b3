/** Failures of types that read a deferred value before it is resolved. */
import { defineIssue } from '../../diagnostics/issue.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { LateValue, type Value } from '../../values/value.ts';

const noConversion = defineIssue(
  'DEFERRED_READ_TOO_EARLY',
  () => 'no implicit conversion of Puppet::Pops::Evaluator::DeferredValue into String',
);

/** Ruby's message for a missing method, with the line of code that calls it. */
export function noMethodForLate(method: string, code: string): string {
  const [receiver = ''] = code.split(`.${method}`);
  const mark = `${' '.repeat(receiver.length)}${'^'.repeat(method.length + 1)}`;
  return `undefined method \`${method}' for ${LateValue.text}\n\n${code}\n${mark}`;
}

/** Fails if a value is still deferred where Ruby needs a string. */
export function refuseLate(value: Value): void {
  if (value instanceof LateValue) throw new PuppetError(noConversion(), undefined, 'TypeError');
}
