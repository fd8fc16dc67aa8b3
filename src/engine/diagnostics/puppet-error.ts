import type { Issue } from './issue.ts';

/** Where an error stands. Line and column count from 1; Puppet leaves out what it does not know. */
export interface ErrorPlace {
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/**
 * The Ruby class under which Puppet raises an error. It decides the form of the final text, and people see it in none but `--json`.
 * - `Puppet::PreformattedError`: an evaluation error, whose text begins with `Evaluation Error: `
 * - `Puppet::ParseErrorWithIssue`: a syntax or validation error, `Could not parse for environment …`
 * - `Puppet::Error` and the others: errors of the later stages, with their place (if any) already in the text
 */
export type PuppetErrorClass =
  | 'Puppet::PreformattedError'
  | 'Puppet::ParseErrorWithIssue'
  | 'Puppet::ParseError'
  | 'Puppet::Error'
  | 'Puppet::DevError'
  | 'Puppet::ResourceError'
  | 'Puppet::DataBinding::LookupError'
  | 'Puppet::DataBinding::RecursiveLookupError'
  | 'Puppet::Resource::Catalog::DuplicateResourceError'
  | 'Puppet::MissingCommand'
  | 'ArgumentError'
  | 'TypeError'
  | 'RegexpError'
  | 'RuntimeError';

/** An error of the manifest (never of Bunraku): thrown inside a stage, turned into data where the stage ends. */
export class PuppetError extends Error {
  override readonly name = 'PuppetError';
  readonly issue: Issue;
  readonly place: ErrorPlace | undefined;
  readonly errorClass: PuppetErrorClass;
  /** The error that this one wraps; its text is part of this one's. */
  override readonly cause: PuppetError | undefined;
  /** Where it stands though Puppet's text does not tell: for the editor only. */
  readonly origin: ErrorPlace | undefined;

  /** `issue.message` holds no place: `formatError` adds it. */
  constructor(
    issue: Issue,
    place?: ErrorPlace,
    errorClass: PuppetErrorClass = 'Puppet::PreformattedError',
    cause?: PuppetError,
    origin?: ErrorPlace,
  ) {
    super(issue.message);
    this.issue = issue;
    this.place = place;
    this.errorClass = errorClass;
    this.cause = cause;
    this.origin = origin;
  }

  get code(): string {
    return this.issue.code;
  }

  /** The innermost error: what really went wrong, at its own place. */
  get root(): PuppetError {
    return this.cause?.root ?? this;
  }
}

/** `(file: site.pp, line: 3, column: 5)`, as Puppet's `Puppet::Util::Errors.error_location_with_space` writes it, with the space before; `''` for no place. */
export function formatPlace(place: ErrorPlace | undefined): string {
  if (place === undefined) return '';
  const { file, line, column } = place;
  const parts: string[] = [];
  if (file !== undefined && file !== '') parts.push(`file: ${file}`);
  if (line !== undefined) parts.push(`line: ${line}`);
  if (line !== undefined && column !== undefined) parts.push(`column: ${column}`);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
