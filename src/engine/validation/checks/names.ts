import * as issues from '../../diagnostics/issues/validation.ts';
import type { QualifiedReference, ReservedWord, Variable } from '../../syntax/ast.ts';
import type { Checker, NodeChecks } from '../checker.ts';

const NUMERIC_NAME = /^(?:0|[1-9][0-9]*)$/;
/** Matches names of variables. Only the last segment can begin with an underscore. */
const VARIABLE_NAME = /^(?:::)?(?:[a-z]\w*::)*[a-z_]\w*$/;
const TYPE_NAME = /^(?:(?:::)?[A-Z]\w*)+$/;

export const names: NodeChecks = {
  QualifiedReference: checkTypeName,
  ReservedWord: checkReservedWord,
  Variable: checkVariableName,
};

function checkVariableName(checker: Checker, node: Variable): void {
  const { name } = node;
  if (/^[0-9]/.test(name)) {
    if (!NUMERIC_NAME.test(name)) checker.accept(issues.illegalNumericVariableName({ name }), node);
  } else if (!VARIABLE_NAME.test(name)) checker.accept(issues.illegalVariableName({ name }), node);
}

function checkTypeName(checker: Checker, node: QualifiedReference): void {
  const name = node.casedValue;
  if (!TYPE_NAME.test(name)) checker.accept(issues.illegalClassReference({ name }), node);
}

function checkReservedWord(checker: Checker, node: ReservedWord): void {
  const { word, future } = node;
  if (future) checker.accept(issues.futureReservedWord({ word }), node, 'warning');
  else checker.accept(issues.reservedWord({ word }), node);
}
