import type { LintCheck } from '../../check.ts';

export const namesContainingUppercase: LintCheck = {
  name: 'names_containing_uppercase',
  documentation: 'Write names of classes and defined types in lower case. Names with a capital letter are types.',
  wrong: 'class ntpServer { }',
  right: 'class ntpserver { }',
  kind: 'error',
  isDefault: true,
  fixTitle: 'Change the name to lower case',
  *find({ definitions }) {
    for (const { kind, name } of definitions) {
      if (!/[A-Z]/.test(name.value)) continue;
      yield {
        message: `${kind} '${name.value}' contains illegal uppercase`,
        at: name,
        fix: (editor) => editor.change(name, { value: name.value.toLowerCase() }),
      };
    }
  },
};
