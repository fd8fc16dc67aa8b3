import { hieraIssues } from '../diagnostics/issues/hiera.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { displayString } from '../formatting/display.ts';
import { isTruthy } from '../values/truthy.ts';
import { evaluateAccess } from './access.ts';
import { evaluateAssignment, refuseServerFacts } from './assignment.ts';
import { evaluateCall } from './calls/calls.ts';
import { picksOption, unmatchedSelector } from './conditionals.ts';
import { evaluationError, locateError } from './errors.ts';
import type { Language } from './language.ts';
import { evaluateArithmetic, negate } from './operators/arithmetic.ts';
import { evaluateComparison } from './operators/comparison.ts';
import { evaluateIn, evaluateMatch } from './operators/matching.ts';
import { unknownType } from './type-names.ts';
import { lookupQualified, variableValue } from './scope/variables.ts';

export const modernLanguage: Language = {
  access: evaluateAccess,
  assign: evaluateAssignment,
  calculate: evaluateArithmetic,
  call: evaluateCall,
  compare: evaluateComparison,
  includes: evaluateIn,
  match: evaluateMatch,
  negate,
  isTrue: isTruthy,
  picks: picksOption,
  unmatchedSelector,
  interpolate: displayString,
  variableValue,
  lookupQualified,
  assignServerFacts: refuseServerFacts,
  unknownType,
  checkTypeKeys: () => undefined,
  failure: evaluationError,
  missingHieraKey: (key) =>
    new PuppetError(hieraIssues.notFound({ names: [key] }), undefined, 'Puppet::DataBinding::LookupError'),
  locate: locateError,
};
