/**
 * `node scripts/run.mjs e2e/repositories/with-stand-ins.ts FOLDER [NAME …]`: compiles all nodes of control repositories
 * without their modules, with stand-ins for everything that is missing. FOLDER contains the unpacked repositories, each
 * in a folder `OWNER+NAME`. Prints how many nodes compile, and how many have resources of their own. The exit status is
 * 1 if a goal is missed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MissingView } from '../../src/protocol/missing.ts';

interface BareRepository {
  /** Path of the repository on GitHub. */
  readonly source: string;
  /** Release for which its code was written, if it is not the current one. */
  readonly release?: string;
}

const repositories: readonly BareRepository[] = [
  { source: 'jenkins-infra/jenkins-infra' },
  { source: 'ocf/puppet', release: '7.34' },
  { source: 'lsst-it/lsst-control' },
  { source: 'mergwyn/control-repo' },
  { source: 'theforeman/foreman-infra' },
  { source: 'voxpupuli/controlrepo' },
  { source: 'oVirt/infra-puppet' },
  { source: 'puppetlabs/control-repo' },
  { source: 'kscherer/control-repo', release: '5.5' },
  { source: 'golflimaechoecho/control-repo' },
  { source: 'Enucatl/puppet-control-repo' },
  { source: 'joeypiccola/control-repo', release: '6.29' },
  { source: 'dylanratcliffe/puppet_controlrepo' },
  { source: 'puppetinabox/controlrepo', release: '3.8' },
  { source: 'sweavers/puppet-control', release: '3.8' },
];

/** Minimum fractions of all nodes that compile, and that have resources of their own. */
const GOALS = { compiling: 0.9, own: 0.85 };

function survey(folder: string, release: string | undefined): MissingView['nodes'] {
  const options = release === undefined ? [] : ['--release', release];
  const words = ['run', '-s', 'cli', '--', 'missing', '--json', ...options, folder];
  try {
    return readNodes(execFileSync('npm', words, { encoding: 'utf8', maxBuffer: 1 << 30, stdio: 'pipe' }));
  } catch (error) {
    // The exit status is 1 if something is missing, which is the normal case here.
    if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string' && error.stdout !== '')
      return readNodes(error.stdout);
    throw error;
  }
}

function readNodes(printed: string): MissingView['nodes'] {
  const view: MissingView = JSON.parse(printed.split('\n').find((line) => line.startsWith('{')) ?? '{}');
  return view.nodes;
}

const [folder = '', ...chosen] = process.argv.slice(2);
const sum = { nodes: 0, compiling: 0, own: 0 };
for (const { source, release } of repositories) {
  const path = join(folder, source.replace('/', '+'));
  if ((chosen.length > 0 && !chosen.includes(source)) || !existsSync(path)) continue;
  const nodes = survey(path, release);
  const compiling = nodes.filter(({ errors }) => errors.length === 0);
  const own = compiling.filter((node) => node.own > 0).length;
  process.stdout.write(`${source}: ${compiling.length} of ${nodes.length} nodes compile, ${own} with own resources\n`);
  sum.nodes += nodes.length;
  sum.compiling += compiling.length;
  sum.own += own;
}
process.stdout.write(`all: ${sum.compiling} of ${sum.nodes} nodes compile, ${sum.own} with own resources\n`);
process.exitCode = sum.compiling >= sum.nodes * GOALS.compiling && sum.own >= sum.nodes * GOALS.own ? 0 : 1;
