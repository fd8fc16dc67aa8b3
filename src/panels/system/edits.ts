/** What the System view's buttons do to the machine, as command lines that anyone could type at its terminal. Pure. */
import type { CronView, FileView, SystemState } from '../../protocol/run.ts';
import { hasRpm, type PlatformId } from '../../protocol/project/project.ts';

export interface MachineEdit {
  readonly line: string;
  /** What the command reads. */
  readonly input?: string;
  /** What was done, in a few words. */
  readonly label: string;
  /** A notice with an Undo reports it. */
  readonly isDeletion?: true;
}

/** A word as the shell takes it for just these characters. */
function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** A path never reads as an option, as it begins with a slash. */
function parentOf(path: string): string {
  return path.slice(0, Math.max(1, path.lastIndexOf('/')));
}

export function writeFile(path: string, content: string): MachineEdit {
  return { line: `cat > ${shellWord(path)}`, input: content, label: `Edited ${path}` };
}

/** With the folders above it that are missing. */
export function createFile(path: string, content: string): MachineEdit {
  const line = `mkdir -p ${shellWord(parentOf(path))} && cat > ${shellWord(path)}`;
  return { line, input: content, label: `Created ${path}` };
}

export function createFolder(path: string): MachineEdit {
  return { line: `mkdir -p ${shellWord(path)}`, label: `Created ${path}` };
}

/** `12 files, 3 directories` below a directory; empty for none. */
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

/** Only what differs is set; undefined where nothing does. */
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

/** The job goes with the comment in which Puppet keeps its name. `key`: `USER: NAME`, or `USER: LINE` of a job without one. */
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
    label: `Added a cron job of ${user}`,
  };
}

/** Why a path cannot be made on the machine; undefined where it can. */
export function pathProblem(path: string, { files }: SystemState): string | undefined {
  if (!path.startsWith('/')) return 'A path on the machine begins with a slash.';
  if (path.endsWith('/')) return 'The path needs a name after its last slash.';
  if (files[path] !== undefined) return `${path} already exists.`;
  return undefined;
}

/** Why a mode cannot be set; undefined where it can. */
export function modeProblem(mode: string): string | undefined {
  return /^[0-7]{3,4}$/.test(mode) ? undefined : 'A mode is three or four digits from 0 to 7, such as 0644.';
}
