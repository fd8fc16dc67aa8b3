import type { LintCheck } from '../../check.ts';

export const namesContainingUppercase: LintCheck = {
  name: 'names_containing_uppercase',
  documentation: 'Names of classes and defined types are lower case: a capital begins the name of a type.',
  wrong: 'class ntpServer { }',
  right: 'class ntpserver { }',
  kind: 'error',
  isDefault: true,
  fixTitle: 'Write the name in lower case',
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
