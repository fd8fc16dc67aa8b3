import { metered } from '../budget/meter.ts';
import { formatPlace } from '../diagnostics/puppet-error.ts';
import type { LogLine } from '../diagnostics/log.ts';
import { formatTypeText } from '../types/format.ts';
import { inferTypeSet } from '../types/infer.ts';
import { programString } from '../formatting/display.ts';
import { manifestError, placedError } from './errors/compile-error.ts';
import { createCompilation } from './create-compilation.ts';
import type { CompileError, CompileInput } from './compile-result.ts';
import { loadFile } from './loading/load-file.ts';
import { prepareWithoutManifests } from './phases.ts';

export type ExpressionResult = { readonly logs: readonly LogLine[] } & (
  | { readonly value: string; readonly type: string }
  | { readonly error: CompileError }
);

/**
 * Evaluates one expression in the top scope of a node without a manifest, for a console.
 * @param file the file name used in errors
 * @returns the value in Puppet syntax with its most specific type, or Puppet's error
 */
export function evaluateExpression(text: string, file: string, input: Omit<CompileInput, 'files'>): ExpressionResult {
  const compilation = createCompilation({
    ...input,
    files: { paths: [], read: (path) => (path === file ? text : undefined) },
  });
  try {
    return metered(input.budget, () => {
      prepareWithoutManifests(compilation);
      const value = compilation.evaluator.evaluateProgram(loadFile(compilation, file), compilation.topScope);
      return { logs: compilation.logs, value: programString(value), type: formatTypeText(inferTypeSet(value)) };
    });
  } catch (thrown) {
    const { place, message, errorClass, root } = manifestError(thrown);
    const error = { ...placedError(errorClass, message + formatPlace(place), place), code: root.code };
    return { logs: compilation.logs, error };
  }
}
