/** Programs by file. Kept across compilations, so that only changed files are parsed again. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { CompileSettings } from '../../evaluator/host.ts';
import { currentRelease, type Release } from '../../releases/release.ts';
import type { Program } from '../../syntax/ast.ts';
import { parse } from '../../syntax/parse.ts';
import { validate } from '../../validation/validate.ts';

interface LoadedProgram {
  readonly program: Program;
  /** Warnings of the lexer. They are logged even if there are errors. */
  readonly textWarnings: readonly Diagnostic[];
  /** Syntax errors, or the findings of validation if there are none. In Puppet's order. */
  readonly diagnostics: readonly Diagnostic[];
  /** True if the source has syntax errors. Puppet stops at the first one, but this parser continues for the editor. */
  readonly broken: boolean;
}

interface Entry extends LoadedProgram {
  readonly text: string;
  readonly strict: CompileSettings['strict'];
  readonly release: Release;
  readonly modulePath: readonly string[] | undefined;
}

interface LoadOptions {
  readonly strict: CompileSettings['strict'];
  readonly release?: Release;
  /** Folders that contain modules. Absent if the caller needs only the syntax tree. */
  readonly modulePath?: readonly string[];
}

export class ProgramCache {
  readonly #entries = new Map<string, Entry>();

  /**
   * Returns the syntax tree of a file and its findings. Parses the file again only if its source or the release has
   * changed.
   */
  load(file: string, text: string, { strict, release = currentRelease, modulePath }: LoadOptions): LoadedProgram {
    const known = this.#entries.get(file);
    if (known?.text === text && known.release === release) {
      const isSamePath = modulePath === undefined || known.modulePath?.join(':') === modulePath.join(':');
      if ((known.strict === strict && isSamePath) || known.broken) return known;
      const { program } = known;
      const path = modulePath ?? known.modulePath;
      const diagnostics = findMistakes(program, { strict, release, modulePath: path });
      const entry = { ...known, strict, modulePath: path, diagnostics };
      this.#entries.set(file, entry);
      return entry;
    }
    const { program, diagnostics } = parse(text, file, release);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const broken = errors.length > 0;
    const entry = {
      program,
      broken,
      textWarnings: diagnostics.filter(({ severity }) => severity === 'warning'),
      diagnostics: broken ? errors : findMistakes(program, { strict, release, modulePath }),
      text,
      strict,
      release,
      modulePath,
    };
    this.#entries.set(file, entry);
    return entry;
  }
}

function findMistakes(
  program: Program,
  { strict, release, modulePath }: Pick<Entry, 'strict' | 'release' | 'modulePath'>,
): readonly Diagnostic[] {
  return validate(program, { strict, release, ...(modulePath === undefined ? {} : { modulePath }) });
}
