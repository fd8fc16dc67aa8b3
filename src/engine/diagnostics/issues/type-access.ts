/**
 * Issues of `TYPE[parameters]`, with the codes and messages of Puppet's `lib/puppet/pops/issues.rb`. Labels in the
 * arguments include their article.
 */
import { defineIssue } from '../issue.ts';
import { illegalClassReference } from './validation.ts';

export const typeAccessIssues = {
  specialization: defineIssue<{ type: string; actual: string; expected: string }>(
    'BAD_TYPE_SPECIALIZATION',
    ({ type, actual, expected }) =>
      `Error creating type specialization of ${type}, Cannot use ${actual} where ${expected} is expected`,
  ),
  illegalTypeName: illegalClassReference,
  illegalClassName: defineIssue<{ name: string }>(
    'ILLEGAL_NAME',
    ({ name }) =>
      `Illegal name. The given name '${name}' does not conform to the naming rule /^((::)?[a-z_]\\w*)(::[a-z]\\w*)*$/`,
  ),
  classNameNotString: defineIssue<{ actual: string }>(
    'ILLEGAL_HOSTCLASS_NAME',
    ({ actual }) => `Illegal Class name in class reference. ${actual} cannot be used where a String is expected`,
  ),
  resourceTypeExpected: defineIssue<{ actual: string }>(
    'ILLEGAL_RESOURCE_SPECIALIZATION',
    ({ actual }) => `First argument to Resource[] must be a resource type or a String. Got ${actual}.`,
  ),
  parameterCount: defineIssue<{ type: string; accepts: string; actual: number }>(
    'BAD_TYPE_SLICE_ARITY',
    ({ type, accepts, actual }) => `${type}[] accepts ${accepts}. Got ${actual}`,
  ),
  typeExpected: defineIssue<{ type: string; actual: string }>(
    'BAD_TYPE_SLICE_TYPE',
    ({ type, actual }) => `${type}[] arguments must be types. Got ${actual}`,
  ),
  sizeExpected: defineIssue<{ actual: string }>(
    'BAD_COLLECTION_SLICE_TYPE',
    ({ actual }) =>
      `A Type's size constraint arguments must be a single Integer type, or 1-2 integers (or default). Got ${actual}`,
  ),
  rangeCount: defineIssue<{ type: 'Integer' | 'Float'; actual: number }>(
    'BAD_INTEGER_SLICE_ARITY',
    ({ type, actual }) => `${type}-Type supports [] with one or two arguments (from, to). Got ${actual}`,
  ),
  rangeBound: defineIssue<{ type: 'Integer' | 'Float'; actual: string }>(
    'BAD_INTEGER_SLICE_TYPE',
    ({ type, actual }) =>
      `${type}-Type [] requires all arguments to be ${type === 'Float' ? 'floats, or integers' : 'integers'} (or default). Got ${actual}`,
  ),
  notUndefArgument: defineIssue<{ actual: string }>(
    'BAD_NOT_UNDEF_SLICE_TYPE',
    ({ actual }) => `NotUndef-Type[] argument must be a Type or a String. Got ${actual}`,
  ),
} as const;
