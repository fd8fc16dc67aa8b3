/** A static check of the project's files: finds faults without compiling. */
import type { Diagnostic } from '../../engine/index.ts';
import type { FileKind } from '../file-kind.ts';
import type { ParsedFile } from '../parsed-file.ts';
import type { CheckContext } from './check-context.ts';

/**
 * Finds problems in one file. The result may depend only on the file and on values that the context returns, because
 * only changes of these cause a new check.
 */
export interface Check {
  readonly kinds: readonly FileKind[];
  readonly find: (context: CheckContext, file: ParsedFile) => readonly Diagnostic[];
}
