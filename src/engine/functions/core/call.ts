import { allocateList } from '../../budget/meter.ts';
import { argumentError } from '../../evaluator/errors.ts';
import { defineIssue } from '../../diagnostics/issue.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import { LanguageFunction } from '../../evaluator/calls/puppet-function.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import { DeferredValue, isArray, isHash, PuppetHash, SensitiveValue, type Value } from '../../values/value.ts';
import { stringAt } from '../arguments.ts';
import { defineFunction } from '../define.ts';
import { digInto } from '../data/dig.ts';
import { findOwner, lookupVariable } from '../../evaluator/scope/variables.ts';
import { MISSING } from '../../evaluator/scope/frames.ts';

/**
 * Evaluates a deferred call and the deferred values in its arguments. Uses the top scope, like Puppet on the machine.
 */
function resolveDeferred(context: CallContext, value: Value): Value {
  if (value instanceof DeferredValue) {
    const args = value.arguments.map((each) => resolveDeferred(context, each));
    const scope = context.scope.top;
    if (value.functionName.startsWith('$')) {
      return digInto(readVariable(context, value.functionName.slice(1), scope), args);
    }
    return callByName(context, value.functionName, args, scope);
  }
  if (isArray(value)) {
    allocateList(value.length);
    return value.map((each) => resolveDeferred(context, each));
  }
  if (isHash(value))
    return PuppetHash.of([...value].map(([key, each]) => [key, resolveDeferred(context, each)] as const));
  if (value instanceof SensitiveValue) return new SensitiveValue(resolveDeferred(context, value.value));
  return value;
}

/** Reads a variable as Ruby code does: the message about an unknown one differs from that for a variable in code. */
function readVariable({ evaluator }: CallContext, name: string, scope: Scope): Value {
  const found = lookupVariable(evaluator, name, scope);
  if (found !== MISSING) return found;
  const at = name.lastIndexOf('::');
  const owner = at === -1 ? undefined : findOwner(evaluator, name.slice(0, at));
  const reason = owner === undefined || 'scope' in owner ? '' : owner.reason;
  const text = `Undefined variable '${name}'; ${reason}`;
  const { strict } = evaluator.host.settings;
  if (strict === 'error') throw argumentError(text);
  if (strict === 'warning') evaluator.warnOnce(`variable ${name}`, text);
  return undefined;
}

const noGlobalScope = defineIssue(
  'DEFERRED_NO_GLOBAL_SCOPE',
  () =>
    "undefined method `with_global_scope' for {}:Hash\n\n      enclosing_scope.with_global_scope do |global_scope|\n" +
    '                     ^^^^^^^^^^^^^^^^^^',
);

const noClasses = defineIssue(
  'DEFERRED_DECLARES_CLASSES',
  () => "undefined method `evaluate_classes' for #<Puppet::Parser::ScriptCompiler:0x0>",
);

/** Functions that declare classes. They work only during a compilation. */
const DECLARING: ReadonlySet<string> = new Set(['include', 'require', 'contain']);

/**
 * Resolves deferred values like `resolveDeferred`, but on the machine. Before OpenVox 9, functions in the Puppet
 * language fail there, because they cannot access their scope.
 */
export function resolveOnAgent(context: CallContext, value: Value): Value {
  const { evaluator } = context;
  if (value instanceof DeferredValue && !evaluator.host.release.has('Puppet functions in Deferred')) {
    if (evaluator.findFunction(value.functionName) instanceof LanguageFunction)
      throw new PuppetError(noGlobalScope(), undefined, 'NoMethodError');
  }
  if (value instanceof DeferredValue && DECLARING.has(value.functionName))
    throw new PuppetError(noClasses(), undefined, 'NoMethodError');
  return resolveDeferred(context, value);
}

/**
 * Calls a function whose name is a value. For an unknown function, Puppet's message differs from that for a call in
 * code.
 */
function callByName(context: CallContext, name: string, args: readonly Value[], scope: Scope): Value {
  const { evaluator, place, block } = context;
  if (evaluator.findFunction(name) === undefined) throw argumentError(`Unknown function '${name}'`);
  return evaluator.callFunction(name, args, { scope, place, block });
}

export const call = defineFunction({
  name: 'call',
  doc: `Calls a function by its name in a string, or evaluates a \`Deferred\` value.

\`\`\`puppet
call('upcase', 'abc')   # 'ABC'
\`\`\``,
  dispatches: [
    {
      parameters: ['String function_name', 'Any arguments*', '&Callable block?'],
      call: (context, args) => {
        return callByName(context, stringAt(args, 0), args.slice(1), context.scope);
      },
    },
    { parameters: ['Deferred deferred'], call: (context, args) => resolveDeferred(context, args[0]) },
  ],
});
