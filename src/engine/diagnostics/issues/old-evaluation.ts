/** Issues of the evaluation in releases with the old grammar (`parser/ast` and `parser/scope.rb` of 3.8 and 2.7). */
import { defineIssue } from '../issue.ts';

// ---- operators ----------------------------------------------------------------
export const operandNotANumber = defineIssue<{ side: 'left' | 'right'; operator: string }>(
  'OLD_OPERAND_NOT_A_NUMBER',
  ({ side, operator }) => `${side} operand of ${operator} is not a number`,
);
export const minusNotANumber = defineIssue('OLD_MINUS_NOT_A_NUMBER', () => 'minus operand  is not a number');
export const noConcatenation = defineIssue(
  'OLD_NO_CONCATENATION',
  () => "Unsupported Operation: Array concatenation available with '--parser future' setting only.",
);
export const oldDivisionByZero = defineIssue('OLD_DIVISION_BY_ZERO', () => 'divided by 0');
export const noSuchMethod = defineIssue<{ method: string; value: string }>(
  'OLD_NO_SUCH_METHOD',
  ({ method, value }) => `undefined method \`${method}' for ${value}`,
);
export const comparisonFailed = defineIssue<{ left: string; right: string }>(
  'OLD_COMPARISON_FAILED',
  ({ left, right }) => `comparison of ${left} with ${right} failed`,
);
export const inLeftNotAString = defineIssue<{ value: string }>(
  'OLD_IN_LEFT_NOT_A_STRING',
  ({ value }) => `'${value}' from left operand of 'in' expression is not a string`,
);
export const inRightUnsupported = defineIssue<{ value: string }>(
  'OLD_IN_RIGHT_UNSUPPORTED',
  ({ value }) => `'${value}' from right operand of 'in' expression is not of a supported type (string, array or hash)`,
);
export const oldUnmatchedSelector = defineIssue<{ value: string }>(
  'OLD_UNMATCHED_SELECTOR',
  ({ value }) => `No matching value for selector param '${value}'`,
);

// ---- variables ----------------------------------------------------------------
export const notAHashOrArray = defineIssue<{ name: string; key: string; article: 'a' | 'an' }>(
  'OLD_NOT_A_HASH_OR_ARRAY',
  ({ name, key, article }) => `${name} is not ${article} hash or array when accessing it with ${key}`,
);
export const elementOfNoHashOrArray = defineIssue<{ name: string; value: string }>(
  'OLD_ELEMENT_OF_NO_HASH_OR_ARRAY',
  ({ name, value }) => `${name} is ${value}, not a hash or array`,
);
/** Begins with a space, because Puppet replaces the index with nil before it prints the message. */
export const indexNotAnInteger = defineIssue(
  'OLD_INDEX_NOT_AN_INTEGER',
  () => ' is not an integer, but is used as an index of an array',
);
/** Puppet 2.7 raises an error class that does not exist, so Ruby's message about this class appears. */
export const indexNotAnIntegerIn27 = defineIssue(
  'OLD_INDEX_NOT_AN_INTEGER_IN_2_7',
  () => 'uninitialized constant Puppet::ParserError',
);
export const elementAgain = defineIssue<{ name: string; key: string }>(
  'OLD_ELEMENT_AGAIN',
  ({ name, key }) => `Assigning to the hash '${name}' with an existing key '${key}' is forbidden`,
);
export const mutationDeprecated = defineIssue<{ file: string; line: number }>(
  'OLD_MUTATION_DEPRECATED',
  ({ file, line }) =>
    `The use of mutating operations on Array/Hash is deprecated at ${file}:${line}. See http://links.puppetlabs.com/puppet-mutation-deprecation`,
);
export const reassigned = defineIssue<{ name: string }>(
  'OLD_REASSIGNED',
  ({ name }) => `Cannot reassign variable ${name}`,
);
export const appendedInScope = defineIssue<{ name: string }>(
  'OLD_APPENDED_IN_SCOPE',
  ({ name }) => `Cannot append, variable ${name} is defined in this scope`,
);
export const appendedToHash = defineIssue(
  'OLD_APPENDED_TO_HASH',
  () =>
    'Puppet::Parser::AST::VarDef failed with error ArgumentError: Trying to append to a hash with something which is not a hash is unsupported',
);
export const appendedToOther = defineIssue<{ method: string; value: string }>(
  'OLD_APPENDED_TO_OTHER',
  ({ method, value }) =>
    `Puppet::Parser::AST::VarDef failed with error NoMethodError: undefined method \`${method}' for ${value}`,
);
export const noConversion = defineIssue<{ from: string; to: string }>(
  'OLD_NO_CONVERSION',
  ({ from, to }) =>
    `Puppet::Parser::AST::VarDef failed with error TypeError: no implicit conversion of ${from} into ${to}`,
);
export const numericAssigned = defineIssue<{ name: string }>(
  'OLD_NUMERIC_ASSIGNED',
  ({ name }) => `Cannot assign to a numeric match result variable '$${name}'`,
);
export const undefinedVariable = defineIssue<{ name: string; reason: string | undefined }>(
  'OLD_UNDEFINED_VARIABLE',
  ({ name, reason }) => `Undefined variable "${name}"${reason === undefined ? '' : `; ${reason}`}`,
);
export const qualifiedNotFound = defineIssue<{ name: string; reason: string; place: string }>(
  'OLD_QUALIFIED_NOT_FOUND',
  ({ name, reason, place }) => `Could not look up qualified variable '${name}'; ${reason}${place}`,
);
export const dynamicLookup = defineIssue<{ name: string; place: string }>(
  'OLD_DYNAMIC_LOOKUP',
  ({ name, place }) =>
    `Dynamic lookup of $${name}${place} is deprecated. For more information, see http://docs.puppetlabs.com/guides/scope_and_puppet.html. To see the change in behavior, use the --debug flag.`,
);

