/** Inlay hints: values of variables in the last compile, and outcomes of resources in the last run. */
import type { Inlay, InlaysAnswer } from '../answers.ts';
import type { FileIndex } from '../index/file-index.ts';
import { assignedValues, findOutcome, outcomesOfLine, parameterValue } from '../knowledge/compiled.ts';
import type { ResourceOutcome } from '../knowledge/last-results.ts';
import { shortened } from '../knowledge/known-value.ts';
import type { FileParameters } from '../project.ts';
import type { RequestContext } from '../request-context.ts';

const LONGEST = 60;
/** Maximum number of values shown for one assignment. Further values are only counted. */
const MOST_VALUES = 3;

export function inlays(context: RequestContext, { file }: FileParameters): InlaysAnswer {
  const found = context.index.fileIndex(file);
  if (found === undefined) return { hints: [] };
  const hints = [...valueHints(context, found), ...parameterHints(context, found), ...outcomeHints(context, found)];
  return { hints: hints.toSorted((a, b) => a.offset - b.offset) };
}

function valueHints({ project, index }: RequestContext, { path, scopes }: FileIndex): readonly Inlay[] {
  const values = assignedValues(project, path);
  if (values.size === 0) return [];
  const text = index.text(path) ?? '';
  return scopes.flatMap(({ variables }) =>
    variables.flatMap(({ name, kind, selection, value }): readonly Inlay[] => {
      const assigned = kind === 'assignment' ? values.get(selection[0] - 1) : undefined;
      if (assigned === undefined || value === undefined) return [];
      const label = valuesText(assigned);
      // In a multiple assignment, all variables share one value in the source, so each hint is placed after its
      // variable.
      const isOneOfList = variables.some((other) => other.name !== name && other.value?.[0] === value[0]);
      const offset = isOneOfList ? selection[1] : value[1];
      return label === text.slice(...value) ? [] : [{ offset, label: ` = ${label}`, kind: 'value' }];
    }),
  );
}

/** Shows compiled values of class parameters where they differ from the default in the code. */
function parameterHints({ project, index }: RequestContext, { path, definitions }: FileIndex): readonly Inlay[] {
  if (project.compiled === undefined) return [];
  const text = index.text(path) ?? '';
  return definitions.flatMap(({ kind, name, parameters = [] }) =>
    kind !== 'class'
      ? []
      : parameters.flatMap(({ name: parameter, range, default: written }): readonly Inlay[] => {
          const given = parameterValue(project, name, parameter);
          const label = given === undefined ? undefined : valuesText([given]);
          const isThere = text.slice(...range).includes(`$${parameter}`);
          return label === undefined || label === written || !isThere
            ? []
            : [{ offset: range[1], label: ` = ${label}`, kind: 'value' }];
        }),
  );
}

function valuesText(values: readonly string[]): string {
  const texts = [...new Set(values)];
  const more = texts.length - MOST_VALUES;
  return shortened(texts.slice(0, MOST_VALUES).join(' | ') + (more > 0 ? ` | ${more} more` : ''), LONGEST);
}

function outcomeHints({ project, index }: RequestContext, { path, resources }: FileIndex): readonly Inlay[] {
  const lines = project.outcomes === undefined ? undefined : index.file(path)?.lines;
  if (lines === undefined) return [];
  return resources.flatMap(({ type, title, range, selection }): readonly Inlay[] => {
    const own = findOutcome(project, type, title);
    const several = title.includes('$') ? outcomesOfLine(project, type, path, lines.positionAt(range[0]).line) : [];
    const label = own === undefined ? summary(several) : outcomeText(own);
    return label === '' ? [] : [{ offset: selection[1], label: ` ${label}`, kind: 'outcome' }];
  });
}

/** Summarizes outcomes: `2 changed, 1 failed`. */
function summary(outcomes: readonly ResourceOutcome[]): string {
  const [only] = outcomes;
  if (only !== undefined && outcomes.length === 1) return outcomeText(only);
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))];
  return kinds.map((kind) => `${outcomes.filter((each) => each.kind === kind).length} ${kind}`).join(', ');
}

function outcomeText({ kind, events }: ResourceOutcome): string {
  const [first] = events;
  const more = events.length > 1 ? ` and ${events.length - 1} more` : '';
  if (first === undefined || kind === 'unchanged') return kind;
  return shortened(`${kind}: ${withoutDigests(first)}`, LONGEST) + more;
}

/**
 * Removes digests from the message of an event: `content changed '{sha256}…' to '{sha256}…'` becomes `content changed`.
 */
function withoutDigests(message: string): string {
  return message.replaceAll(/ (?:as |to )?'\{\w+\}[0-9a-f]+'/g, '');
}
