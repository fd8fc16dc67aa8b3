/**
 * Issues of the evaluation, with the codes and messages of Puppet's `lib/puppet/pops/issues.rb`. Also errors that
 * Puppet raises without a code.
 */
import { budgetIssues } from './budget.ts';
import { defineIssue, type OtherPlace } from '../issue.ts';
import {
  ambiguousEppParameters,
  crossScopeAssignment,
  illegalAssignment,
  illegalExpression,
  illegalNumericAssignment,
  numericOverflow,
  reservedWord,
} from './validation.ts';

/**
 * An error that has only a message, such as an error raised by a function. `absentFile` is the missing project file
 * that Ruby code looked for last, if the message contains its name. `outsideFunction` is the Ruby function that failed
 * because it needs a command, a connection, a file or a library of a real server. `rubySyntax` is the location of a
 * syntax error in a Ruby file.
 */
export const runtimeError = defineIssue<{
  detail: string;
  absentFile?: string;
  outsideFunction?: string;
  rubySyntax?: OtherPlace | undefined;
}>(
  'RUNTIME_ERROR',
  ({ detail }) => detail,
  ({ rubySyntax }) => (rubySyntax === undefined ? [] : [rubySyntax]),
);

/** Errors raised by scopes (`lib/puppet/parser/scope.rb`). They have no location. */
export const scopeIssues = {
  numericVariable: defineIssue<{ name: string }>(
    'NUMERIC_VARIABLE_IN_SCOPE',
    ({ name }) => `Cannot assign to a numeric match result variable '$${name}'`,
  ),
  reservedVariable: defineIssue<{ name: string }>(
    'RESERVED_VARIABLE_IN_SCOPE',
    ({ name }) => `Attempt to assign to a reserved variable name: '${name}'`,
  ),
  reassignment: defineIssue<{ name: string }>(
    'REASSIGNMENT_IN_SCOPE',
    ({ name }) => `Cannot reassign variable '$${name}'`,
  ),
  assignmentInParameters: defineIssue<{ name: string }>(
    'ASSIGNMENT_IN_PARAMETERS',
    ({ name }) => `Attempt to assign variable ${name} when evaluating parameters`,
  ),
} as const;

/** Issues of parameter defaults that read other parameters before these have a value. */
export const parameterIssues = {
  valueExpected: defineIssue<{ callee: string; parameter: string }>(
    'PARAMETER_VALUE_EXPECTED',
    ({ callee, parameter }) => `${callee}: expects a value for parameter $${parameter}`,
  ),
  notYetEvaluated: defineIssue<{ callee: string; name: string; parameter: string }>(
    'PARAMETER_NOT_YET_EVALUATED',
    ({ callee, name, parameter }) =>
      `${callee}: default expression for $${name} tries to illegally access not yet evaluated $${parameter}`,
  ),
} as const;

