import type { Target } from './target.ts';

const TABLE = '/proc/mounts';

export interface Mounted {
  readonly device: string;
  readonly path: string;
  readonly type: string;
  readonly options: string;
}

function rows(target: Target): readonly (readonly string[])[] {
  if (!target.files.exists(TABLE)) return [];
  return target.files
    .readText(TABLE)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' '));
}

export function mountedFileSystems(target: Target): readonly Mounted[] {
  return rows(target).map(([device = '', path = '', type = '', options = '']) => ({
    device,
    path: path.replaceAll('\\040', ' '),
    type,
    options,
  }));
}

export function mountPoints(target: Target): readonly string[] {
  return mountedFileSystems(target).map(({ path }) => path);
}

export function isMounted(target: Target, path: string): boolean {
  return mountPoints(target).includes(path);
}

export function mountFileSystem(target: Target, { device, path, type, options }: Mounted): void {
  const row = [device, path, type, options, '0', '0'].map((word) => word.replaceAll(' ', '\\040'));
  target.files.write(TABLE, `${[...rows(target), row].map((each) => each.join(' ')).join('\n')}\n`);
}

export function unmountFileSystem(target: Target, path: string): void {
  const kept = rows(target).filter(([, each = '']) => each.replaceAll('\\040', ' ') !== path);
  target.files.write(TABLE, kept.map((each) => `${each.join(' ')}\n`).join(''));
}
