/** What of a project's Ruby the compiler calls: templates and functions. */
import { runtimeError } from '../diagnostics/issues/evaluation.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { MISSING } from '../evaluator/frames.ts';
import type { RubyCode } from '../evaluator/ruby-code.ts';
import type { Scope } from '../evaluator/scope.ts';
import { type Json, RubyError } from './machine/ruby-machine.ts';
import type { RubySession } from './session.ts';

export function rubyCode(session: RubySession): RubyCode {
  return {
    findFunction: () => undefined,
    renderTemplate: ({ text, file }, { scope }) => {
      try {
        return String(session.call('render', text, file ?? 'inlinetemplate', variablesOf(text, scope, session)));
      } catch (thrown) {
        if (!(thrown instanceof RubyError)) throw thrown;
        throw new PuppetError(
          runtimeError({ detail: `Failed to parse inline template: ${thrown.message}` }),
          undefined,
          'Puppet::ParseError',
        );
      }
    },
  };
}

/** The variables of a scope that a template names. */
function variablesOf(text: string, scope: Scope, session: RubySession): Json {
  const variables: Record<string, Json> = {};
  for (const [, name = ''] of text.matchAll(/@([a-z_]\w*)/g)) {
    const value = scope.lookup(name);
    if (value !== MISSING) variables[name] = session.encode(value);
  }
  return variables;
}
