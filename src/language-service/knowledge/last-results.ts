/** Results of the last compile and the last run, as plain data from the engine's worker. */
import {
  displayString,
  metered,
  programString,
  PuppetError,
  SensitiveValue,
  type AssignedValue,
  type Catalog,
  type RunReport,
  type Value,
} from '../../engine/index.ts';

interface CompiledParameter {
  readonly name: string;
  /** Value in Puppet syntax. A long value is cut, and a sensitive value stays redacted. */
  readonly text: string;
  /** Origin of the value: `attribute`, `default`, `override`, … */
  readonly origin: string;
}

export interface CompiledResource {
  readonly type: string;
  readonly title: string;
  readonly file?: string;
  readonly parameters: readonly CompiledParameter[];
}

interface CompiledAssignment {
  readonly file: string;
  /** Offset of the variable's dollar sign. */
  readonly offset: number;
  readonly text: string;
}

/** Results of a compile. The compiled files may differ from the current ones. */
export interface Compiled {
  readonly resources: readonly CompiledResource[];
  readonly assignments: readonly CompiledAssignment[];
  /** Hash of the content of each compiled file that has assignments, by path. */
  readonly texts: Readonly<Record<string, string>>;
}

export interface ResourceOutcome {
  readonly ref: string;
  readonly place?: { readonly file: string; readonly line: number };
  readonly kind: 'changed' | 'failed' | 'skipped' | 'unchanged' | 'noop';
  /** One line for each event. */
  readonly events: readonly string[];
}

export type Outcomes = readonly ResourceOutcome[];

/** Maximum number of characters of a value. No view shows more. */
const LONGEST_VALUE = 1000;
/** Maximum number of resources, and of assignments. Only the first ones are sent. */
const MOST = 5000;
/** Limit for printing all values together. Values that share parts could otherwise print exponentially many bytes. */
const PRINTING_LIMIT = { bytes: 50_000_000 };

/** Prints a value, cut to `LONGEST_VALUE` characters. Prints `…` if `PRINTING_LIMIT` is exceeded. */
function valueText(value: Value): string {
  let text: string;
  try {
    text = value instanceof SensitiveValue ? displayString(value) : programString(value);
  } catch (error) {
    if (error instanceof PuppetError) return '…';
    throw error;
  }
  return text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE)}…`;
}

/** Computes a 32-bit hash of a string. */
export function textKey(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length} ${hash >>> 0}`;
}

/**
 * Prepares the results of a compile for the language service.
 * @param textOf returns the compiled content of a file
 */
export function toCompiled(
  { resources }: Catalog,
  assigned: readonly AssignedValue[],
  textOf: (file: string) => string | undefined,
): Compiled {
  return metered(PRINTING_LIMIT, () => describe(resources, assigned, textOf));
}

function describe(
  resources: Catalog['resources'],
  assigned: readonly AssignedValue[],
  textOf: (file: string) => string | undefined,
): Compiled {
  const assignments = assigned
    .slice(0, MOST)
    .map(({ file, offset, value }) => ({ file, offset, text: valueText(value) }));
  const files = new Set(assignments.map(({ file }) => file));
  return {
    resources: resources.slice(0, MOST).map(({ type, title, place, parameters }) => ({
      type,
      title,
      ...(place === undefined ? {} : { file: place.file }),
      parameters: [...parameters.values()].map(({ name, value, origin }) => ({ name, text: valueText(value), origin })),
    })),
    assignments,
    texts: Object.fromEntries([...files].map((file) => [file, textKey(textOf(file) ?? '')])),
  };
}

export function collectOutcomes({ statuses }: RunReport): Outcomes {
  return statuses.slice(0, MOST).map((status) => ({
    ref: status.ref,
    ...(status.place === undefined ? {} : { place: { file: status.place.file, line: status.place.line } }),
    kind: toOutcomeKind(status),
    events: status.events.map(({ message }) => message).filter((message) => message !== ''),
  }));
}

function toOutcomeKind(status: RunReport['statuses'][number]): ResourceOutcome['kind'] {
  if (status.failed || status.failedToRestart) return 'failed';
  if (status.skipped) return 'skipped';
  if (status.changed) return 'changed';
  return status.events.some((event) => event.status === 'noop') ? 'noop' : 'unchanged';
}