// ---- resources ----------------------------------------------------------------
interface Placed {
  readonly file: string;
  readonly line: number;
}
export const exportedWithoutStore = defineIssue<Placed>(
  'OLD_EXPORTED_WITHOUT_STORE',
  ({ file, line }) => `You cannot collect without storeconfigs being set on line ${line} in file ${file}`,
);
export const collectedWithoutStore = defineIssue<Placed>(
  'OLD_COLLECTED_WITHOUT_STORE',
  ({ file, line }) =>
    `You cannot collect exported resources without storeconfigs being set; the collection will be ignored on line ${line} in file ${file}`,
);
export const notCollecting = defineIssue(
  'OLD_NOT_COLLECTING',
  () => 'Not collecting exported resources without storeconfigs',
);
export const invalidParameter = defineIssue<{ name: string; reference: string }>(
  'OLD_INVALID_PARAMETER',
  ({ name, reference }) => `Invalid parameter ${name} on ${reference}`,
);
export const invalidType = defineIssue<{ type: string }>(
  'OLD_INVALID_TYPE',
  ({ type }) => `Puppet::Parser::AST::Resource failed with error ArgumentError: Invalid resource type ${type}`,
);
export const unknownDeclaredClass = defineIssue<{ name: string }>(
  'OLD_UNKNOWN_DECLARED_CLASS',
  ({ name }) => `Puppet::Parser::AST::Resource failed with error ArgumentError: Could not find declared class ${name}`,
);
export const wrongCount = defineIssue<{ name: string; count: number; expected: string }>(
  'OLD_WRONG_COUNT',
  ({ name, count, expected }) => `${name}(): Wrong number of arguments given (${count} for ${expected})`,
);
export const wrongCountIn27 = defineIssue<{ name: string; count: number }>(
  'OLD_WRONG_COUNT_IN_2_7',
  ({ name, count }) =>
    name === 'split' ? `split(): wrong number of arguments (${count}; must be 2)` : `${name} should have 2 arguments`,
);
export const typeOfCreateResources = defineIssue<{ type: string }>(
  'OLD_TYPE_OF_CREATE_RESOURCES',
  ({ type }) => `could not create resource of unknown type ${type}`,
);
export const missingParameter = defineIssue<{ name: string; reference: string }>(
  'OLD_MISSING_PARAMETER',
  ({ name, reference }) => `Must pass ${name} to ${reference}`,
);
export const oldParentsDiffer = defineIssue<{ name: string; parent: string; otherParent: string }>(
  'OLD_PARENTS_DIFFER',
  ({ name, parent, otherParent }) =>
    `Cannot merge classes with different parent classes (${name} => ${parent} vs. ${name} => ${otherParent})`,
);
export const noFilesToImport = defineIssue<{ pattern: string }>(
  'OLD_NO_FILES_TO_IMPORT',
  ({ pattern }) => `No file(s) found for import of '${pattern}'`,
);
export const unknownParentOf = defineIssue<{ name: string; kind: 'node' | 'hostclass' }>(
  'OLD_UNKNOWN_PARENT',
  ({ name, kind }) => `Could not find parent resource type '${name}' of type ${kind} in production`,
);

// ---- functions ----------------------------------------------------------------
export const futureOnly = defineIssue<{ name: string }>(
  'OLD_FUTURE_ONLY',
  ({ name }) => `${name}() is only available when parser/evaluator future is in effect`,
);
export const lookupOfFutureOnly = defineIssue(
  'OLD_LOOKUP_OF_FUTURE_ONLY',
  () => 'The lookup function is only available with settings --binder true, or --parser future',
);
export const searchDeprecated = defineIssue(
  'OLD_SEARCH_DEPRECATED',
  () =>
    "The 'search' function is deprecated. See http://links.puppetlabs.com/search-function-deprecation\n   (at /usr/lib/ruby/vendor_ruby/puppet/parser/functions/search.rb:7:in `block in <top (required)>')",
);
export const extlookupMissing = defineIssue<{ key: string }>(
  'OLD_EXTLOOKUP_MISSING',
  ({ key }) => `No match found for '${key}' in any data file during extlookup()`,
);
export const hieraMissing = defineIssue<{ key: string }>(
  'OLD_HIERA_MISSING',
  ({ key }) => `Could not find data item ${key} in any Hiera data file and no default supplied`,
);
export const dataBindingFailed = defineIssue<{ key: string; detail: string }>(
  'OLD_DATA_BINDING_FAILED',
  ({ key, detail }) => `Error from DataBinding 'hiera' while looking up '${key}': ${detail}`,
);
export const oldUnknownFunction = defineIssue<{ name: string }>(
  'OLD_UNKNOWN_FUNCTION',
  ({ name }) => `Unknown function ${name}`,
);
export const functionIsNoValue = defineIssue<{ name: string }>(
  'OLD_FUNCTION_IS_NO_VALUE',
  ({ name }) => `Function '${name}' does not return a value`,
);
export const functionIsAValue = defineIssue<{ name: string }>(
  'OLD_FUNCTION_IS_A_VALUE',
  ({ name }) => `Function '${name}' must be the value of a statement`,
);
