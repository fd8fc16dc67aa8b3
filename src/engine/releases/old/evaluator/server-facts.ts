/** `$server_facts` in releases in which it is an ordinary variable. Puppet 4 warns if it is assigned. */
import { evaluationIssues } from '../../../diagnostics/issues/evaluation.ts';
import type { Evaluator } from '../../../evaluator/evaluator.ts';
import type { Scope } from '../../../evaluator/scope/scope.ts';
import type { Assignment } from '../../../syntax/ast.ts';
import type { Value } from '../../../values/value.ts';

const NAME = 'server_facts';

export function assignServerFacts(evaluator: Evaluator, value: Value, node: Assignment, scope: Scope): void {
  if (evaluator.host.release.has('facts in hashes'))
    evaluator.warnOnce(NAME, `Assignment to $${NAME} is deprecated`, evaluator.placeOf(node));
  if (scope.isBound(NAME)) evaluator.fail(evaluationIssues.illegalReassignment({ name: NAME }), node);
  scope.setPrivileged(NAME, value);
}
