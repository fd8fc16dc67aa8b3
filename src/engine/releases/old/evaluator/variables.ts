/** Variables in releases with the old grammar: classes by relative names, in 2.7 the scopes of who declares. */
import * as issues from '../../../diagnostics/issues/old-evaluation.ts';
import type { AstNode } from '../../../syntax/ast.ts';
import type { Value } from '../../../values/value.ts';
import type { Evaluator } from '../../../evaluator/evaluator.ts';
import type { CatalogHost } from '../../../evaluator/host.ts';
import { MISSING, type Missing } from '../../../evaluator/scope/frames.ts';
import type { Scope } from '../../../evaluator/scope/scope.ts';
import { lookupVariable } from '../../../evaluator/scope/variables.ts';
import { valuesEqual } from '../../../values/equality.ts';

/** `$ntp::x`, where `ntp` may be a class of a namespace around, and all that can be read there. */
export function lookupQualifiedRelatively(evaluator: Evaluator, name: string, scope: Scope): Value | Missing {
  const at = name.lastIndexOf('::');
  const leaf = name.slice(at + 2);
  if (at === 0) return scope.top.lookupTop(leaf);
  const found = classScopeIn(evaluator, name.slice(0, at), scope);
  if (!('scope' in found)) return MISSING;
  return evaluator.host.release.has('dynamic scope') ? lookupDynamically(found.scope, leaf) : found.scope.lookup(leaf);
}

/** The scope of the class that a name stands for in the code of a scope. */
export function classScopeIn(evaluator: Evaluator, name: string, scope: Scope): ReturnType<CatalogHost['classScope']> {
  const fullName = evaluator.host.classNameIn(name, scope);
  return fullName === undefined ? { why: 'unknown' } : evaluator.host.classScope(fullName);
}

/** Reads an unqualified variable as 2.7 does: from a scope, then from the scope in which its class or define was declared, and so on. */
function lookupDynamically(from: Scope, name: string): Value | Missing {
  let scope = from;
  while (scope.parent !== undefined) {
    const value = scope.lookupOwn(name);
    if (value !== MISSING) return value;
    scope = scope.parent;
  }
  return scope.lookup(name);
}

/** The value of a variable at a node, where an unknown variable is undef. */
export function valueInOldLanguage(evaluator: Evaluator, name: string, node: AstNode, scope: Scope): Value {
  const value = lookupVariable(evaluator, name, scope);
  return value === MISSING ? undefinedInOldLanguage(evaluator, name, node, scope) : value;
}

/** An unknown variable is undef, with a warning where it is that of a class. */
function undefinedInOldLanguage(evaluator: Evaluator, name: string, node: AstNode, scope: Scope): undefined {
  const isTold = evaluator.host.release.has('missing variables are told twice');
  const reason = name.includes('::') ? reasonOf(evaluator, name, scope, isTold) : undefined;
  if (evaluator.host.settings.strictVariables) {
    return evaluator.fail(issues.undefinedVariable({ name, reason: reason === '' ? undefined : reason }), node);
  }
  if (reason !== undefined) {
    const { file = '', line = 0 } = evaluator.placeOf(node);
    const issue = issues.qualifiedNotFound({ name, reason, place: isTold ? ` at ${file}:${line}` : '' });
    for (let times = isTold ? 2 : 1; times > 0; times -= 1) {
      evaluator.host.log('warning', issue.message, scope, undefined, issue.code);
    }
  }
  return undefined;
}

/** Why a variable of a class cannot be read; undefined where the class just has none of that name. */
function reasonOf(evaluator: Evaluator, name: string, scope: Scope, isTold: boolean): string | undefined {
  const className = name.slice(0, name.lastIndexOf('::'));
  // Of the variables of the top scope only the code there is told, without a reason.
  if (className === '') return scope.kind === 'top' && !isTold ? '' : undefined;
  const found = classScopeIn(evaluator, className, scope);
  if ('scope' in found) return undefined;
  return found.why === 'unknown'
    ? `class ${className} could not be found`
    : `class ${className} has not been evaluated`;
}

/** In 2.7 a variable is looked for where the class or define was declared; a warning tells where 3 takes another value. */
export function dynamicValue(evaluator: Evaluator, name: string, node: AstNode, scope: Scope): Value {
  const inLexicalScope = lookupVariable(evaluator, name, scope);
  const value = name.includes('::') ? inLexicalScope : lookupDynamically(scope, name);
  const isSame =
    value === MISSING || inLexicalScope === MISSING ? value === inLexicalScope : valuesEqual(value, inLexicalScope);
  if (!isSame) {
    const { file = '', line = 0 } = evaluator.placeOf(node);
    const { code, message } = issues.dynamicLookup({ name, place: ` at ${file}:${line}` });
    evaluator.host.log('warning', message, undefined, undefined, code);
  }
  if (value !== MISSING) return value;
  return undefinedInOldLanguage(evaluator, name, node, scope);
}
