/** Results of the last compile and run for names in the source. */
import type { Project } from '../project.ts';
import { textKey, type Compiled, type CompiledResource, type Outcomes, type ResourceOutcome } from './last-results.ts';

interface CompiledTables {
  /** Values of each assignment, by file and offset of the variable. */
  readonly assigned: ReadonlyMap<string, ReadonlyMap<number, readonly string[]>>;
  /** Resources by reference in lower case: `file[/a]`. */
  readonly resources: ReadonlyMap<string, CompiledResource>;
}

const tables = new WeakMap<Compiled, CompiledTables>();

function getTables(compiled: Compiled): CompiledTables {
  let found = tables.get(compiled);
  if (found === undefined) {
    const assigned = new Map<string, Map<number, string[]>>();
    for (const { file, offset, text } of compiled.assignments) {
      const inFile = assigned.get(file) ?? new Map<number, string[]>();
      assigned.set(file, inFile);
      const values = inFile.get(offset);
      if (values === undefined) inFile.set(offset, [text]);
      else values.push(text);
    }
    const resources = new Map(compiled.resources.map((each) => [referenceKey(each.type, each.title), each]));
    found = { assigned, resources };
    tables.set(compiled, found);
  }
  return found;
}

/** Returns the key for comparing references. Types, and titles of classes, ignore case, but other titles do not. */
function referenceKey(type: string, title: string): string {
  const plain = type.toLowerCase();
  return `${plain}[${plain === 'class' ? title.toLowerCase().replace(/^::/, '') : title}]`;
}

/**
 * Returns the values of a file's assignments, by offset of the variable's dollar sign. Empty if the file has changed
 * after the compilation.
 */
export function assignedValues({ compiled, files }: Project, file: string): ReadonlyMap<number, readonly string[]> {
  const found = compiled === undefined ? undefined : getTables(compiled).assigned.get(file);
  const isSame = found !== undefined && compiled?.texts[file] === textKey(files.get(file) ?? '');
  return isSame ? found : new Map<number, readonly string[]>();
}

export function compiledResource({ compiled }: Project, type: string, title: string): CompiledResource | undefined {
  return compiled === undefined ? undefined : getTables(compiled).resources.get(referenceKey(type, title));
}

export function parameterValue(project: Project, className: string, name: string): string | undefined {
  const resource = compiledResource(project, 'class', className);
  return resource?.parameters.find((each) => each.name === name)?.text;
}

const byReference = new WeakMap<Outcomes, ReadonlyMap<string, ResourceOutcome>>();

export function findOutcome({ outcomes }: Project, type: string, title: string): ResourceOutcome | undefined {
  if (outcomes === undefined) return undefined;
  const found = byReference.get(outcomes) ?? new Map(outcomes.map((outcome) => [outcomeKey(outcome.ref), outcome]));
  byReference.set(outcomes, found);
  return found.get(outcomeKey(`${type}[${title}]`));
}

const byLine = new WeakMap<Outcomes, ReadonlyMap<string, readonly ResourceOutcome[]>>();

/**
 * Returns the outcomes, in the last run, of the resources of one type that a line declares. A line in a loop or a
 * define can declare several. Compares the type, because the line may have been edited after the run.
 */
export function outcomesOfLine(
  { outcomes }: Project,
  type: string,
  file: string,
  line: number,
): readonly ResourceOutcome[] {
  if (outcomes === undefined) return [];
  let found = byLine.get(outcomes);
  if (found === undefined) {
    const made = new Map<string, ResourceOutcome[]>();
    for (const outcome of outcomes) {
      const { place } = outcome;
      if (place === undefined) continue;
      const key = `${place.file} ${place.line}`;
      const inLine = made.get(key);
      if (inLine === undefined) made.set(key, [outcome]);
      else inLine.push(outcome);
    }
    found = made;
    byLine.set(outcomes, found);
  }
  const ofType = outcomeKey(`${type}[`);
  return (found.get(`${file} ${line}`) ?? []).filter(({ ref }) => outcomeKey(ref).startsWith(ofType));
}

function outcomeKey(reference: string): string {
  const bracket = reference.indexOf('[');
  return reference.slice(0, bracket).toLowerCase() + reference.slice(bracket);
}
