import type { Issue } from '../diagnostics/issue.ts';
import { formatPlace, PuppetError, type PuppetErrorClass } from '../diagnostics/puppet-error.ts';

/** An error that ends a graph or a run, in the oracle's form: the place is in the message already, and again beside it. */
export interface RunError {
  readonly class: PuppetErrorClass;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  /** The innermost issue. Puppet has none: what is recorded or compared leaves it out. */
  readonly issue: Issue;
}

/** An error as Puppet has it. */
export function recordedError(error: RunError): Omit<RunError, 'issue'> {
  const { issue: _, ...recorded } = error;
  return recorded;
}

/** Ruby's errors that carry a place print it; the others have none. */
const PLACED: ReadonlySet<PuppetErrorClass> = new Set<PuppetErrorClass>([
  'Puppet::ResourceError',
  'Puppet::ParseError',
  'Puppet::Resource::Catalog::DuplicateResourceError',
]);

/** Rethrows what is not an error of the manifest: that is a defect of ours, and hiding it would hide it for good. */
export function toRunError(thrown: unknown): RunError {
  if (!(thrown instanceof PuppetError)) throw thrown;
  const { errorClass, message, place } = thrown;
  const { issue } = thrown.root;
  if (!PLACED.has(errorClass) || place === undefined) return { class: errorClass, message, issue };
  return {
    class: errorClass,
    issue,
    message: `${message}${formatPlace({ file: place.file, line: place.line })}`,
    ...(place.file === undefined ? {} : { file: place.file }),
    ...(place.line === undefined ? {} : { line: place.line }),
  };
}
