import type { LintCheck } from '../../check.ts';
import { withoutComments } from './without-comments.ts';

export const spaceBeforeArrow: LintCheck = {
  name: 'space_before_arrow',
  documentation: 'Write one space before each arrow if all attributes of a resource are on one line.',
  wrong: "file { '/etc/motd': ensure  => file }",
  right: "file { '/etc/motd': ensure => file }",
  kind: 'warning',
  isDefault: true,
  fixTitle: 'Use one space',
  *find({ resources }) {
    for (const resource of resources) {
      const arrows = withoutComments(resource).filter(({ kind }) => kind === 'FARROW');
      if (arrows[0]?.line !== arrows.at(-1)?.line) continue;
      for (const { prev } of arrows) {
        if (prev === undefined || prev.value === ' ') continue;
        const { line, column } = prev;
        yield {
          message: `there should be a single space before '=>' on line ${line}, column ${column}`,
          at: prev,
          fix: (editor) => {
            if (prev.kind === 'WHITESPACE') editor.change(prev, { value: ' ' });
            else editor.insertAfter(prev, 'WHITESPACE', ' ');
          },
        };
      }
    }
  },
};
