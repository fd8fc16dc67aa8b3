/** Answers Ruby's queries about a scope (`lib/puppet/parser/scope.rb`). */
import { toLogLevel } from '../../diagnostics/log.ts';
import { MISSING } from '../../evaluator/scope/frames.ts';
import type { Scope, ScopeKind } from '../../evaluator/scope/scope.ts';
import { findOwner, lookupVariable, variableExists } from '../../evaluator/scope/variables.ts';
import { PuppetHash } from '../../values/value.ts';
import type { Json } from '../machine/json.ts';
import type { CompilingRuby } from './compiling-ruby.ts';
import { toText } from '../values/json.ts';

/** Puppet's name for the source of each kind of scope. */
const SOURCE_TYPES: Readonly<Record<ScopeKind, string>> = {
  top: 'hostclass',
  class: 'hostclass',
  define: 'definition',
  node: 'node',
};

export function answerScopeRequests(ruby: CompilingRuby): void {
  const ofScope = (name: string, answer: (scope: Scope, ...args: readonly Json[]) => Json): void =>
    ruby.answer(name, (number, ...args) => answer(ruby.scope(number), ...args));

  ruby.answer('scope_top', () => ruby.scopes.hold(ruby.compilation.topScope));
  ruby.answer('scope_of_class', (name) => {
    const found = ruby.compilation.evaluator.host.classScope(toText(name));
    return 'scope' in found ? ruby.scopes.hold(found.scope) : null;
  });
  ruby.answer('strictness', () => ruby.compilation.evaluator.host.settings.strict);
  ofScope('scope_variable', (scope, name) => lookUp(ruby, scope, toText(name)));
  ofScope('scope_assign', (scope, name, value) => {
    scope.set(toText(name), ruby.decode(value));
    return null;
  });
  ofScope('scope_exists', (scope, name) => variableExists(ruby.compilation.evaluator, toText(name), scope));
  ofScope('scope_bound', (scope, name) => scope.isBound(toText(name)));
  ofScope('scope_variables', (scope, isRecursive, withUndef) =>
    ruby.encode(PuppetHash.of([...scope.variables({ isOwn: isRecursive !== true, withUndef: withUndef === true })])),
  );
  ofScope('scope_resource', ({ resource }) => (resource === undefined ? null : [resource.type, resource.title]));
  ofScope('scope_source', ({ kind, name }) => [name, SOURCE_TYPES[kind]]);
  ofScope('scope_module', ({ moduleName }) => moduleName ?? '');
  ofScope('scope_caller_module', ({ parent }) => parent?.moduleName ?? '');
  ofScope('scope_text', (scope) => scope.toString());
  ofScope('scope_log', (scope, level, message) => {
    ruby.compilation.evaluator.host.log(toLogLevel(level), toText(message), scope);
    return null;
  });
}

/**
 * Looks up a variable. Returns `[true, value]`, or `[false, name, reason]` for Puppet's message about an unknown
 * variable.
 */
function lookUp(ruby: CompilingRuby, scope: Scope, name: string): Json {
  const { evaluator } = ruby.compilation;
  const value = lookupVariable(evaluator, name, scope);
  if (value !== MISSING) return [true, ruby.encode(value)];
  if (!name.includes('::')) return [false, name, null];
  const plain = name.replace(/^::/, '');
  const at = plain.lastIndexOf('::');
  if (at === -1) return [false, `::${plain}`, null];
  const found = findOwner(evaluator, plain.slice(0, at));
  return 'scope' in found ? [false, `::${plain}`, null] : [false, plain, found.reason];
}
