/**
 * Creates the command lines for the edits of the System view: the same commands that a user would type in the terminal.
 * Pure functions only.
 */
import type { CronView, FileView, SystemState } from '../../../protocol/run.ts';
import { hasRpm, type PlatformId } from '../../../protocol/project/project.ts';

export interface MachineEdit {
  readonly line: string;
  readonly input?: string;
  readonly label: string;
  /** True for a deletion. A notice then reports it and offers to undo it. */
  readonly isDeletion?: true;
}

function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** Returns the parent directory of a path. The result begins with `/`, so that no command takes it for an option. */
function parentOf(path: string): string {
  return path.slice(0, Math.max(1, path.lastIndexOf('/')));
}

export function writeFile(path: string, content: string): MachineEdit {
  return { line: `cat > ${shellWord(path)}`, input: content, label: `Edited ${path}` };
}

export function createFile(path: string, content: string): MachineEdit {
  const line = `mkdir -p ${shellWord(parentOf(path))} && cat > ${shellWord(path)}`;
  return { line, input: content, label: `Created ${path}` };
}

export function createFolder(path: string): MachineEdit {
  return { line: `mkdir -p ${shellWord(path)}`, label: `Created ${path}` };
}

/** Counts the entries below a directory: `12 files, 3 directories`. Empty if there are none. */
function contentsText(path: string, files: SystemState['files']): string {
  const inside = Object.entries(files).filter(([each]) => each.startsWith(`${path}/`));
  const directories = inside.filter(([, { type }]) => type === 'directory').length;
  const others = inside.length - directories;
  return [
    ...(others === 0 ? [] : [others === 1 ? '1 file' : `${others.toLocaleString('en')} files`]),
    ...(directories === 0
      ? []
      : [directories === 1 ? '1 directory' : `${directories.toLocaleString('en')} directories`]),
  ].join(', ');
}

export function removePath(path: string, files: SystemState['files']): MachineEdit {
  const contents = contentsText(path, files);
  const label = contents === '' ? `Deleted ${path}` : `Deleted ${path}: ${contents}`;
  return { line: `rm -r ${shellWord(path)}`, label, isDeletion: true };
}

export interface Attributes {
  readonly mode: string;
  readonly owner: string;
  readonly group: string;
}

/** Sets the attributes that have changed; returns undefined if none has. */
export function setAttributes(path: string, before: FileView, after: Attributes): MachineEdit | undefined {
  const owner = before.owner === after.owner && before.group === after.group ? [] : [`${after.owner}:${after.group}`];
  const mode = before.mode === after.mode ? [] : [after.mode];
  const commands = [
    ...owner.map((word) => `chown ${shellWord(word)} ${shellWord(path)}`),
    ...mode.map((word) => `chmod ${shellWord(word)} ${shellWord(path)}`),
  ];
  if (commands.length === 0) return undefined;
  return { line: commands.join(' && '), label: `Changed the ${mode.length > 0 ? 'mode' : 'owner'} of ${path}` };
}

const serviceWords = {
  start: 'Started',
  stop: 'Stopped',
  restart: 'Restarted',
  enable: 'Enabled',
  disable: 'Disabled',
} as const;
export type ServiceVerb = keyof typeof serviceWords;

export function changeService(verb: ServiceVerb, name: string): MachineEdit {
  return { line: `systemctl ${verb} ${shellWord(name)}`, label: `${serviceWords[verb]} ${name}` };
}

function packageTool(platform: PlatformId): string {
  return hasRpm(platform) ? 'dnf' : 'apt-get';
}

export function installPackage(platform: PlatformId, name: string): MachineEdit {
  return { line: `${packageTool(platform)} install -y ${shellWord(name)}`, label: `Installed ${name}` };
}

export function removePackage(platform: PlatformId, name: string): MachineEdit {
  return {
    line: `${packageTool(platform)} remove -y ${shellWord(name)}`,
    label: `Removed the package ${name}`,
    isDeletion: true,
  };
}

export function addUser(name: string): MachineEdit {
  return { line: `useradd -m ${shellWord(name)}`, label: `Added the user ${name}` };
}

export function removeUser(name: string): MachineEdit {
  return { line: `userdel ${shellWord(name)}`, label: `Deleted the user ${name}`, isDeletion: true };
}

export function addGroup(name: string): MachineEdit {
  return { line: `groupadd ${shellWord(name)}`, label: `Added the group ${name}` };
}

export function removeGroup(name: string): MachineEdit {
  return { line: `groupdel ${shellWord(name)}`, label: `Deleted the group ${name}`, isDeletion: true };
}

/**
 * Deletes a cron job together with Puppet's comment that contains its name. `key` is `USER: NAME`, or `USER: LINE` for
 * a job without a name.
 */
export function removeCron(key: string, { user, line }: CronView): MachineEdit {
  const name = key.slice(`${user}: `.length);
  const patterns = [line, ...(name === line ? [] : [`# Puppet Name: ${name}`])];
  const greps = patterns.map((pattern) => `grep -vxF -e ${shellWord(pattern)}`).join(' | ');
  const owner = shellWord(user);
  return {
    line: `crontab -u ${owner} -l | ${greps} | crontab -u ${owner} -`,
    label: `Deleted the cron job of ${user}`,
    isDeletion: true,
  };
}

export function addCron(user: string, line: string): MachineEdit {
  const owner = shellWord(user);
  return {
    line: `{ crontab -u ${owner} -l 2>/dev/null; echo ${shellWord(line)}; } | crontab -u ${owner} -`,
    label: `Added a cron job for ${user}`,
  };
}

/** Returns why no file can be created at a path of the machine, or undefined for a valid path. */
export function pathProblem(path: string, { files }: SystemState): string | undefined {
  if (!path.startsWith('/')) return 'A path on the machine begins with a slash.';
  if (path.endsWith('/')) return 'The path needs a name after its last slash.';
  if (files[path] !== undefined) return `${path} already exists.`;
  return undefined;
}

export function modeProblem(mode: string): string | undefined {
  return /^[0-7]{3,4}$/.test(mode) ? undefined : 'A mode is three or four digits from 0 to 7, such as 0644.';
}
