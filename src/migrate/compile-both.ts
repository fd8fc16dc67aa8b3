/** The compilations that a migration compares. */
import {
  compile,
  furtherErrors,
  parseEpp,
  ProgramCache,
  type CompileInput,
  type CompileResult,
  type Diagnostic,
  type Release,
} from '../engine/index.ts';
import { EvaluationTrace } from './evaluation-trace.ts';
import type { PlaceMap } from './place-map.ts';
import { lenientInput, refusals, type Files, type MigrationSource } from './source.ts';

export interface Compiled {
  /** Result of a compilation with the project's settings, or else with the defaults of the release. */
  readonly strict: CompileResult;
  /** All errors of the compilation `strict`. */
  readonly errors: readonly Diagnostic[];
  /**
   * The result of a compilation that continues as far as possible: settings turn errors into warnings where Puppet
   * allows it.
   */
  readonly lenient: CompileResult;
  /** Trace of the compilation `lenient`. */
  readonly trace: EvaluationTrace;
}

/**
 * Compiles the files of a source. With `map`, the places of errors and traced values are mapped back to the original
 * files.
 */
export function compiledAs(source: MigrationSource, release: Release, map?: PlaceMap): Compiled {
  const programs = new ProgramCache();
  const input = { ...source.inputFor(source.files, release), release, programs };
  const trace = new EvaluationTrace();
  const strict = compile({ ...input, watchEvaluation: trace });
  const own = strict.diagnostics.filter(({ severity }) => severity === 'error');
  const further = strict.error === undefined ? [] : furtherErrors(input, strict.diagnostics);
  const found = [...own, ...further, ...readErrors(source.files, release, programs, refusals(input, release).findings)];
  const lenient =
    isAlreadyLenient(input, strict) || isOfBudget(strict.error?.code)
      ? { result: strict, trace }
      : compiledLeniently(input);
  const errors = [...new Map(found.map((error) => [errorKey(error), error])).values()];
  return map === undefined
    ? { strict, errors, lenient: lenient.result, trace: lenient.trace }
    : {
        strict,
        errors: errors.map((error) => placedBefore(error, map)),
        lenient: lenient.result,
        trace: lenient.trace.moved(map),
      };
}

/** True if a limit stopped the code. Another compilation would take as long, and would also be stopped. */
export function isOfBudget(code: string | undefined): boolean {
  return code?.startsWith('BUDGET_') === true;
}

/**
 * True if a lenient compilation would have the same result: there is a catalog, and the project does not suppress
 * warnings with `strict = off`.
 */
function isAlreadyLenient({ settings }: CompileInput, { catalog }: CompileResult): boolean {
  return catalog !== undefined && settings?.strict !== 'off';
}

function compiledLeniently(input: CompileInput): { readonly result: CompileResult; readonly trace: EvaluationTrace } {
  const trace = new EvaluationTrace();
  return { result: compile({ ...lenientInput(input), watchEvaluation: trace }), trace };
}

function placedBefore(error: Diagnostic, map: PlaceMap): Diagnostic {
  const { file, span, origin } = error;
  return {
    ...error,
    ...(span === undefined ? {} : { span: map.near(file, span) }),
    ...(origin === undefined ? {} : { origin: { ...origin, span: map.near(origin.file, origin.span) } }),
  };
}

/** Identifies an error across two compilations. */
export function errorKey({ code, file, span, origin }: Diagnostic): string {
  const at = origin ?? { file, span };
  return `error ${code} ${at.file} ${at.span?.offset ?? -1}`;
}

/** Syntax errors and errors of static checks in all files, including files that the compilation does not load. */
function readErrors(files: Files, release: Release, programs: ProgramCache, isStrict: boolean): readonly Diagnostic[] {
  return Object.entries(files)
    .flatMap(([file, text]) => {
      if (file.endsWith('.epp')) return parseEpp(text, file, release).diagnostics;
      if (!file.endsWith('.pp')) return [];
      return programs.load(file, text, { strict: isStrict ? 'error' : 'warning', release }).diagnostics;
    })
    .filter(({ severity }) => severity === 'error');
}
