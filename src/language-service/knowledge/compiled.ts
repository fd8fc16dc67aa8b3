/** What the last compile and the last run made of what the text names. */
import type { CatalogResource, RunReport, Value } from '../../engine/index.ts';
import type { Compiled, Project } from '../project.ts';

interface CompiledTables {
  /** Values that each assignment yielded, by file and the offset of the variable. */
  readonly assigned: ReadonlyMap<string, ReadonlyMap<number, readonly Value[]>>;
  /** By reference in lower case: `file[/a]`. */
  readonly resources: ReadonlyMap<string, CatalogResource>;
}

const tables = new WeakMap<Compiled, CompiledTables>();

function tablesOf(compiled: Compiled): CompiledTables {
  let found = tables.get(compiled);
  if (found === undefined) {
    const assigned = new Map<string, Map<number, Value[]>>();
    for (const { file, offset, value } of compiled.assignments ?? []) {
      const inFile = assigned.get(file) ?? new Map<number, Value[]>();
      assigned.set(file, inFile);
      const values = inFile.get(offset);
      if (values === undefined) inFile.set(offset, [value]);
      else values.push(value);
    }
    const resources = new Map(compiled.catalog.resources.map((each) => [referenceKey(each.type, each.title), each]));
    found = { assigned, resources };
    tables.set(compiled, found);
  }
  return found;
}

/** Types and classes count in any case, other titles as they are. */
function referenceKey(type: string, title: string): string {
  const plain = type.toLowerCase();
  return `${plain}[${plain === 'class' ? title.toLowerCase().replace(/^::/, '') : title}]`;
}

/** What the assignments of a file yielded, by the offset of the variable's dollar sign; nothing once the text is another. */
export function assignedValues({ compiled, files }: Project, file: string): ReadonlyMap<number, readonly Value[]> {
  const isSame =
    compiled !== undefined && (compiled.files === undefined || compiled.files.get(file) === files.get(file));
  return (isSame ? tablesOf(compiled).assigned.get(file) : undefined) ?? new Map<number, readonly Value[]>();
}

export function compiledResource({ compiled }: Project, type: string, title: string): CatalogResource | undefined {
  return compiled === undefined ? undefined : tablesOf(compiled).resources.get(referenceKey(type, title));
}

/** The value that a parameter of a class got. */
export function parameterValue(
  project: Project,
  className: string,
  name: string,
): { readonly value: Value } | undefined {
  const parameter = compiledResource(project, 'class', className)?.parameters.get(name);
  return parameter === undefined ? undefined : { value: parameter.value };
}

export interface Outcome {
  readonly kind: 'changed' | 'failed' | 'skipped' | 'unchanged' | 'noop';
  /** What happened, a line for each event. */
  readonly events: readonly string[];
}

const outcomes = new WeakMap<RunReport, ReadonlyMap<string, Outcome>>();

/** What the last run made of a resource. */
export function outcomeOf({ report }: Project, type: string, title: string): Outcome | undefined {
  if (report === undefined) return undefined;
  let found = outcomes.get(report);
  if (found === undefined) {
    found = new Map(report.statuses.map((status) => [outcomeKey(status.ref), outcomeFrom(status)]));
    outcomes.set(report, found);
  }
  return found.get(outcomeKey(`${type}[${title}]`));
}

const byLine = new WeakMap<RunReport, ReadonlyMap<string, readonly Outcome[]>>();

/** What the last run made of the resources that a line declares: of one in a loop or a define several. */
export function outcomesOfLine({ report }: Project, file: string, line: number): readonly Outcome[] {
  if (report === undefined) return [];
  let found = byLine.get(report);
  if (found === undefined) {
    const made = new Map<string, Outcome[]>();
    for (const status of report.statuses) {
      const { place } = status;
      if (place === undefined) continue;
      const key = `${place.file} ${place.line}`;
      const inLine = made.get(key) ?? [];
      inLine.push(outcomeFrom(status));
      made.set(key, inLine);
    }
    found = made;
    byLine.set(report, found);
  }
  return found.get(`${file} ${line}`) ?? [];
}

/** A reference with its type in lower case. */
function outcomeKey(reference: string): string {
  const bracket = reference.indexOf('[');
  return reference.slice(0, bracket).toLowerCase() + reference.slice(bracket);
}

function outcomeFrom(status: RunReport['statuses'][number]): Outcome {
  const events = status.events.map(({ message }) => message).filter((message) => message !== '');
  if (status.failed || status.failedToRestart) return { kind: 'failed', events };
  if (status.skipped) return { kind: 'skipped', events };
  if (status.changed) return { kind: 'changed', events };
  return { kind: status.events.some((event) => event.status === 'noop') ? 'noop' : 'unchanged', events };
}