export const evaluationIssues = {
  ...budgetIssues,
  whileEvaluating: defineIssue<{ expression: string; detail: string }>(
    'WHILE_EVALUATING',
    ({ expression, detail }) => `Error while evaluating ${expression}, ${detail}`,
  ),
  illegalJump: defineIssue<{ name: 'break' | 'next' | 'return' }>(
    'ILLEGAL_JUMP',
    ({ name }) => `${name}() from context where this is illegal`,
  ),

  // ---- names
  unknownVariable: defineIssue<{ name: string }>('UNKNOWN_VARIABLE', ({ name }) => `Unknown variable: '${name}'.`),
  unknownFunction: defineIssue<{ name: string }>('UNKNOWN_FUNCTION', ({ name }) => `Unknown function: '${name}'.`),
  unknownResourceType: defineIssue<{ name: string }>(
    'UNKNOWN_RESOURCE_TYPE',
    ({ name }) => `Resource type not found: ${name}`,
  ),
  unknownResource: defineIssue<{ type: string; title: string }>(
    'UNKNOWN_RESOURCE',
    ({ type, title }) => `Resource not found: ${type}['${title}']`,
  ),
  reservedWord,
  illegalExpression,
  ambiguousEppParameters,

  // ---- assignment
  illegalAssignment,
  crossScopeAssignment,
  illegalNumericAssignment,
  /**
   * Puppet sets `title` and `name` before it evaluates a body, and rejects an assignment to them with a different
   * message.
   */
  illegalReassignment: defineIssue<{ name: string }>('ILLEGAL_REASSIGNMENT', ({ name }) =>
    name === 'title' || name === 'name'
      ? `Cannot reassign built in (or already assigned) variable '$${name}'`
      : `Cannot reassign variable '$${name}'`,
  ),
  illegalReservedAssignment: defineIssue<{ name: string }>(
    'ILLEGAL_RESERVED_ASSIGNMENT',
    ({ name }) => `Attempt to assign to a reserved variable name: '$${name}'`,
  ),
  multiAssignmentSize: defineIssue<{ expected: number; actual: number }>(
    'ILLEGAL_MULTI_ASSIGNMENT_SIZE',
    ({ expected, actual }) => `Mismatched number of assignable entries and values, expected ${expected}, got ${actual}`,
  ),
  multiAssignmentKey: defineIssue<{ key: string }>(
    'MISSING_MULTI_ASSIGNMENT_KEY',
    ({ key }) => `No value for required key '${key}' in assignment to variables from hash`,
  ),
  multiAssignmentVariable: defineIssue<{ name: string }>(
    'MISSING_MULTI_ASSIGNMENT_VARIABLE',
    ({ name }) => `No value for required variable '$${name}' in assignment to variables from class reference`,
  ),
  unsupportedOperator: defineIssue<{ operator: string }>(
    'UNSUPPORTED_OPERATOR',
    ({ operator }) => `The operator '${operator}' is not supported.`,
  ),

  // ---- operators; `left` and `right` begin with an article, as in `an Integer`
  notApplicable: defineIssue<{ operator: string; left: string }>(
    'OPERATOR_NOT_APPLICABLE',
    ({ operator, left }) => `Operator '${operator}' is not applicable to ${left}.`,
  ),
  notApplicableWhen: defineIssue<{ operator: string; left: string; right: string }>(
    'OPERATOR_NOT_APPLICABLE_WHEN',
    ({ operator, left, right }) => `Operator '${operator}' is not applicable to ${left} when right side is ${right}.`,
  ),
  comparisonNotPossible: defineIssue<{ operator: string; left: string; right: string; detail: string }>(
    'COMPARISON_NOT_POSSIBLE',
    ({ operator, left, right, detail }) =>
      `Comparison of: ${left} ${operator} ${right}, is not possible. Caused by '${detail}'.`,
  ),
  matchNotRegexp: defineIssue<{ detail: string }>(
    'MATCH_NOT_REGEXP',
    ({ detail }) => `Can not convert right match operand to a regular expression. Caused by '${detail}'.`,
  ),
  matchNotString: defineIssue<{ left: string }>(
    'MATCH_NOT_STRING',
    ({ left }) => `Left match operand must result in a String value. Got ${left}.`,
  ),
  notNumeric: defineIssue<{ value: string }>(
    'NOT_NUMERIC',
    ({ value }) => `The value '${value}' cannot be converted to Numeric.`,
  ),
  numericCoercion: defineIssue<{ before: string; after: string }>(
    'NUMERIC_COERCION',
    ({ before, after }) => `The string '${before}' was automatically coerced to the numerical value ${after}`,
  ),
  divisionByZero: defineIssue('DIV_BY_ZERO', () => 'Division by 0'),
  resultIsInfinity: defineIssue<{ operator: string }>(
    'RESULT_IS_INFINITY',
    ({ operator }) => `The result of the ${operator} expression is Infinity`,
  ),
  numericOverflow,

  // ---- selectors and required parameters
  unmatchedSelector: defineIssue<{ value: string }>(
    'UNMATCHED_SELECTOR',
    ({ value }) => `No matching entry for selector parameter with value '${value}'`,
  ),
  missingRequiredParameter: defineIssue<{ name: string }>(
    'MISSING_REQUIRED_PARAMETER',
    ({ name }) => `Parameter $${name} is required but no value was given`,
  ),
  requiredAfterOptional: defineIssue<{ name: string }>(
    'REQUIRED_PARAMETER_AFTER_OPTIONAL',
    ({ name }) => `Parameter $${name} is required but appears after optional parameters`,
  ),

  // ---- access with []
  stringSliceArity: defineIssue<{ actual: number }>(
    'BAD_STRING_SLICE_ARITY',
    ({ actual }) => `String supports [] with one or two arguments. Got ${actual}`,
  ),
  arraySliceArity: defineIssue<{ actual: number }>(
    'BAD_ARRAY_SLICE_ARITY',
    ({ actual }) => `Array supports [] with one or two arguments. Got ${actual}`,
  ),
  hashSliceArity: defineIssue<{ actual: number }>(
    'BAD_HASH_SLICE_ARITY',
    ({ actual }) => `Hash supports [] with one or more arguments. Got ${actual}`,
  ),
  sliceKeyType: defineIssue<{ left: string; actual: string; expected: string }>(
    'BAD_SLICE_KEY_TYPE',
    ({ left, actual, expected }) => `${left}[] cannot use ${actual} where ${expected} is expected`,
  ),
  stringSliceKeyType: defineIssue<{ actual: string }>(
    'BAD_STRING_SLICE_KEY_TYPE',
    ({ actual }) => `A substring operation does not accept ${actual} as a character index. Expected an Integer`,
  ),
} as const;

/** Issues of `dig` and `get`. `path` is printed by Ruby's `inspect`. */
export const digIssues = {
  expectedCollection: defineIssue<{ path: string; actual: string }>(
    'EXPECTED_COLLECTION',
    ({ path, actual }) => `The given data does not contain a Collection at ${path}, got '${actual}'`,
  ),
  expectedIntegerIndex: defineIssue<{ path: string; actual: string }>(
    'EXPECTED_INTEGER_INDEX',
    ({ path, actual }) => `The given data requires an Integer index at ${path}, got '${actual}'`,
  ),
} as const;

/** Reported for a heredoc whose text is invalid in the syntax of its tag, as in `@(END:json)`. */
export const heredocIssue = defineIssue<{ syntax: string; mistake: string }>(
  'INVALID_HEREDOC_TEXT',
  ({ syntax, mistake }) => `Invalid produced text having syntax: '${syntax}'. ${mistake}`,
);

export const discontinuedImport = defineIssue(
  'DISCONTINUED_IMPORT',
  () =>
    "Use of 'import' has been discontinued in favor of a manifest directory. See http://links.puppet.com/puppet-import-deprecation",
);

/**
 * Reported for a function of the standard library that only warns about its deprecation. `message` is the warning,
 * including its key.
 */
export const retiredFunction = defineIssue<{ name: string; message: string }>(
  'RETIRED_FUNCTION',
  ({ name, message }) => `deprecation. ${name}. ${message}`,
);

export const templateNotFound = defineIssue<{ name: string }>(
  'TEMPLATE_NOT_FOUND',
  ({ name }) => `Could not find template '${name}'`,
);

export const filesNotFound = defineIssue<{ names: readonly string[] }>(
  'FILES_NOT_FOUND',
  ({ names }) => `Could not find any files from ${names.join(', ')}`,
);
