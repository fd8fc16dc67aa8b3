import { parseEpp, getRelease, readModulePath, type Diagnostic, type ProgramCache } from '../../engine/index.ts';
import { releaseOfProject, type Project } from '../../protocol/project/project.ts';

/**
 * Problems in files that the compilation did not load, such as a module that nothing includes yet. Puppet would not
 * report them; an editor must.
 */
export function unreachedFindings(
  project: Project,
  known: readonly Diagnostic[],
  programs: ProgramCache,
): readonly Diagnostic[] {
  const release = getRelease(releaseOfProject(project));
  const strict = release.has('strict is error') ? 'error' : 'warning';
  const modulePath = readModulePath((path) => project.files[path]);
  const reached = new Set(known.map(({ file }) => file));
  return Object.entries(project.files).flatMap(([file, text]) => {
    if (reached.has(file) || isNeverLoaded(file)) return [];
    if (file.endsWith('.pp')) {
      const { textWarnings, diagnostics } = programs.load(file, text, { strict, release, modulePath });
      return [...textWarnings, ...diagnostics];
    }
    return file.endsWith('.epp') ? parseEpp(text, file, release).diagnostics : [];
  });
}

/**
 * Checks for a manifest that Puppet never loads: examples and tests of modules, which may contain code that a module's
 * own files may not.
 */
function isNeverLoaded(file: string): boolean {
  return /(?:^|\/)(?:examples|tests|spec|docs)\//.test(file);
}
