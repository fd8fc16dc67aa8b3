import { INLINE_EPP } from '../../evaluator/evaluator.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Span } from '../../diagnostics/span.ts';
import { runtimeError, templateNotFound } from '../../diagnostics/issues/evaluation.ts';
import { formatPlace, PuppetError } from '../../diagnostics/puppet-error.ts';
import { Closure } from '../../evaluator/calls/closure.ts';
import { argumentError } from '../../evaluator/errors.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isHash, type Value } from '../../values/value.ts';
import { stringAt } from '../arguments.ts';
import { defineFunction } from '../define.ts';
import { findInModule, readFound } from './files.ts';

const PARAMETERS = 'Hash[Pattern[/^\\w+$/], Any] parameters?';
const RETURNS = 'Variant[String, Sensitive[String]]';

const hasPlace = ({ span }: Diagnostic): boolean => span !== undefined;

function render(name: string, context: CallContext, scope: Scope, text: string, file: string, given: Value): Value {
  const { program, lineIndex, mistakes } = context.evaluator.host.parseTemplate(file, text);
  const [mistake] = mistakes;
  if (mistake !== undefined) {
    const { file: inFile, span, code, args, message } = mistake;
    const placeOf = (at: Span | undefined) => ({
      file: inFile,
      ...(at === undefined ? {} : lineIndex.positionAt(at.offset)),
    });
    const issue = runtimeError({ detail: `${name}(): Invalid EPP: ${message}${formatPlace(placeOf(span))}` });
    // Puppet's message about the end of the input has no place. The place of the unclosed brace is used instead.
    const cause = new PuppetError({ code, args, message }, placeOf(span ?? mistakes.find(hasPlace)?.span));
    throw new PuppetError(issue, undefined, 'ArgumentError', cause);
  }
  const { body, definitions, source } = program;
  if (definitions.length > 0)
    throw argumentError(`${name}(): The EPP template contains illegal expressions (definitions)`);
  if (body.kind !== 'Lambda' || body.body.kind !== 'Epp') {
    throw argumentError(`${name}(): the parser did not produce a LambdaExpression, got '${body.kind}'`);
  }
  const args = new Map<string, Value>();
  if (isHash(given)) for (const [key, value] of given) args.set(rubyToString(key), value);
  const enforce = body.body.parametersSpecified || !isHash(given);
  return new Closure(context.evaluator, body, scope, source).callByName(args, enforce);
}

export const epp = defineFunction({
  name: 'epp',
  doc: `Renders an EPP template of a module and returns the result. The template sees its parameters and the variables of top scope.

\`\`\`puppet fragment
file { '/etc/ntp.conf':
  content => epp('ntp/ntp.conf.epp', { 'servers' => ['a', 'b'] }),
}
\`\`\``,
  catchesJumps: true,
  dispatches: [
    {
      parameters: ['String path', PARAMETERS],
      returns: RETURNS,
      call: (context, args) => {
        const { host } = context.evaluator;
        const given = stringAt(args, 0);
        const isWhole =
          given.endsWith('.epp') || (given.startsWith('/') && findInModule(host, 'templates', given) !== undefined);
        const reference = isWhole ? given : `${given}.epp`;
        const path = findInModule(host, 'templates', reference);
        const text = path === undefined ? undefined : readFound(host, path);
        if (path === undefined || text === undefined) {
          throw new PuppetError(templateNotFound({ name: reference }), undefined, 'Puppet::ParseError');
        }
        const scope = context.scope.global;
        return scope.withoutFrames(() => render('epp', context, scope, text, path, args[1]));
      },
    },
  ],
});

export const inlineEpp = defineFunction({
  name: 'inline_epp',
  doc: `Renders an EPP template from a string. The template sees all variables of the code around the call.

\`\`\`puppet
$port = 123
inline_epp('port = <%= $port %>')
\`\`\``,
  catchesJumps: true,
  dispatches: [
    {
      parameters: ['String template', PARAMETERS],
      returns: RETURNS,
      call: (context, args) => render('inline_epp', context, context.scope, stringAt(args, 0), INLINE_EPP, args[1]),
    },
  ],
});
