/** The project that a migration reads and compiles. */
import type { CompileInput, Release } from '../engine/index.ts';

export type Files = Readonly<Record<string, string>>;

export interface MigrationSource {
  readonly files: Files;
  /** The texts that the old release compiles, where `files` are mended already. */
  readonly before?: Files;
  /** What compiling takes as a release: resource types and facts are those of that release. */
  inputFor(files: Files, release: Release): CompileInput;
}

/** Settings under which whatever a strict release refuses is a warning, so that all of it is met in one compilation. */
const LENIENT = { strict: 'warning', strictVariables: false } as const;

/** An input that goes on after findings which the settings of the release make errors. */
export function lenientInput(input: CompileInput): CompileInput {
  return { ...input, settings: { ...input.settings, ...LENIENT } };
}

/** Which findings end a compilation, by the project's settings, else by those of the release. */
export function refusals({ settings = {} }: CompileInput, release: Release): { findings: boolean; variables: boolean } {
  const findings = settings.strict === undefined ? release.has('findings are errors') : settings.strict === 'error';
  return { findings, variables: findings || (settings.strictVariables ?? release.has('unknown variables are errors')) };
}
