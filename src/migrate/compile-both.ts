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
  /** As the release compiles it. */
  readonly strict: CompileResult;
  /** All errors of that. */
  readonly errors: readonly Diagnostic[];
  /** Compiled with what settings make errors as warnings, so that it goes on as far as it can. */
  readonly lenient: CompileResult;
  /** What `lenient` evaluated. */
  readonly trace: EvaluationTrace;
}

/** Compiles the files of a source; errors and what was evaluated have the places of the text that `map` leads back to. */
export function compiledAs(source: MigrationSource, release: Release, map?: PlaceMap): Compiled {
  const programs = new ProgramCache();
  const input = { ...source.inputFor(source.files, release), release, programs };
  const trace = new EvaluationTrace();
  const strict = compile({ ...input, watchEvaluation: trace });
  const own = strict.diagnostics.filter(({ severity }) => severity === 'error');
  const further = strict.error === undefined ? [] : furtherErrors(input, strict.diagnostics);
  const found = [...own, ...further, ...readErrors(source.files, release, programs, refusals(input, release).findings)];
  const lenient = goesOn(input, strict) ? { result: strict, trace } : compiledLeniently(input);
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

/** Whether nothing ended a compilation that would not end under lenient settings, and nothing was left unsaid. */
function goesOn({ settings }: CompileInput, { catalog }: CompileResult): boolean {
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

/** What makes an error the same in two compilations. */
export function errorKey({ code, file, span, origin }: Diagnostic): string {
  const at = origin ?? { file, span };
  return `error ${code} ${at.file} ${at.span?.offset ?? -1}`;
}

/** Errors of syntax and of the static checks in all files, those that a compilation does not come to among them. */
function readErrors(files: Files, release: Release, programs: ProgramCache, isStrict: boolean): readonly Diagnostic[] {
  return Object.entries(files)
    .flatMap(([file, text]) => {
      if (file.endsWith('.epp')) return parseEpp(text, file, release).diagnostics;
      if (!file.endsWith('.pp')) return [];
      return programs.load(file, text, { strict: isStrict ? 'error' : 'warning', release }).diagnostics;
    })
    .filter(({ severity }) => severity === 'error');
}
