/** `import` was removed. All manifests of the folder are loaded now, and module classes are autoloaded by name. */
import type { FindingFix } from '../finding.ts';
import { removal } from './removal.ts';
import { placeOf, type Rule } from './rule.ts';

export const imports: Rule = (program) =>
  (program.program.imports ?? []).map((each) => {
    const isRead =
      /(?:^|\/)manifests\//.test(program.file) &&
      each.patterns.every((pattern) => !pattern.startsWith('/') && !pattern.startsWith('..'));
    const fix: FindingFix = {
      kind: 'imports',
      title: 'Remove the import: the file is read anyway',
      edits: [removal(program, each)],
    };
    return {
      kind: 'error',
      message: isRead
        ? 'import no longer exists: all files below manifests are read, and classes are found by name.'
        : 'import no longer exists: the file must be below manifests, or in a module.',
      place: placeOf(program, each),
      rows: ['the old grammar'],
      ...(isRead ? { fixes: [fix] } : {}),
    };
  });
