import type { Issue } from './issue.ts';

/** Location of an error. Line and column count from 1. Fields that Puppet does not know are absent. */
export interface ErrorPlace {
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/**
 * Ruby class of a Puppet error. It determines the beginning of the final message, and is shown only with `--json`.
 * - `Puppet::PreformattedError`: an evaluation error. The message begins with `Evaluation Error: `.
 * - `Puppet::ParseErrorWithIssue`: a syntax or validation error. The message begins with `Could not parse for
 * environment …`.
 * - `Puppet::Error` and other classes: errors of later stages. The message already contains the location, if there is
 * one.
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
  | 'NoMethodError'
  | 'RuntimeError';

/**
 * An error of the manifest, never a bug in Bunraku. The engine throws it only internally, and returns errors as data.
 */
export class PuppetError extends Error {
  override readonly name = 'PuppetError';
  readonly issue: Issue;
  readonly place: ErrorPlace | undefined;
  readonly errorClass: PuppetErrorClass;
  /** Wrapped error, whose message is part of this error's message. */
  override readonly cause: PuppetError | undefined;
  /** Location for the editor. Set if Puppet's message has none. */
  readonly origin: ErrorPlace | undefined;

  /** `issue.message` must not contain the location, because `formatError` adds it. */
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

  /** Returns the innermost error, which is the actual cause and has its own location. */
  get root(): PuppetError {
    return this.cause?.root ?? this;
  }
}

/**
 * Formats a place as ` (file: site.pp, line: 3, column: 5)`, with a leading space like Puppet's
 * `Puppet::Util::Errors.error_location_with_space`. Returns an empty string without a location.
 */
export function formatPlace(place: ErrorPlace | undefined): string {
  if (place === undefined) return '';
  const { file, line, column } = place;
  const parts: string[] = [];
  if (file !== undefined && file !== '') parts.push(`file: ${file}`);
  if (line !== undefined) parts.push(`line: ${line}`);
  if (line !== undefined && column !== undefined) parts.push(`column: ${column}`);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
