/** Creates the files that an archive adds as instructions and for Facter. An import skips them. */
import { startManifest } from '../protocol/project/environment.ts';
import { nodesOf, type NodeDescription, type Project } from '../protocol/project/project.ts';
import { nameRelease } from '../protocol/project/releases.ts';
import { projectFile } from './project-file.ts';

export const howToRunFile = 'HOW-TO-RUN.md';

const FIRST_SENTENCE = 'This folder is a Puppet environment. See what it would change on your own machine';

/** Returns whether a file was written by `howToRun`, in this or an earlier version. */
export function isHowToRun(text: string): boolean {
  return text.startsWith('# ') && text.includes(`\n\n${FIRST_SENTENCE}`);
}

export function factsFileOf({ certname }: NodeDescription): string {
  return `facts.d/${certname}.json`;
}

export function factsText({ facts }: NodeDescription): string {
  return `${JSON.stringify(facts, null, 2)}\n`;
}

export function hasFacts({ facts }: NodeDescription): boolean {
  return Object.keys(facts).length > 0;
}

/** Returns instructions for running a project with real Puppet. `folder`: the folder of the project's files. */
export function howToRun(project: Project, folder: string): string {
  const start = startManifest(project.files);
  const nodes = nodesOf(project).map(({ node }) => node);
  const commands = nodes.map(
    ({ certname }) =>
      `    puppet apply --noop --environmentpath "$PWD" --environment ${folder} --certname ${certname} "$PWD/${folder}/${start}"`,
  );
  const facts = nodes
    .filter(hasFacts)
    .map((node) => `    sudo cp ${folder}/${factsFileOf(node)} /etc/puppetlabs/facter/facts.d/`);
  const factsText = `
The project has its own facts. Facter reads the facts of one node from the directory for external facts:

    sudo mkdir -p /etc/puppetlabs/facter/facts.d
${facts.join('\n')}
`;
  return `# ${project.name}

This folder is a Puppet environment. See what it would change on your own machine, from the folder that holds this one:

${commands.join('\n')}

Without \`--noop\`, and as root, the same command changes the machine. Use one that you can throw away.
${facts.length === 0 ? '' : factsText}
${project.release === undefined ? '' : `\nThe project is for ${nameRelease(project.release)}: a later release may reject it or behave differently.\n`}${hasPackages(project) ? `\nThe project adds packages to the archive of Bunraku's machine. A real machine needs a repository with these packages.\n` : ''}
\`${projectFile}\` has the project's nodes, with their facts and machines, for Bunraku. Puppet does not use it.

On a server, put the folder into \`/etc/puppetlabs/code/environments/\`.
`;
}

function hasPackages(project: Project): boolean {
  return nodesOf(project).some(({ machine }) => Object.keys(machine.archive ?? {}).length > 0);
}
