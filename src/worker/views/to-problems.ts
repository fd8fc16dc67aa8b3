import {
  cycleReport,
  describeReason,
  hintOfRunError,
  type CompileResult,
  type Cycle,
  type Diagnostic,
  type Fix,
  type LogLine,
  type OtherPlace,
  type RelationshipGraphResult,
} from '../../engine/index.ts';
import type { FixView, Place, ProblemView } from '../../protocol/analysis.ts';
import type { ManifestFixes } from './manifest-fixes.ts';
import { placed, placeOf, type Places } from './places.ts';

export function toProblem(diagnostic: Diagnostic, places: Places): ProblemView {
  const { code, severity, message, file, span, origin, hint, fix } = diagnostic;
  const own = span === undefined ? undefined : places.ofSpan(file, span);
  // An error inside a define is reported where the instance was declared; it is fixed at its own place.
  const inner = origin === undefined ? undefined : places.ofSpan(origin.file, origin.span);
  const isInside = inner !== undefined && own !== undefined && !isSameLine(inner, own);
  const declared = isInside ? [{ place: own, message: 'Declared here' }] : [];
  const others = (diagnostic.related ?? []).flatMap((related) => {
    const place = places.ofSpan(related.file, related.span);
    return place === undefined ? [] : [{ place, message: related.message }];
  });
  return {
    code,
    severity,
    message,
    ...placed(inner ?? own),
    related: [...declared, ...others],
    ...(hint === undefined ? {} : { hint }),
    ...(fix === undefined ? {} : { fix: toFixView(fix, places) }),
  };
}

function isSameLine(one: Place, other: Place): boolean {
  return one.file === other.file && one.line === other.line;
}

/** A fix with the places of its edits as the editor counts them. */
export function toFixView({ title, edits }: Fix, places: Places): FixView {
  return {
    title,
    edits: edits.flatMap(({ file, span, text }) => {
      const place = places.ofSpan(file, span);
      return place === undefined ? [] : [{ place, text }];
    }),
  };
}

/** What a compilation found, and what files that it never reached have in them (`others`). */
export function problemsOfCompilation(
  { diagnostics, error, logs }: CompileResult,
  others: readonly Diagnostic[],
  places: Places,
): readonly ProblemView[] {
  const found = [...diagnostics, ...others];
  const problems = found.map((diagnostic) => toProblem(diagnostic, places));
  const known = new Set(found.map(({ message }) => message));
  const warnings = logs.filter(({ level, message }) => level === 'warning' && !known.has(message)).map(problemOfLine);
  if (error === undefined || diagnostics.some(({ severity }) => severity === 'error')) {
    return [...problems, ...warnings];
  }
  const { file, line, column, message } = error;
  const place =
    file === undefined || line === undefined ? undefined : { file, line, ...(column === undefined ? {} : { column }) };
  return [{ code: error.code, severity: 'error', message, ...placed(place), related: [] }, ...problems, ...warnings];
}

function problemOfLine({ file, line, message, code = 'warning' }: LogLine): ProblemView {
  const place = file === undefined || line === undefined ? undefined : { file, line };
  return {
    code,
    severity: 'warning',
    message,
    ...placed(place),
    related: [],
    // Said where there is one node alone.
    ...(message.includes('without storeconfigs')
      ? { hint: 'Add a node under "Node": the nodes of a project collect what the others export.' }
      : {}),
  };
}

function toPlace({ file, line }: Pick<OtherPlace, 'file' | 'line'>): Place | undefined {
  return file === undefined || line === undefined ? undefined : { file, line };
}

/** What keeps the catalog from being applied: a value that a type refuses, a relation that leads nowhere, cycles. */
export function problemsOfGraph(result: RelationshipGraphResult, fixes: ManifestFixes): readonly ProblemView[] {
  const warnings = result.logs.filter(({ level }) => level === 'warning').map(problemOfLine);
  switch (result.kind) {
    case 'ordered':
      return warnings;
    case 'failed': {
      const { file, line, message, issue } = result.error;
      const place = toPlace({ file, line });
      const hint = hintOfRunError(issue);
      return [
        {
          code: issue.code,
          severity: 'error',
          message,
          ...placed(place),
          related: (issue.others ?? []).flatMap((other) => {
            const at = toPlace(other);
            return at === undefined ? [] : [{ place: at, message: other.message }];
          }),
          ...(hint === undefined ? {} : { hint }),
        },
        ...warnings,
      ];
    }
    case 'cyclic':
      return [...result.cycles.map((cycle) => problemOfCycle(cycle, fixes)), ...warnings];
  }
}

function problemOfCycle(cycle: Cycle, fixes: ManifestFixes): ProblemView {
  const fix = fixes.ofCut(cycle.cut.edges.map(({ reason }) => reason));
  const written = cycle.edges.flatMap(({ reason }) => {
    const place = reason.kind === 'relationship' ? placeOf(reason.place) : undefined;
    return place === undefined ? [] : [{ place, message: describeReason(reason) }];
  });
  const cut = cycle.cut.edges.flatMap(({ reason }) => (reason.kind === 'relationship' ? [placeOf(reason.place)] : []));
  const head = cut.find((place) => place !== undefined) ?? written[0]?.place;
  return {
    code: 'DEPENDENCY_CYCLE',
    severity: 'error',
    // Puppet joins the parts by a backslash and an n; here a person reads them.
    message: cycleReport([cycle]).split('\\n')[0] ?? '',
    ...placed(head),
    related: written,
    hint: 'Nothing can be applied while these wait for each other. The graph shows the way round and what would break it.',
    ...(fix === undefined ? {} : { fix }),
  };
}
