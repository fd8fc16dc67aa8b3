/** The compilations that a migration compares. */
import { compile, furtherErrors, type CompileResult, type Diagnostic, type Release } from '../engine/index.ts';
import { EvaluationTrace } from './evaluation-trace.ts';
import { lenientInput, type MigrationSource } from './source.ts';

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

export function compiledAs(source: MigrationSource, release: Release): Compiled {
  const input = { ...source.inputFor(source.files, release), release };
  const strict = compile(input);
  const errors = strict.diagnostics.filter(({ severity }) => severity === 'error');
  const further = strict.error === undefined ? [] : furtherErrors(input, strict.diagnostics);
  const trace = new EvaluationTrace();
  const lenient = compile({ ...lenientInput(input), watchEvaluation: trace });
  return { strict, errors: [...errors, ...further], lenient, trace };
}
