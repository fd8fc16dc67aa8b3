import {
  catalogIssues,
  cycleReport,
  describeReason,
  hintOfRunError,
  instanceIssues,
  oldIssues,
  type CompileResult,
  type Cycle,
  type Diagnostic,
  type Fix,
  type LogLine,
  type OtherPlace,
  type RelationshipGraphResult,
} from '../../engine/index.ts';
import type { FixView, Place, ProblemView } from '../../protocol/analysis.ts';
import type { CycleCuts } from './cycle-cuts.ts';
import { placed, toViewPlace, type Places } from './places.ts';

export function toProblem(diagnostic: Diagnostic, places: Places): ProblemView {
  const { code, severity, message, file, span, origin, mark, hint, fix, alternatives, view, isUnused } = diagnostic;
  const own = span === undefined ? findEnd(diagnostic, places) : places.ofSpan(file, span);
  // An error inside a define is reported at the declaration of the instance, but must be fixed inside the define.
  const exact = mark ?? origin;
  const inner = exact === undefined ? undefined : places.ofSpan(exact.file, exact.span);
  const isInside = inner !== undefined && own !== undefined && !isSameLine(inner, own);
  const declared = isInside
    ? [{ place: own, message: inner.file.endsWith('.pp') ? 'Declared here' : 'Used here' }]
    : [];
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
    ...(alternatives === undefined ? {} : { alternatives: alternatives.map((each) => toFixView(each, places)) }),
    ...(view === undefined ? {} : { view }),
    ...(isUnused === undefined ? {} : { isUnused }),
  };
}

/** Returns the place of a syntax error at the end of a file. Puppet reports it without a line. */
function findEnd({ code, file }: Diagnostic, places: Places): Place | undefined {
  return code === 'SYNTAX_ERROR' ? places.ofEnd(file) : undefined;
}

function isSameLine(one: Place, other: Place): boolean {
  return one.file === other.file && one.line === other.line;
}

/** Converts a fix, with lines and columns as the editor counts them. */
export function toFixView({ title, edits, moves }: Fix, places: Places): FixView {
  return {
    title,
    ...(moves === undefined ? {} : { moves }),
    edits: edits.flatMap(({ file, span, text }) => {
      const place = places.ofSpan(file, span);
      return place === undefined ? [] : [{ place, text }];
    }),
  };
}

/** Returns the problems of a compilation, and the problems in files that it did not load (`others`). */
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

/** Codes of the warnings that exported resources have no effect, because the project has only one node. */
const WITHOUT_STORE: ReadonlySet<string> = new Set([
  catalogIssues.exportIgnored.code,
  catalogIssues.collectionIgnored.code,
  oldIssues.exportedWithoutStore.code,
  oldIssues.collectedWithoutStore.code,
  oldIssues.notCollecting.code,
]);

function problemOfLine({ file, line, message, code = 'warning' }: LogLine): ProblemView {
  const place = file === undefined || line === undefined ? undefined : { file, line };
  return {
    code,
    severity: 'warning',
    message,
    ...placed(place),
    related: [],
    // These warnings are shown only if the project has a single node.
    ...(WITHOUT_STORE.has(code)
      ? { hint: 'Add a node under "Node": nodes of a project collect each other’s exported resources.' }
      : {}),
  };
}

function toPlace({ file, line }: Pick<OtherPlace, 'file' | 'line'>): Place | undefined {
  return file === undefined || line === undefined ? undefined : { file, line };
}

export interface Refusal {
  readonly name: string;
  readonly ref: string;
  /** Puppet's own message about the value. */
  readonly detail: string;
}

export interface RefusedValue {
  readonly place: Place | undefined;
  readonly hint?: string;
  readonly fix?: FixView;
}

/**
 * Returns the graph's warnings, and the problems because of which the catalog cannot be applied: a value that a type
 * rejects, a relationship without a target, or cycles.
 */
export function problemsOfGraph(
  result: RelationshipGraphResult,
  cycleCuts: CycleCuts,
  findRefused: (refusal: Refusal) => RefusedValue | undefined,
): readonly ProblemView[] {
  const warnings = result.logs.filter(({ level }) => level === 'warning').map(problemOfLine);
  switch (result.kind) {
    case 'ordered':
      return warnings;
    case 'failed': {
      const { file, line, message, issue } = result.error;
      const refused = instanceIssues.parameterFailed.is(issue) ? findRefused(issue.args) : undefined;
      const place = refused?.place ?? toPlace({ file, line });
      const hint = refused?.hint ?? hintOfRunError(issue);
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
          ...(refused?.fix === undefined ? {} : { fix: refused.fix }),
        },
        ...warnings,
      ];
    }
    case 'cyclic':
      return [...result.cycles.map((cycle) => problemOfCycle(cycle, cycleCuts)), ...warnings];
  }
}

/** Maximum number of relationships listed for one cycle. */
const MOST_RELATED = 60;

function problemOfCycle(cycle: Cycle, cycleCuts: CycleCuts): ProblemView {
  const written = new Map<string, ProblemView['related'][number]>();
  for (const { reason } of cycle.edges) {
    const place = reason.kind === 'relationship' ? toViewPlace(reason.place) : undefined;
    if (place === undefined || written.size >= MOST_RELATED) continue;
    const message = describeReason(reason);
    written.set(message, { place, message });
  }
  const solutions = cycleCuts.of(cycle).ways.map(({ statements, fix }) => ({
    places: statements.flatMap(({ edges: [edge] }) =>
      edge?.reason.kind === 'relationship' ? (toViewPlace(edge.reason.place) ?? []) : [],
    ),
    ...(fix === undefined ? {} : { fix }),
  }));
  const [only, ...more] = solutions;
  const related = [...written.values()];
  return {
    code: 'DEPENDENCY_CYCLE',
    severity: 'error',
    // Puppet joins the lines with a literal `\n`. The page shows only the first line.
    message: cycleReport([cycle]).split('\\n')[0] ?? '',
    ...placed(only?.places[0] ?? related[0]?.place),
    related,
    hint: `Puppet applies nothing while these resources wait for each other. ${
      more.length === 0
        ? 'The graph shows the cycle step by step.'
        : 'Remove one of the underlined relationships; the graph shows the cycle step by step.'
    }`,
    ...(more.length > 0 ? { solutions } : {}),
    ...(more.length === 0 && only?.fix !== undefined ? { fix: only.fix } : {}),
  };
}
