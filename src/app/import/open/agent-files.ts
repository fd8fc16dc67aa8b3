/** Distinguishes files of an agent from files of a project, and shows the contents of an agent's files in the views. */
import type { GivenFile, ReadAgentFile } from '../../../protocol/opened-run.ts';
import type { RunRecord } from '../../../protocol/run-record.ts';
import { joinFiles } from '../../../store/opened/join-files.ts';
import { appStore } from '../../../store/store.ts';
import type { PickedFile } from '../../../workspace/import/read-picked.ts';
import type { Commands } from '../../commands.ts';

/** Maximum number of files of agents. A larger selection is probably the folder of a project. */
const MOST_FILES = 60;

const ofProject =
  /\.(?:zip|tar|gz|tgz|pp|epp|erb|rb|md|conf|sh|bunraku)$|(?:^|\/)(?:metadata\.json|hiera\.yaml|Puppetfile)$/i;

/** Returns whether the files may be logs, reports, graphs or catalogs, and none is a folder, an archive or code. */
export function mayBeOfAgents(picked: readonly PickedFile[]): boolean {
  return (
    picked.length > 0 &&
    picked.length <= MOST_FILES &&
    picked.every(({ path }) => !path.includes('/') && !ofProject.test(path))
  );
}

export function toGivenFiles(picked: readonly PickedFile[]): readonly GivenFile[] {
  return picked.map(({ path, file }) => ({ ...(path === '' ? {} : { name: path }), content: file }));
}

/** Returns whether the files belong in a project: a single catalog, or only files of unknown kinds. */
export function belongToProject(files: readonly ReadAgentFile[]): boolean {
  const isCatalog = ({ recognized }: ReadAgentFile): boolean => recognized.form === 'catalog-json';
  const isUnknown = ({ recognized }: ReadAgentFile): boolean => recognized.form === undefined;
  if (files.length === 1 && files.every(isCatalog)) return true;
  return files.every((file) => file.recognized.name !== undefined && isUnknown(file));
}

/** Returns whether the files are two catalogs, and nothing else. */
export function isPairOfCatalogs(files: readonly ReadAgentFile[]): boolean {
  return files.length === 2 && files.every(({ contents }) => contents.length === 1 && contents[0]?.kind === 'catalog');
}

/**
 * Returns the two picked files for a comparison. If their names are equal, adds numbers to them. Undefined unless there
 * are exactly two files.
 */
export function toPair(
  picked: readonly PickedFile[],
): { readonly before: GivenFile; readonly after: GivenFile } | undefined {
  const [before, after, ...more] = toGivenFiles(picked);
  if (before === undefined || after === undefined || more.length > 0) return undefined;
  if (before.name !== after.name) return { before, after };
  const numbered = (file: GivenFile, number: number): GivenFile => ({
    ...file,
    name: (file.name ?? 'catalog.json').replace(/(?=\.[^.]*$)|$/, ` (${number})`),
  });
  return { before: numbered(before, 1), after: numbered(after, 2) };
}

/** Adds the runs to the history. Shows the latest one in the graph or the timeline, whichever shows more of it. */
export function showOpened(files: readonly ReadAgentFile[], { showView, showBottom }: Commands): boolean {
  const records = joinFiles(files.flatMap(({ contents }) => contents));
  const [first] = records;
  if (first === undefined) return false;
  const { addOpenedRuns, select } = appStore.getState().actions;
  addOpenedRuns(records);
  showBottom('log');
  showView(bestView(first));
  if ((first.opened?.graph?.cycles.length ?? 0) > 0) select({ kind: 'cycle', index: 0 }, 'log');
  return true;
}

function bestView({ opened, run }: RunRecord): 'graph' | 'timeline' {
  const hasCycles = (opened?.graph?.cycles.length ?? 0) > 0;
  return hasCycles || opened?.kind === 'graph' || run.resources.length === 0 ? 'graph' : 'timeline';
}
