/** Issues found while evaluating: codes and texts of Puppet's `lib/puppet/pops/issues.rb` and of the places that raise without one. */
import { defineIssue } from '../issue.ts';

/** An error whose text is all there is, such as one that a function raises. */
export const runtimeError = defineIssue<{ detail: string }>('RUNTIME_ERROR', ({ detail }) => detail);

/** Raised by scopes themselves (`lib/puppet/parser/scope.rb`), without a place. */
export const scopeIssues = {
  numericVariable: defineIssue<{ name: string }>(
    'ILLEGAL_NUMERIC_ASSIGNMENT',
    ({ name }) => `Cannot assign to a numeric match result variable '$${name}'`,
  ),
  reservedVariable: defineIssue<{ name: string }>(
    'ILLEGAL_RESERVED_ASSIGNMENT',
    ({ name }) => `Attempt to assign to a reserved variable name: '${name}'`,
  ),
  reassignment: defineIssue<{ name: string }>(
    'ILLEGAL_REASSIGNMENT',
    ({ name }) => `Cannot reassign variable '$${name}'`,
  ),
  assignmentInParameters: defineIssue<{ name: string }>(
    'ASSIGNMENT_IN_PARAMETERS',
    ({ name }) => `Attempt to assign variable ${name} when evaluating parameters`,
  ),
} as const;
