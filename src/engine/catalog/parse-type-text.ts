import { catalogIssues } from '../diagnostics/issues/catalog.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { parse } from '../syntax/parse.ts';
import type { Type } from '../types/type.ts';
import { isType } from '../values/value.ts';
import type { Compilation } from './compilation.ts';

/** Parses a type. Throws Puppet's error if the string is not a type. */
export function parseTypeText(compilation: Compilation, text: string): Type {
  const { evaluator, topScope } = compilation;
  const { program, diagnostics } = parse(text, '');
  const { body } = program;
  const isTypeExpression =
    body.kind === 'QualifiedReference' || (body.kind === 'Access' && body.left.kind === 'QualifiedReference');
  if (isTypeExpression && diagnostics.length === 0) {
    const value = evaluator.inSource(program.source, () => evaluator.evaluate(body, topScope));
    if (isType(value)) return value.type;
  }
  throw new PuppetError(catalogIssues.notATypeText({ text }), undefined, 'ArgumentError');
}
