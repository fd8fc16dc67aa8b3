/** The value of one expression at the top scope of a node that has no manifest: what a console shows. */
import { formatPlace, PuppetError } from '../diagnostics/puppet-error.ts';
import type { LogLine } from '../diagnostics/log.ts';
import { jumpError } from './evaluate-resource.ts';
import { formatTypeText } from '../types/format.ts';
import { inferTypeSet } from '../types/infer.ts';
import { programString } from '../formatting/display.ts';
import { createCompilation } from './compile.ts';
import type { CompileError, CompileInput } from './compile-result.ts';
import { loadFile } from './loading/load-file.ts';
import { addMain, addStageMain } from './phases.ts';
import { setNodeVariables } from './top-scope.ts';

export type ExpressionResult = { readonly logs: readonly LogLine[] } & (
  { readonly value: string; readonly type: string } | { readonly error: CompileError }
);

/**
 * @param file the name that errors give as their file
 * @returns the value as the language would write it, with its most specific type; or Puppet's error
 */
export function evaluateExpression(text: string, file: string, input: Omit<CompileInput, 'files'>): ExpressionResult {
  const compilation = createCompilation({
    ...input,
    files: { paths: [], read: (path) => (path === file ? text : undefined) },
  });
  try {
    addStageMain(compilation);
    setNodeVariables(compilation);
    addMain(compilation, []);
    const value = compilation.evaluator.evaluateProgram(loadFile(compilation, file), compilation.topScope);
    return { logs: compilation.logs, value: programString(value), type: formatTypeText(inferTypeSet(value)) };
  } catch (thrown) {
    const failure = jumpError(thrown);
    if (!(failure instanceof PuppetError)) throw failure;
    const { place, message, errorClass } = failure;
    return {
      logs: compilation.logs,
      error: {
        class: errorClass,
        message: message + formatPlace(place),
        ...(place?.file === undefined ? {} : { file: place.file }),
        ...(place?.line === undefined ? {} : { line: place.line }),
        ...(place?.column === undefined ? {} : { column: place.column }),
      },
    };
  }
}
