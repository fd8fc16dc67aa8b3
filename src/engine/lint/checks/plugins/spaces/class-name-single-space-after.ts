import type { LintCheck } from '../../../check.ts';
import { nameAfter } from './single-space-before-name.ts';
import { afterSpace, isSingleSpace } from './spaces.ts';

export const classNameSingleSpaceAfter: LintCheck = {
  name: 'manifest_whitespace_class_name_single_space_after',
  documentation: 'Write one space after the name of a class or defined type, on the same line.',
  wrong: 'class ntp{ }',
  right: 'class ntp { }',
  kind: 'error',
  isDefault: false,
  plugin: 'manifest_whitespace-check',
  fixTitle: 'Use one space after the name',
  *find({ definitions }) {
    for (const { keyword } of definitions) {
      const name = nameAfter(keyword);
      const after = name === undefined ? undefined : afterSpace(name);
      if (name?.next === undefined || after === undefined) continue;
      if (name.index === after.index - 2 && isSingleSpace(name.next)) continue;
      yield {
        message: 'there should be a single space between the class or resource name and the next item',
        at: name,
        fix: (editor) => {
          const following = afterSpace(name);
          if (following === undefined) return;
          for (let at = name.next; at !== undefined && at !== following; at = name.next) editor.remove(at);
          editor.insertBefore(following, 'WHITESPACE', ' ');
        },
      };
    }
  },
};
