/** Answers Ruby's requests to parse and evaluate code of the Puppet language (`lib/puppet/pops/parser.rb`). */
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { parse } from '../../syntax/index.ts';
import type { Program } from '../../syntax/ast.ts';
import type { Json } from '../machine/json.ts';
import { toText } from '../values/json.ts';
import type { CompilingRuby } from './compiling-ruby.ts';

export function answerSourceRequests(ruby: CompilingRuby): void {
  ruby.answer('parse_source', (text, file) => {
    parseSource(text, file);
    return null;
  });
  ruby.answer('evaluate_source', (scope, text, file) => {
    const { evaluator } = ruby.compilation;
    return ruby.encode(evaluator.evaluateProgram(parseSource(text, file), ruby.scope(scope)));
  });
}

/** Parses code. Throws Puppet's error for its first syntax error. */
function parseSource(text: Json | undefined, file: Json | undefined): Program {
  const { program, diagnostics, lineIndex } = parse(toText(text), toText(file));
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error === undefined) return program;
  const { span } = error;
  const place = span === undefined ? undefined : lineIndex.positionAt(span.offset);
  throw new PuppetError(error, place, 'Puppet::ParseErrorWithIssue');
}
