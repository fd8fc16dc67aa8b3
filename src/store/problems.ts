/** Combines the problems that the engine, the static checks and the style checks report; lists each fault once. */
import type { Place, ProblemView } from '../protocol/analysis.ts';
import type { AppState } from './state.ts';

type Sources = Pick<AppState, 'analysis' | 'lint' | 'checks' | 'editorSettings'>;

const noProblems: readonly ProblemView[] = [];

let together:
  | {
      readonly found: readonly ProblemView[];
      readonly lint: AppState['lint'];
      readonly checks: AppState['checks'];
      readonly showsUnused: boolean;
      readonly problems: readonly ProblemView[];
    }
  | undefined;

/** Returns the engine's problems, followed by those of the static checks and of the style checks. */
export function selectProblems({
  analysis,
  lint,
  checks,
  editorSettings: { showsUnused },
}: Sources): readonly ProblemView[] {
  const found = analysis?.problems ?? noProblems;
  const isCurrent = together?.found === found && together.lint === lint && together.checks === checks;
  if (together === undefined || !isCurrent || together.showsUnused !== showsUnused) {
    const all = Object.values(checks).flatMap(({ problems }) => problems);
    const checked = showsUnused ? all : all.filter(({ isUnused }) => isUnused !== true);
    const style = Object.values(lint).flatMap(({ problems }) => problems);
    const others = [...withoutKnown(checked, found), ...withoutMisplaced(style, found)];
    const reported = withHints(withoutParts(found), checked);
    const problems = others.length === 0 ? reported : [...reported, ...others];
    together = { found, lint, checks, showsUnused, problems };
  }
  return together.problems;
}

/** Returns the findings of the static checks that the engine did not also report. */
function withoutKnown(checked: readonly ProblemView[], found: readonly ProblemView[]): readonly ProblemView[] {
  const byFile = new Map<string, ProblemView[]>();
  for (const problem of found) {
    for (const { file } of listPlaces(problem)) {
      const known = byFile.get(file);
      if (known === undefined) byFile.set(file, [problem]);
      else known.push(problem);
    }
  }
  return checked.filter((problem) => {
    const { place } = problem;
    return place === undefined || byFile.get(place.file)?.some((known) => isSameFault(known, problem, place)) !== true;
  });
}

/**
 * Completes the engine's problems: a problem without a hint gets the hint and the fix of the static check that found
 * the same fault.
 */
function withHints(found: readonly ProblemView[], checked: readonly ProblemView[]): readonly ProblemView[] {
  const hinted = checked.filter(({ hint }) => hint !== undefined);
  if (hinted.length === 0) return found;
  return found.map((known) => {
    const same = known.hint === undefined ? hinted.find((each) => isSameFaultAt(known, each)) : undefined;
    if (same?.hint === undefined) return known;
    return {
      ...known,
      hint: same.hint,
      ...(known.fix === undefined && same.fix !== undefined ? { fix: same.fix } : {}),
    };
  });
}

function isSameFaultAt(known: ProblemView, problem: ProblemView): boolean {
  return problem.place !== undefined && isSameFault(known, problem, problem.place);
}

/** Removes problems about invalid data values that an error about the class already reports. */
function withoutParts(found: readonly ProblemView[]): readonly ProblemView[] {
  const isPart = (problem: ProblemView): boolean =>
    problem.code === DATA_MISMATCH && found.some((whole) => whole.code !== DATA_MISMATCH && isWholeOf(whole, problem));
  return found.some(isPart) ? found.filter((problem) => !isPart(problem)) : found;
}

const DATA_MISMATCH = 'DATA_MISMATCH';

/** Returns whether the message of an error about a class contains the message about an invalid data value. */
function isWholeOf(whole: ProblemView, problem: ProblemView): boolean {
  return whole.message.includes(problem.message.replace(/^Class\[[^\]]*\]: /, ''));
}

/** Removes style problems about the name of a file if Puppet itself rejects the definition in that file. */
function withoutMisplaced(style: readonly ProblemView[], found: readonly ProblemView[]): readonly ProblemView[] {
  const misplaced = found.filter(({ code }) => code === 'ILLEGAL_DEFINITION_LOCATION');
  if (misplaced.length === 0) return style;
  return style.filter(
    ({ code, place }) =>
      code !== 'lint:autoloader_layout' ||
      !misplaced.some(
        (other) => place !== undefined && other.place?.file === place.file && sharesLine(other.place, place),
      ),
  );
}

function listPlaces({ place, related }: ProblemView): readonly Place[] {
  return [...(place === undefined ? [] : [place]), ...related.map((each) => each.place)];
}

function isSameFault(known: ProblemView, problem: ProblemView, place: Place): boolean {
  // For an invalid data value, the compilation marks the key, but the static check marks the invalid part of the value.
  if (problem.code === DATA_MISMATCH) return isWholeOf(known, problem);
  if (known.code !== problem.code && known.message !== problem.message) return false;
  return listPlaces(known).some((each) => each.file === place.file && sharesLine(each, place));
}

function sharesLine(one: Place, other: Place): boolean {
  return one.line <= (other.endLine ?? other.line) && other.line <= (one.endLine ?? one.line);
}

export type ProblemCounts = Readonly<Record<ProblemView['severity'], number>>;

export function countBySeverity(problems: readonly ProblemView[]): ProblemCounts {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of problems) counts[severity] += 1;
  return counts;
}
