/**
 * Issues of the static checks, with the codes and messages of Puppet's `pops/issues.rb`. Labels in the arguments
 * include their article.
 */
import { defineIssue } from '../issue.ts';

// ---- valid locations --------------------------------------------------------
export const notTopLevel = defineIssue(
  'NOT_TOP_LEVEL',
  () => 'Classes, definitions, and nodes may only appear at toplevel or inside other classes',
);
export const notAbsoluteTopLevel = defineIssue<{ what: string }>(
  'NOT_ABSOLUTE_TOP_LEVEL',
  ({ what }) => `${what} may only appear at toplevel`,
);
export const illegalDefinitionLocation = defineIssue<{ name: string; file: string }>(
  'ILLEGAL_DEFINITION_LOCATION',
  ({ name, file }) => `Unacceptable location. The name '${name}' is unacceptable in file '${file}'`,
);
export const illegalTopConstructLocation = defineIssue<{ what: string }>(
  'ILLEGAL_TOP_CONSTRUCT_LOCATION',
  ({ what }) => `This ${what} is unacceptable as a top level construct in this location`,
);
export const illegalExpression = defineIssue<{ expression: string; feature: string; container: string }>(
  'ILLEGAL_EXPRESSION',
  ({ expression, feature, container }) =>
    `Illegal expression. ${expression} is unacceptable as ${feature} in ${container}`,
);
export const unsupportedExpression = defineIssue<{ expression: string }>(
  'UNSUPPORTED_EXPRESSION',
  ({ expression }) => `Expressions of type ${expression} are not supported in this version of Puppet`,
);
export const notRvalue = defineIssue<{ expression: string }>(
  'NOT_RVALUE',
  ({ expression }) => `Invalid use of expression. ${expression} does not produce a value`,
);
export const illegalQueryExpression = defineIssue<{ expression: string }>(
  'ILLEGAL_QUERY_EXPRESSION',
  ({ expression }) => `Illegal query expression. ${expression} cannot be used in a query`,
);

// ---- statements without effect ----------------------------------------------
export const idemExpressionNotLast = defineIssue<{ expression: string }>(
  'IDEM_EXPRESSION_NOT_LAST',
  ({ expression }) =>
    `This ${expression} has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form)`,
);
export const idemNotAllowedLast = defineIssue<{ expression: string; container: string }>(
  'IDEM_NOT_ALLOWED_LAST',
  ({ expression, container }) =>
    `This ${expression} has no effect. ${container} can not end with a value-producing expression without other effect`,
);
export const resourceWithoutTitle = defineIssue<{ name: string }>(
  'RESOURCE_WITHOUT_TITLE',
  ({ name }) => `This expression is invalid. Did you try declaring a '${name}' resource without a title?`,
);

// ---- assignments ------------------------------------------------------------
export const illegalAssignment = defineIssue<{ what: string }>(
  'ILLEGAL_ASSIGNMENT',
  ({ what }) => `Illegal attempt to assign to '${what}'. Not an assignable reference`,
);
export const illegalIndexedAssignment = defineIssue(
  'ILLEGAL_INDEXED_ASSIGNMENT',
  () => 'Illegal attempt to assign via [index/key]. Not an assignable reference',
);
export const illegalNumericAssignment = defineIssue<{ name: string }>(
  'ILLEGAL_NUMERIC_ASSIGNMENT',
  ({ name }) =>
    `Illegal attempt to assign to the numeric match result variable '$${name}'. Numeric variables are not assignable`,
);
export const crossScopeAssignment = defineIssue<{ name: string }>(
  'CROSS_SCOPE_ASSIGNMENT',
  ({ name }) => `Illegal attempt to assign to '${name}'. Cannot assign to variables in other namespaces`,
);
export const illegalAssignmentContext = defineIssue('ILLEGAL_ASSIGNMENT_CONTEXT', () => 'Assignment not allowed here');
export const operatorNoLongerSupported = defineIssue<{ operator: '+=' | '-=' }>(
  'APPENDS_DELETES_NO_LONGER_SUPPORTED',
  ({ operator }) => `The operator '${operator}' is no longer supported. See http://links.puppet.com/remove-plus-equals`,
);

// ---- names ------------------------------------------------------------------
export const illegalDefinitionName = defineIssue<{ name: string; what: string }>(
  'ILLEGAL_DEFINITION_NAME',
  ({ name, what }) => `Unacceptable name. The name '${name}' is unacceptable as the name of ${what}`,
);
export const reservedTypeName = defineIssue<{ name: string; what: string }>(
  'RESERVED_TYPE_NAME',
  ({ name, what }) => `The name: '${name}' is already defined by Puppet and can not be used as the name of ${what}.`,
);
export const reservedWord = defineIssue<{ word: string }>(
  'RESERVED_WORD',
  ({ word }) => `Use of reserved word: ${word}, must be quoted if intended to be a String value`,
);
export const futureReservedWord = defineIssue<{ word: string }>(
  'FUTURE_RESERVED_WORD',
  ({ word }) => `Use of future reserved word: '${word}'`,
);
export const illegalVariableName = defineIssue<{ name: string }>(
  'ILLEGAL_VAR_NAME',
  ({ name }) =>
    `Illegal variable name, The given name '${name}' does not conform to the naming rule /^((::)?[a-z]\\w*)*((::)?[a-z_]\\w*)$/`,
);
export const illegalNumericVariableName = defineIssue<{ name: string }>(
  'ILLEGAL_NUMERIC_VAR_NAME',
  ({ name }) =>
    `Illegal numeric variable name, The given name '${name}' must be a decimal value if it starts with a digit 0-9`,
);
export const illegalHostnameCharacters = defineIssue<{ hostname: string }>(
  'ILLEGAL_HOSTNAME_CHARS',
  ({ hostname }) =>
    `The hostname '${hostname}' contains illegal characters (only letters, digits, '_', '-', and '.' are allowed)`,
);
export const illegalHostnameInterpolation = defineIssue(
  'ILLEGAL_HOSTNAME_INTERPOLATION',
  () => 'An interpolated expression is not allowed in a hostname of a node',
);
export const illegalNodeInheritance = defineIssue(
  'ILLEGAL_NODE_INHERITANCE',
  () =>
    'Node inheritance is not supported in Puppet >= 4.0.0. See http://links.puppet.com/puppet-node-inheritance-deprecation',
);

