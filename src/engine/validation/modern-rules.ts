import { checkProgram } from './check-program.ts';
import { checkAssignedList } from './checks/assignments.ts';
import { checkFunctionName } from './checks/calls.ts';
import { isIdem } from './checks/statements.ts';
import { checkFileNamespace, checkTopConstructs } from './locations.ts';
import type { CheckRules } from './rules.ts';

export const modernCheckRules: CheckRules = {
  checkProgram,
  checkFunctionName,
  checkAssignedList,
  isIdem,
  acceptSecondDefault: (checker, issue, second, first) => checker.accept(issue, second, 'error', first),
  checkFileNamespace,
  checkTopConstructs,
  futureReservedWords: new Set(['plan']),
};
