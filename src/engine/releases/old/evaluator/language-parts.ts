import { hieraMissing } from '../../../diagnostics/issues/old-evaluation.ts';
import { PuppetError } from '../../../diagnostics/puppet-error.ts';
import type { Language } from '../../../evaluator/language.ts';
import { resourceType } from '../../../types/factory.ts';
import { isTruthy } from '../../../values/truthy.ts';
import type { Part } from '../../with-parts.ts';
import { accessInOldLanguage } from './access.ts';
import { assignInOldLanguage } from './assignment.ts';
import { callInOldLanguage } from './calls.ts';
import { checkEnumKeys } from './enum-keys.ts';
import { locateInOldLanguage } from './errors.ts';
import { joinedText } from './numbers.ts';
import {
  calculateLoosely,
  compareLoosely,
  includesExactly,
  matchLoosely,
  negateLoosely,
  picksLoosely,
  unmatchedLoosely,
} from './operators.ts';
import { assignServerFacts } from './server-facts.ts';
import { dynamicValue, lookupQualifiedRelatively, valueInOldLanguage } from './variables.ts';

export const oldLanguageParts: readonly Part<Language>[] = [
  { when: 'empty string is false', rules: { isTrue: (value) => value !== '' && isTruthy(value) } },
  {
    when: 'numeric strings are numbers',
    rules: {
      calculate: calculateLoosely,
      compare: compareLoosely,
      includes: includesExactly,
      match: matchLoosely,
      negate: negateLoosely,
      picks: picksLoosely,
      unmatchedSelector: unmatchedLoosely,
    },
  },
  { when: 'interpolated arrays are joined', rules: { interpolate: joinedText } },
  { when: 'brackets take one key', rules: { access: accessInOldLanguage } },
  { when: 'variables are appended to', rules: { assign: assignInOldLanguage } },
  { when: 'functions are statements or values', rules: { call: callInOldLanguage } },
  {
    when: 'names of classes are relative',
    rules: { lookupQualified: lookupQualifiedRelatively, variableValue: valueInOldLanguage },
  },
  { when: 'dynamic scope', rules: { variableValue: dynamicValue } },
  {
    when: 'errors have no column',
    rules: {
      failure: (issue, place) => new PuppetError(issue, place, 'Puppet::ParseError'),
      locate: locateInOldLanguage,
    },
  },
  {
    when: 'unknown types are names of resource types',
    rules: { unknownType: (_evaluator, { casedValue }) => resourceType(casedValue.toLowerCase()) },
  },
  {
    when: 'data by Hiera 3 alone',
    rules: { missingHieraKey: (key) => new PuppetError(hieraMissing({ key }), undefined, 'Puppet::ParseError') },
  },
  { unless: 'server facts', rules: { assignServerFacts } },
  { unless: 'Enum without case', rules: { checkTypeKeys: checkEnumKeys } },
];