// ---- parameters -------------------------------------------------------------
export const illegalParameterName = defineIssue<{ name: string }>(
  'ILLEGAL_PARAM_NAME',
  ({ name }) => `Illegal parameter name. The given name '${name}' does not conform to the naming rule /^[a-z_]\\w*$/`,
);
export const illegalNumericParameter = defineIssue<{ name: string }>(
  'ILLEGAL_NUMERIC_PARAMETER',
  ({ name }) => `The numeric parameter name '$${name}' cannot be used (clashes with numeric match result variables)`,
);
export const reservedParameter = defineIssue<{ name: string; container: string }>(
  'RESERVED_PARAMETER',
  ({ name, container }) => `The parameter $${name} redefines a built in parameter in the ${container}`,
);
export const duplicateParameter = defineIssue<{ name: string }>(
  'DUPLICATE_PARAMETER',
  ({ name }) => `The parameter '${name}' is declared more than once in the parameter list`,
);
export const capturesRestNotLast = defineIssue<{ name: string }>(
  'CAPTURES_REST_NOT_LAST',
  ({ name }) => `Parameter $${name} is not last, and has 'captures rest'`,
);
export const capturesRestNotSupported = defineIssue<{ name: string; container: string }>(
  'CAPTURES_REST_NOT_SUPPORTED',
  ({ name, container }) => `Parameter $${name} has 'captures rest' - not supported in ${container}`,
);
export const nonliteralParameterType = defineIssue<{ name: string; modelClass: string }>(
  'ILLEGAL_NONLITERAL_PARAMETER_TYPE',
  ({ name, modelClass }) => `The parameter '$${name}' must be a literal type, not a Puppet::Pops::Model::${modelClass}`,
);
export const ambiguousEppParameters = defineIssue(
  'ILLEGAL_EPP_PARAMETERS',
  () => "Ambiguous EPP parameter expression. Probably missing '<%-' before parameters to remove leading whitespace",
);

// ---- values and types -------------------------------------------------------
export const numericOverflow = defineIssue<{ what: string; value: bigint }>(
  'NUMERIC_OVERFLOW',
  ({ what, value }) =>
    `${what} resulted in a value outside of Puppet Integer ${value > 0n ? 'max' : 'min'} range, got '${value > 0n ? '+' : '-'}0x${(value > 0n ? value : -value).toString(16)}'`,
);
export const duplicateKey = defineIssue<{ key: string }>(
  'DUPLICATE_KEY',
  ({ key }) => `The key '${key}' is declared more than once`,
);
export const duplicateDefault = defineIssue<{ container: string }>(
  'DUPLICATE_DEFAULT',
  ({ container }) => `This ${container} already has a 'default' entry - this is a duplicate`,
);
export const illegalClassReference = defineIssue<{ name: string }>(
  'ILLEGAL_CLASSREF',
  ({ name }) => `Illegal type reference. The given name '${name}' does not conform to the naming rule`,
);
export const illegalSingleTypeMapping = defineIssue<{ expression: string }>(
  'ILLEGAL_TYPE_MAPPING',
  ({ expression }) => `Illegal type mapping. Expected a Type on the left side, got ${expression}`,
);
export const illegalRegexpTypeMapping = defineIssue<{ expression: string }>(
  'ILLEGAL_REGEXP_TYPE_MAPPING',
  ({ expression }) => `Illegal type mapping. Expected a Tuple[Regexp,String] on the left side, got ${expression}`,
);

// ---- resources --------------------------------------------------------------
export const classNotVirtualizable = defineIssue('CLASS_NOT_VIRTUALIZABLE', () => 'Classes are not virtualizable');
export const notVirtualizable = defineIssue('NOT_VIRTUALIZEABLE', () => 'Resource Defaults are not virtualizable');
export const illegalAttributeAppend = defineIssue<{ name: string; container: string }>(
  'ILLEGAL_ATTRIBUTE_APPEND',
  ({ name, container }) => `Illegal +> operation on attribute ${name}. This operator can not be used in ${container}`,
);
export const multipleAttributesUnfold = defineIssue(
  'MULTIPLE_ATTRIBUTES_UNFOLD',
  () => 'Unfolding of attributes from Hash can only be used once per resource body',
);
