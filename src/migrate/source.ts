/** The project that a migration parses and compiles. */
import type { CompileInput, Release } from '../engine/index.ts';

export type Files = Readonly<Record<string, string>>;

export interface MigrationSource {
  /** Certname of the compiled node. */
  readonly node: string;
  readonly files: Files;
  /** Files for the old release to compile, if `files` already contains some of the fixes. */
  readonly before?: Files;
  inputFor(files: Files, release: Release): CompileInput;
}

/** Settings that turn errors of a strict release into warnings, so that one compilation finds all of them. */
const LENIENT = { strict: 'warning', strictVariables: false } as const;

/** An input with lenient settings, so that compiling continues after problems that the release treats as errors. */
export function lenientInput(input: CompileInput): CompileInput {
  return { ...input, settings: { ...input.settings, ...LENIENT } };
}

/**
 * Returns which problems end a compilation: problems that the setting `strict` covers (`findings`), and unknown
 * variables (`variables`). Uses the project's settings, or else the defaults of the release.
 */
export function refusals({ settings = {} }: CompileInput, release: Release): { findings: boolean; variables: boolean } {
  const findings = settings.strict === undefined ? release.has('strict is error') : settings.strict === 'error';
  return { findings, variables: findings || (settings.strictVariables ?? release.has('unknown variables are errors')) };
}
