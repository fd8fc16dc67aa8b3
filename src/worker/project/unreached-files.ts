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
  const reached = new Set(known.flatMap(({ file, origin }) => [file, ...(origin === undefined ? [] : [origin.file])]));
  return Object.entries(project.files).flatMap(([file, text]) => {
    if (reached.has(file) || isNeverLoaded(file)) return [];
    const plan = findPlan(file, text);
    if (plan !== undefined) return [plan];
    if (file.endsWith('.pp')) {
      const { textWarnings, diagnostics } = programs.load(file, text, { strict, release, modulePath });
      return [...textWarnings, ...diagnostics];
    }
    return file.endsWith('.epp') ? findFirst(parseEpp(text, file, release).diagnostics) : [];
  });
}

/**
 * Returns the note that a plan is not checked, or undefined for a file without a plan. Puppet reads plans only with its
 * setting `tasks`, in a separate grammar.
 */
function findPlan(file: string, text: string): Diagnostic | undefined {
  const found = /(?:^|\/)plans\//.test(file) ? /^\s*plan\s+[\w:]+/m.exec(text) : null;
  if (found === null) return undefined;
  const [written] = found;
  const start = written.length - written.trimStart().length;
  return {
    code: 'plan-not-checked',
    args: {},
    message: 'Plans are not checked: Bolt runs them, and a compilation does not read them.',
    severity: 'info',
    file,
    span: { offset: found.index + start, length: written.length - start },
  };
}

/** Returns the first problem of a template, if possible one with a place. The other problems usually follow from it. */
function findFirst(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const first = diagnostics.find(({ span }) => span !== undefined) ?? diagnostics[0];
  return first === undefined ? [] : [first];
}

/**
 * Returns whether Puppet never loads a manifest. Examples and tests of modules are such manifests, and may contain code
 * that is not allowed in other files of a module.
 */
function isNeverLoaded(file: string): boolean {
  return /(?:^|\/)(?:examples|tests|spec|docs)\//.test(file);
}
