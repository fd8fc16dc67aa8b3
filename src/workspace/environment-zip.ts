/** The project as a zip archive that real Puppet runs. */
import { strToU8, zipSync } from 'fflate';
import { nodesOf, type NodeDescription, type Project } from '../protocol/project.ts';
import { noProgress, progressFile, progressText, type LessonProgress } from './lesson-progress.ts';
import { packagesFile, packagesText } from './packages-file.ts';
import { releaseFile, releaseFileText } from './release-file.ts';
import { fileNameOf } from './share-text.ts';

/** What the archive holds beside the project's files; an import leaves it out. */
export const howToRunFile = 'HOW-TO-RUN.md';

function factsFileOf({ certname }: NodeDescription): string {
  return `facts.d/${certname}.json`;
}

/** A name that Puppet takes for an environment: letters, digits and underscores (`Puppet::Node::Environment.valid_name?`). */
export function environmentName(projectName: string): string {
  return fileNameOf(projectName).replaceAll('-', '_');
}

function hasFacts({ facts }: NodeDescription): boolean {
  return Object.keys(facts).length > 0;
}

function howToRun(project: Project, folder: string): string {
  const nodes = nodesOf(project).map(({ node }) => node);
  const commands = nodes.map(
    ({ certname }) =>
      `    puppet apply --noop --environmentpath "$PWD" --environment ${folder} --certname ${certname} "$PWD/${folder}/manifests"`,
  );
  const facts = nodes
    .filter(hasFacts)
    .map((node) => `    sudo cp ${folder}/${factsFileOf(node)} /etc/puppetlabs/facter/facts.d/`);
  const factsText = `
The project has facts of its own. Facter finds those of one node where external facts are kept:

    sudo mkdir -p /etc/puppetlabs/facter/facts.d
${facts.join('\n')}
`;
  return `# ${project.name}

This folder is a Puppet environment. See what it would change on a machine of yours, from the folder that holds this one:

${commands.join('\n')}

Without \`--noop\`, and as root, the same command changes the machine. Use one that you can throw away.
${facts.length === 0 ? '' : factsText}
${project.release === undefined ? '' : `\nThe project is for Puppet ${project.release}: a later release may refuse it, or take it otherwise.\n`}${packagesText(project) === undefined ? '' : `\n\`${packagesFile}\` has packages that this project adds to the archive of Bunraku's machine. A real machine needs a repository that has them.\n`}
On a server, put the folder into \`/etc/puppetlabs/code/environments/\`.
`;
}

/**
 * The environment under a folder that Puppet takes as an environment's name, with how to run it, the nodes' own facts, the packages that
 * the project adds to their archives, and what the learner has done of the lessons.
 */
export function environmentZip(project: Project, progress: LessonProgress = noProgress): Uint8Array<ArrayBuffer> {
  const folder = environmentName(project.name);
  const facts = nodesOf(project)
    .map(({ node }) => node)
    .filter(hasFacts)
    .map((node) => [factsFileOf(node), `${JSON.stringify(node.facts, null, 2)}\n`] as const);
  const packages = packagesText(project);
  const release = releaseFileText(project);
  const files = {
    [howToRunFile]: howToRun(project, folder),
    ...Object.fromEntries(facts),
    ...(Object.keys(progress.lessons).length === 0 ? {} : { [progressFile]: progressText(progress) }),
    ...(packages === undefined ? {} : { [packagesFile]: packages }),
    ...(release === undefined ? {} : { [releaseFile]: release }),
    ...project.files,
  };
  const entries = Object.entries(files).map(([path, text]) => [`${folder}/${path}`, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries), { level: 6 });
}
