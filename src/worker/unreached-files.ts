import { parseEpp, type Diagnostic, type ProgramCache } from '../engine/index.ts';
import type { ProjectFiles } from '../protocol/project.ts';

/**
 * What is wrong in files that compiling did not come to, such as a module that nothing includes yet. Puppet would not say
 * it; an editor must.
 */
export function unreachedFindings(
  files: ProjectFiles,
  known: readonly Diagnostic[],
  programs: ProgramCache,
): readonly Diagnostic[] {
  const reached = new Set(known.map(({ file }) => file));
  return Object.entries(files).flatMap(([file, text]) => {
    if (reached.has(file)) return [];
    if (file.endsWith('.pp')) {
      const { textWarnings, diagnostics } = programs.load(file, text, { strict: 'error' });
      return [...textWarnings, ...diagnostics];
    }
    return file.endsWith('.epp') ? parseEpp(text, file).diagnostics : [];
  });
}
