/** Findings for differences in values, in the catalog and in the log. */
import { LineIndex, type Difference } from '../engine/index.ts';
import type { Causes } from './causes.ts';
import type { Change } from './changes.ts';
import { isWithin, type Finding, type FindingPlace } from './finding.ts';
import type { PlaceMap } from './place-map.ts';
import type { Files } from './source.ts';

/** Files of both compilations. `map` maps places in the new files to places in the old files. */
export interface Texts {
  readonly before: Files;
  readonly after: Files;
  readonly map: PlaceMap;
}

export function changeFinding(
  change: Change,
  causes: Causes,
  texts: Texts,
  placed: readonly Finding[],
): readonly Finding[] {
  const rows = causes.get(change.key) ?? [];
  switch (change.kind) {
    case 'value': {
      const { file, node, before, after } = change.change;
      const { offset, length } = node;
      // A finding inside this expression already explains why its value differs.
      if (placed.some(({ place }) => place?.file === file && isWithin(place.span, node))) return [];
      const message = `The value changes from ${excerpt(before)} to ${excerpt(after)}.`;
      return [{ kind: 'silent', message, place: { file, span: { offset, length } }, rows, before, after }];
    }
    case 'catalog':
      return [catalogFinding(change.change, rows, texts)];
    case 'log': {
      const { before, after } = change.change;
      const line = after ?? before;
      const message =
        before === undefined
          ? 'A new line is logged.'
          : after === undefined
            ? 'A log line disappears.'
            : 'A different line is logged.';
      return [
        {
          kind: 'log',
          message,
          rows,
          ...placeAtLine(texts, after === undefined ? 'before' : 'after', line?.file, line?.line),
          ...(before === undefined ? {} : { before: `${before.level}: ${before.message}` }),
          ...(after === undefined ? {} : { after: `${after.level}: ${after.message}` }),
        },
      ];
    }
  }
}

/** Maximum number of characters of a value in a message. The details of the finding contain the whole value. */
const LONGEST_EXCERPT = 30;

function excerpt(value: string): string {
  return value.length > LONGEST_EXCERPT ? `${value.slice(0, LONGEST_EXCERPT)}…` : value;
}

function catalogFinding(
  change: Extract<Change, { kind: 'catalog' }>['change'],
  rows: readonly Difference[],
  texts: Texts,
): Finding {
  switch (change.kind) {
    case 'attribute': {
      const { resource, attribute, before, after, place } = change;
      return {
        kind: 'silent',
        message: `${resource}: ${attribute} has a different value.`,
        resource,
        attribute,
        rows,
        ...placeAtLine(texts, 'after', place?.file, place?.line),
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
      };
    }
    case 'added':
    case 'removed': {
      const { kind, resource, place } = change;
      const message =
        kind === 'added' ? `${resource} is added to the catalog.` : `${resource} is no longer in the catalog.`;
      return {
        kind: 'silent',
        message,
        resource,
        rows,
        ...placeAtLine(texts, kind === 'removed' ? 'before' : 'after', place?.file, place?.line),
      };
    }
    case 'order': {
      const { before, after } = change;
      return {
        kind: 'order',
        message: 'The order of resources changes.',
        rows,
        before: before.join(', '),
        after: after.join(', '),
      };
    }
  }
}

/**
 * Returns the place of the source line that a log line names. `which` selects the release that logged the line, because
 * the two releases may compile different files.
 */
function placeAtLine(
  { before, after, map }: Texts,
  which: 'before' | 'after',
  file: string | undefined,
  line: number | undefined,
): { readonly place?: FindingPlace } {
  const text = file === undefined ? undefined : (which === 'before' ? before : after)[file];
  if (file === undefined || text === undefined || line === undefined) return {};
  const start = new LineIndex(text).startOfLine(line);
  const end = text.indexOf('\n', start);
  const span = { offset: start, length: (end === -1 ? text.length : end) - start };
  return { place: { file, span: which === 'before' ? span : map.near(file, span) } };
}
