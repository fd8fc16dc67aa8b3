import { MISSING } from '../../evaluator/scope/frames.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import type { ErbTemplate } from '../../evaluator/ruby-code.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import { findInModule } from '../../functions/core/files.ts';
import { isArray, PuppetHash, type Value } from '../../values/value.ts';
import { machinePath } from '../project-files.ts';
import type { CompilingRuby } from './compiling-ruby.ts';
import { toText } from '../values/json.ts';
import { createKey } from './filled-templates.ts';
import { templateSources } from './template-sources.ts';

export function renderTemplate(ruby: CompilingRuby, { text, file, name }: ErbTemplate, context: CallContext): string {
  const { scope } = context;
  const sources = templateSources(ruby.session.options.snapshot.memory);
  const path = file === undefined ? undefined : machinePath(file);
  const template = sources.of(text, path, () => toText(ruby.call(context, 'template_source', text)));
  const variables = ruby.encode(variablesFor(text, scope));
  const key = template.dependsOnVariablesAlone ? createKey(template.number, name, variables) : undefined;
  const known = key === undefined ? undefined : sources.filled.find(key);
  if (known !== undefined) return known;
  ruby.session.runs(file ?? 'an inline template');
  const asked = ruby.session.requestCount;
  const filled = toText(
    ruby.call(
      context,
      'render',
      ruby.scopes.hold(scope),
      template.number,
      ruby.session.takesTemplate(template) ? template.source : null,
      path ?? null,
      name ?? null,
      variables,
      CHANGES.test(text),
    ),
  );
  if (key !== undefined && ruby.session.requestCount === asked) sources.filled.keep(key, filled);
  return filled;
}

export function answerTemplateRequests(ruby: CompilingRuby): void {
  ruby.answer('template_variables', (scope, text) => [
    ruby.encode(variablesFor(toText(text), ruby.scope(scope))),
    CHANGES.test(toText(text)),
  ]);
  ruby.answer('template_changed', (scope, name, value) => {
    const array = ruby.scope(scope).lookup(toText(name));
    const changed = ruby.decodeList(value);
    // Changes the array in place, because parameters in the catalog contain the same array.
    if (array !== MISSING && isArray(array)) Array.prototype.splice.call(array, 0, array.length, ...changed);
    return null;
  });
  ruby.answer('module_file', (folder, name) => {
    const { host } = ruby.compilation.evaluator;
    const reference = toText(name);
    // Like Puppet, does not check that an absolute path exists.
    if (reference.startsWith('/')) return reference;
    const found = findInModule(host, folder === 'files' ? 'files' : 'templates', reference);
    return found === undefined ? null : machinePath(found);
  });
}

const CHANGES =
  /<<|!|\.(?:push|append|unshift|prepend|insert|concat|delete\w*|pop|shift|clear|replace|fill|keep_if)\b|\]\s*=[^=~>]/;

const REACHES_ALL = /instance_variable|eval\b|binding|_exec\b|Marshal/;

/**
 * Returns the variables that a template needs: those whose names it contains, or all variables if it can read variables
 * without naming them. Leaves out variables with the value undef.
 */
function variablesFor(text: string, scope: Scope): PuppetHash {
  if (REACHES_ALL.test(text)) return PuppetHash.of([...scope.variables()]);
  const variables = new Map<string, Value>();
  for (const [, name = ''] of text.matchAll(/@([a-zA-Z_]\w*)/g)) {
    const value = scope.lookup(name);
    if (value !== MISSING && value !== undefined) variables.set(name, value);
  }
  return PuppetHash.of([...variables]);
}
