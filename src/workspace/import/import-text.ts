/** Messages about the outcome of an import. They state the problem and the next step. */
import { countText } from '../../protocol/count-text.ts';
import { pathProblemText } from '../files/file-paths.ts';
import type { KeptFile, ProjectFiles } from '../../protocol/project/project.ts';
import { limits } from '../limits.ts';
import { importLimits } from './import-limits.ts';
import type { Imported, LeftOutReason } from './import-types.ts';
import type { MergeProblem } from './merge-import.ts';
import type { PickedProblem } from './read-picked.ts';

const number = (value: number): string => value.toLocaleString('en');

const mebibytes = (count: number): string => number(count / 1024 / 1024);

export function importProblemText(problem: PickedProblem | MergeProblem): string {
  switch (problem.kind) {
    case 'unreadable':
      return 'The browser could not read these files. They may have been moved: choose them again.';
    case 'ended':
      return 'Reading the files failed. Reload the page and try again; the open project is untouched.';
    case 'damaged':
      return `${problem.name} is damaged or incomplete. Download or create it again.`;
    case 'unsupported':
      return `${problem.name} is in the zip64 format, which is not supported. Unpack it and choose the folder.`;
    case 'too-many-entries':
      return `The import has more than ${number(importLimits.entries)} files. Unpack it and choose a folder inside it, such as one module.`;
    case 'too-large':
      return `The archive unpacks to more than ${mebibytes(importLimits.unpackedBytes)} MiB. Unpack it and choose a folder inside it, such as one module.`;
    case 'too-much-to-read':
      return `The import is larger than a project can be: ${number(limits.files)} files and ${mebibytes(limits.projectLength)} MiB of text, not counting images and tests. Choose the folders to import.`;
    case 'no-catalog':
      return `${problem.name} is not a compiled catalog. ${problem.message}`;
    case 'nothing':
      return 'The import contains no Puppet code. Choose an environment (with manifests or modules), a module, .pp files, or a compiled catalog (.json).';
    case 'too-many-files':
      return `The project would have ${number(problem.count)} files. The limit is ${number(limits.files)}: choose a smaller part.`;
    case 'too-much-text':
      return `The project would have more than ${mebibytes(limits.projectLength)} MiB of text. Choose a smaller part.`;
    case 'too-many-packages':
      return `The project would add ${number(problem.count)} packages to the archive. The limit is ${number(limits.ownPackages)}: import as a new project.`;
    case 'in-the-way':
      return `${problem.path} cannot be added, because the project has a file where a folder is needed, or a folder with the same name. Rename it, or import as a new project.`;
  }
}

export function leftOutText(reason: LeftOutReason): string {
  switch (reason.kind) {
    case 'link':
      return 'a link without a valid target';
    case 'special':
      return 'neither a file nor a folder';
    case 'foreign':
      return 'belongs to a version control system or an archiver';
    case 'unused':
      return 'not read by Puppet';
    case 'duplicate':
      return 'this path occurs more than once; the first one was imported';
    case 'encrypted':
      return 'encrypted';
    case 'compression':
      return 'compressed with an unsupported method';
    case 'path':
      return reason.problem.kind === 'dots' || reason.problem.kind === 'absolute'
        ? 'its path leads out of the project'
        : pathProblemText(reason.problem).replace(/\.$/, '');
  }
}

export function filesText(count: number): string {
  return count === 1 ? '1 file' : `${number(count)} files`;
}

export function keptText(file: KeptFile): string {
  if (file.kind === 'link') return `a link to ${file.target}`;
  switch (file.why) {
    case 'binary':
      return 'not UTF-8 text';
    case 'hidden':
      return 'hidden';
    case 'unused':
      return 'not read by Puppet';
    case 'too-long':
      return `longer than ${number(limits.fileLength)} characters`;
  }
}

/** Describes the imported files, such as `An environment with 12 files`. Counts files that are kept as bytes, too. */
export function foundText({ kind, files, kept, certname }: Imported): string {
  const count = filesText(Object.keys(files).length + Object.keys(kept).length);
  switch (kind) {
    case 'environment':
      return `An environment with ${count}`;
    case 'manifests':
      return `Manifests: ${count}`;
    case 'lessons':
      return `A lesson pack with ${count}`;
    case 'catalog':
      return certname === undefined ? 'A compiled catalog' : `A compiled catalog for ${certname}`;
    case 'modules folder':
      return `A modules folder with ${countText(moduleNames(files).size, 'module')}`;
    case 'modules': {
      const modules = moduleNames(files);
      return modules.size === 1
        ? `The module ${[...modules].join('')} with ${count}`
        : `${modules.size} modules with ${count}`;
    }
  }
}

function moduleNames(files: ProjectFiles): ReadonlySet<string> {
  return new Set(Object.keys(files).flatMap((path) => /^modules\/([^/]+)\//.exec(path)?.[1] ?? []));
}
