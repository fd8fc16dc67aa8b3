/** The history of runs: decides which runs are kept, and how much of each. */
import type { RunRecord } from '../../protocol/run-record.ts';
import type { RunView, SystemState } from '../../protocol/run.ts';

/**
 * Maximum number of runs that are kept in the tab and in the browser's storage, not counting runs from opened agent
 * files.
 */
export const MOST_RUNS = 20;

/** Maximum number of runs from opened agent files that are kept in the browser's storage. */
export const MOST_KEPT = 10;

/** Maximum number of runs from opened agent files that are kept in the tab. */
const MOST_OPENED = 60;

/** Maximum total number of characters in all runs. */
const BUDGET = 24_000_000;

const emptySystem: SystemState = { files: {}, packages: {}, services: {}, users: {}, groups: {}, crons: {} };

const sizes = new WeakMap<RunView, number>();

function contentSize(system: SystemState): number {
  let size = 0;
  for (const { content } of Object.values(system.files)) size += 120 + (content?.length ?? 0);
  return size;
}

/** Returns the approximate size of a run in characters: strings are counted, everything else is estimated. */
export function runSize(run: RunView): number {
  const known = sizes.get(run);
  if (known !== undefined) return known;
  let size = contentSize(run.before) + contentSize(run.after);
  for (const { changes } of run.resources)
    size +=
      180 +
      changes.reduce(
        (sum, { message, previous, desired }) => sum + message.length + previous.length + desired.length,
        0,
      );
  for (const { message, source } of run.logs) size += 80 + message.length + source.length;
  for (const { changes } of run.journal)
    for (const change of changes)
      size +=
        change.area === 'files'
          ? 200 + (change.before?.content?.length ?? 0) + (change.after?.content?.length ?? 0)
          : 200;
  for (const { parameters, tags } of run.catalog?.resources ?? [])
    size += 200 + 15 * tags.length + parameters.reduce((sum, { text }) => sum + 90 + text.length, 0);
  size += 100 * run.refreshes.length;
  sizes.set(run, size);
  return size;
}

/** Returns a record without its largest parts, which are needed only for a replay. */
function shortened(record: RunRecord): RunRecord {
  if (record.isShortened) return record;
  const resources = record.run.resources.map((resource) => ({ ...resource, steps: [0, 0] as const }));
  const { catalog, ...rest } = record.run;
  const withoutParameters = catalog?.resources.map((resource) => ({ ...resource, parameters: [] }));
  const run: RunView = {
    ...rest,
    ...(catalog === undefined || withoutParameters === undefined
      ? {}
      : { catalog: { ...catalog, resources: withoutParameters } }),
    resources,
    journal: [],
    before: emptySystem,
    after: emptySystem,
  };
  return { ...record, run, isShortened: true };
}

/**
 * Creates a function that returns whether a run is within the maximum number of runs of its kind. The function must be
 * called for each run, newest first.
 */
function createCounter(): (record: RunRecord) => boolean {
  let [own, opened] = [0, 0];
  return ({ origin }) => (origin === 'opened' ? ++opened <= MOST_OPENED : ++own <= MOST_RUNS);
}

/**
 * Selects the runs to keep from a list with the newest first: at most `MOST_RUNS` runs, and `MOST_OPENED` runs from
 * opened agent files. The newest run stays complete. Runs beyond the budget are shortened, or dropped if they are still
 * too large.
 */
export function keptRuns(runs: readonly RunRecord[], budget = BUDGET): readonly RunRecord[] {
  const kept: RunRecord[] = [];
  let left = budget;
  for (const record of runs.filter(createCounter())) {
    const isWhole = kept.length === 0 || runSize(record.run) <= left;
    const each = isWhole ? record : shortened(record);
    const size = runSize(each.run);
    if (kept.length > 0 && size > left) continue;
    left -= size;
    kept.push(each);
  }
  return kept;
}

/**
 * Adds a run to the history. A run that was applied because a project was opened replaces an earlier one of the same
 * project and node.
 */
export function withRun(runs: readonly RunRecord[], added: RunRecord): readonly RunRecord[] {
  const others =
    added.origin === 'opening'
      ? runs.filter(
          ({ origin, text, certname }) => origin !== 'opening' || text !== added.text || certname !== added.certname,
        )
      : runs;
  return keptRuns([added, ...others]);
}

/** Adds runs from opened agent files at the start of the history. */
export function withOpenedRuns(runs: readonly RunRecord[], opened: readonly RunRecord[]): readonly RunRecord[] {
  return keptRuns([...opened, ...runs]);
}

export function withEarlierRuns(runs: readonly RunRecord[], earlier: readonly RunRecord[]): readonly RunRecord[] {
  const known = new Set(runs.map(({ id }) => id));
  const added = earlier.filter(({ id }) => !known.has(id));
  if (added.length === 0) return runs;
  const openings = runs.filter(({ origin }) => origin === 'opening');
  const isOpenedAgain = (record: RunRecord): boolean =>
    record.origin === 'opening' &&
    openings.some(({ text, certname }) => text === record.text && certname === record.certname);
  const all = [...runs, ...added.filter((record) => !isOpenedAgain(record))];
  return keptRuns(all.toSorted((a, b) => b.endedAt - a.endedAt));
}
