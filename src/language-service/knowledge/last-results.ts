/** What the last compile and the last run said, as plain data: it comes from another worker than the service's. */
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
  /** As the language would write it, cut where it is long; a secret stays one. */
  readonly text: string;
  /** How it came to be set: `attribute`, `default`, `override`, … */
  readonly origin: string;
}

export interface CompiledResource {
  readonly type: string;
  readonly title: string;
  readonly file?: string;
  readonly parameters: readonly CompiledParameter[];
}

/** What one evaluation of an assignment yielded. */
interface CompiledAssignment {
  readonly file: string;
  /** Where the variable stands, from its dollar sign on. */
  readonly offset: number;
  readonly text: string;
}

/** What a compile said. The texts that it read may be others than those of now. */
export interface Compiled {
  readonly resources: readonly CompiledResource[];
  readonly assignments: readonly CompiledAssignment[];
  /** Tells the texts of files with assignments from others, by file. */
  readonly texts: Readonly<Record<string, string>>;
}

export interface ResourceOutcome {
  readonly ref: string;
  readonly place?: { readonly file: string; readonly line: number };
  readonly kind: 'changed' | 'failed' | 'skipped' | 'unchanged' | 'noop';
  /** What happened, a line for each event. */
  readonly events: readonly string[];
}

/** What a run made of the resources. */
export type Outcomes = readonly ResourceOutcome[];

/** More of a value is shown nowhere. */
const LONGEST_VALUE = 1000;
/** Of more resources or assignments only the first are told. */
const MOST = 5000;
/** What printing all values may cost: one that holds itself over and over would be printed for ever. */
const ROOM = { bytes: 50_000_000 };

/** Within a meter. Once its room is used up, the values that have parts are not told. */
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

/** Equal for texts that are the same, and hardly ever for others. */
export function textKey(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length} ${hash >>> 0}`;
}

/** @param textOf a file's text as it was compiled */
export function compiledOf(
  { resources }: Catalog,
  assigned: readonly AssignedValue[],
  textOf: (file: string) => string | undefined,
): Compiled {
  return metered(ROOM, () => describe(resources, assigned, textOf));
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

export function outcomesOf({ statuses }: RunReport): Outcomes {
  return statuses.slice(0, MOST).map((status) => ({
    ref: status.ref,
    ...(status.place === undefined ? {} : { place: { file: status.place.file, line: status.place.line } }),
    kind: kindOf(status),
    events: status.events.map(({ message }) => message).filter((message) => message !== ''),
  }));
}

function kindOf(status: RunReport['statuses'][number]): ResourceOutcome['kind'] {
  if (status.failed || status.failedToRestart) return 'failed';
  if (status.skipped) return 'skipped';
  if (status.changed) return 'changed';
  return status.events.some((event) => event.status === 'noop') ? 'noop' : 'unchanged';
}
