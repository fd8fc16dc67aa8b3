/** Variables in releases with the old grammar. Names of classes may be relative, and 2.7 has dynamic scope. */
import * as issues from '../../../diagnostics/issues/old-evaluation.ts';
import type { AstNode } from '../../../syntax/ast.ts';
import type { Value } from '../../../values/value.ts';
import type { Evaluator } from '../../../evaluator/evaluator.ts';
import type { CatalogHost } from '../../../evaluator/host.ts';
import { MISSING, type Missing } from '../../../evaluator/scope/frames.ts';
import type { Scope } from '../../../evaluator/scope/scope.ts';
import { lookupVariable } from '../../../evaluator/scope/variables.ts';
import { valuesEqual } from '../../../values/equality.ts';

/**
 * Reads `$ntp::x`. `ntp` may be relative to an enclosing namespace. `x` may be any variable that is visible in that
 * class.
 */
export function lookupQualifiedRelatively(evaluator: Evaluator, name: string, scope: Scope): Value | Missing {
  const at = name.lastIndexOf('::');
  const leaf = name.slice(at + 2);
  if (at === 0) return scope.top.lookupTop(leaf);
  const found = classScopeIn(evaluator, name.slice(0, at), scope);
  if (!('scope' in found)) return MISSING;
  return evaluator.host.release.has('dynamic scope') ? lookupDynamically(found.scope, leaf) : found.scope.lookup(leaf);
}

export function classScopeIn(evaluator: Evaluator, name: string, scope: Scope): ReturnType<CatalogHost['classScope']> {
  const fullName = evaluator.host.classNameIn(name, scope);
  return fullName === undefined ? { why: 'unknown' } : evaluator.host.classScope(fullName);
}

/**
 * Reads a variable in the dynamic scope of Puppet 2.7: in a scope, then in the scope that declared its class or define,
 * and so on.
 */
function lookupDynamically(from: Scope, name: string): Value | Missing {
  let scope = from;
  while (scope.parent !== undefined) {
    const value = scope.lookupOwn(name);
    if (value !== MISSING) return value;
    scope = scope.parent;
  }
  return scope.lookup(name);
}

/** Returns the value of a variable. An unknown variable is undef. */
export function valueInOldLanguage(evaluator: Evaluator, name: string, node: AstNode, scope: Scope): Value {
  const value = lookupVariable(evaluator, name, scope);
  return value === MISSING ? undefinedInOldLanguage(evaluator, name, node, scope) : value;
}

/** Returns undef for an unknown variable. Logs a warning if the name is qualified. */
function undefinedInOldLanguage(evaluator: Evaluator, name: string, node: AstNode, scope: Scope): undefined {
  const warnsTwice = evaluator.host.release.has('missing variables cause two warnings');
  const reason = name.includes('::') ? explainMissing(evaluator, name, scope, warnsTwice) : undefined;
  if (evaluator.host.settings.strictVariables) {
    return evaluator.fail(issues.undefinedVariable({ name, reason: reason === '' ? undefined : reason }), node);
  }
  if (reason !== undefined) {
    const { file = '', line = 0 } = evaluator.placeOf(node);
    const issue = issues.qualifiedNotFound({ name, reason, place: warnsTwice ? ` at ${file}:${line}` : '' });
    for (let times = warnsTwice ? 2 : 1; times > 0; times -= 1) {
      evaluator.host.log('warning', issue.message, scope, undefined, issue.code);
    }
  }
  return undefined;
}

/**
 * Explains why a qualified variable cannot be read. Returns undefined if its class has been evaluated and only the
 * variable is missing.
 */
function explainMissing(evaluator: Evaluator, name: string, scope: Scope, warnsTwice: boolean): string | undefined {
  const className = name.slice(0, name.lastIndexOf('::'));
  // For a missing `$::name`, Puppet 3 warns only in code at top scope, and prints no reason.
  if (className === '') return scope.kind === 'top' && !warnsTwice ? '' : undefined;
  const found = classScopeIn(evaluator, className, scope);
  if ('scope' in found) return undefined;
  return found.why === 'unknown'
    ? `class ${className} could not be found`
    : `class ${className} has not been evaluated`;
}

/**
 * Reads a variable in the dynamic scope of 2.7. Logs a warning if lexical scope (Puppet 3) would find another value.
 */
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
