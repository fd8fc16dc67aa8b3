import type { LintCheck } from '../../../check.ts';
import { notOneSpaceBeforeName } from './single-space-before-name.ts';

export const classNameSingleSpaceBefore: LintCheck = {
  name: 'manifest_whitespace_class_name_single_space_before',
  documentation: 'Write one space between `class` or `define` and the name.',
  wrong: 'class  ntp { }',
  right: 'class ntp { }',
  kind: 'error',
  isDefault: false,
  plugin: 'manifest_whitespace-check',
  fixTitle: 'Use one space before the name',
  *find({ definitions }) {
    for (const { keyword } of definitions) {
      yield* notOneSpaceBeforeName(
        keyword,
        'there should be a single space between the class or defined resource statement and the name',
      );
    }
  },
};
