import { parseEpp, getRelease, readModulePath, type Diagnostic, type ProgramCache } from '../../engine/index.ts';
import { releaseOfProject, type Project } from '../../protocol/project/project.ts';

/**
 * Finds problems in files that the compilation did not load, such as a module that nothing includes yet. Puppet does
 * not report such problems, but an editor must.
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
 * Returns whether Puppet never loads a manifest. Examples and tests of modules are such manifests; they may contain
 * code that is not allowed elsewhere in a module.
 */
function isNeverLoaded(file: string): boolean {
  return /(?:^|\/)(?:examples|tests|spec|docs)\//.test(file);
}
