/** Advice for nodes that fail although everything missing has a stand-in: an older release, or one main manifest. */
import { countText } from '../../protocol/count-text.ts';
import type { MissingView } from '../../protocol/missing.ts';
import { loadMachines } from './by-node.ts';
import { releaseNamed, type CompileTools, type NodesFolder } from './nodes-of-folder.ts';
import { surveyFolder } from './survey-folder.ts';

/**
 * Older releases for which failing nodes are also compiled, because their code may be older than the current release.
 * Puppet 3.8 accepts code that the parser of all later releases rejects.
 */
const OLDER_RELEASES = ['7', '3.8'];
/** Maximum number of failing nodes that are compiled again. */
const MOST_TRIED = 3;

interface Outcome {
  readonly tried: number;
  readonly compiling: number;
  /** Nodes that compile and have resources of the repository's own code. */
  readonly own: number;
}

function tryAgain(failing: readonly string[], folder: NodesFolder, tools: CompileTools): Outcome {
  const tried = failing.slice(0, MOST_TRIED);
  const compiling = surveyFolder(folder, tried, tools).outcomes.filter(({ errors }) => errors.length === 0);
  return { tried: tried.length, compiling: compiling.length, own: compiling.filter(({ own }) => own > 0).length };
}

function outcomeText({ tried, compiling }: Outcome): string {
  return `${compiling} of ${countText(tried, 'failing node')} ${tried === 1 ? 'compiles' : 'compile'}`;
}

/**
 * Returns a line if failing nodes compile for an older release. Prefers a release for which they have resources of the
 * repository's own code: a release may ignore the hierarchy that assigns the classes.
 */
export async function olderReleaseLine(
  failing: readonly string[],
  folder: NodesFolder,
  machines: readonly string[],
  factsOf: CompileTools['factsOf'],
): Promise<string> {
  let best: { readonly name: string; readonly outcome: Outcome } | undefined;
  for (const name of failing.length === 0 ? [] : OLDER_RELEASES) {
    const release = releaseNamed(name);
    const outcome = tryAgain(failing, folder, { release, machineOf: await loadMachines(release, machines), factsOf });
    if (outcome.compiling > 0 && (best === undefined || outcome.own > best.outcome.own)) best = { name, outcome };
    if (outcome.own > 0) break;
  }
  if (best === undefined) return '';
  return `With --release ${best.name}, ${outcomeText(best.outcome)}: this code is for an older release.\n`;
}

const MAIN_MANIFEST = 'manifests/site.pp';
const NODE_AGAIN = /^Node '.*' is already defined/;

/**
 * Returns a line if manifests define the same node, and the failing nodes compile with the main manifest alone. Some
 * repositories have a manifest for each machine, to be applied alone.
 */
export function mainManifestLine({ nodes }: MissingView, folder: NodesFolder, tools: CompileTools): string {
  const failing = nodes.filter(({ errors }) => errors.some(({ message }) => NODE_AGAIN.test(message)));
  if (failing.length === 0 || folder.files[MAIN_MANIFEST] === undefined) return '';
  const kept = (folder.files['environment.conf'] ?? '').replaceAll(/^[ \t]*manifest[ \t]*=.*$/gm, '');
  const files = { ...folder.files, 'environment.conf': `${kept}\nmanifest = ${MAIN_MANIFEST}\n` };
  const outcome = tryAgain(
    failing.map(({ node }) => node),
    { ...folder, files },
    tools,
  );
  if (outcome.compiling === 0) return '';
  return `With "manifest = ${MAIN_MANIFEST}" in environment.conf, ${outcomeText(outcome)}: Puppet reads all files in manifests together.\n`;
}
