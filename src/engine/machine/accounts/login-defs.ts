/** Settings of `/etc/login.defs` that `useradd` reads for new accounts. */
import type { Target } from '../target.ts';

interface NewAccountSettings {
  readonly homeMode: number;
  /** Number of days, in the format of `/etc/shadow`. */
  readonly minAge: string;
  readonly maxAge: string;
  readonly warnDays: string;
}

const PATH = '/etc/login.defs';

export function newAccountSettings({ files, platform }: Target): NewAccountSettings {
  const text = files.stat(PATH)?.kind === 'file' ? files.readText(PATH) : '';
  const valueOf = (name: string): string | undefined =>
    text
      .split('\n')
      .findLast((line) => line.split(/\s+/)[0] === name)
      ?.split(/\s+/)[1];
  const modeOf = (name: string): number | undefined => {
    const value = valueOf(name);
    return value !== undefined && /^[0-7]+$/.test(value) ? Number.parseInt(value, 8) : undefined;
  };
  const umask = modeOf('UMASK');
  // If the platform has its own mode for home directories, its `login.defs` sets `HOME_MODE`, and the umask has no
  // effect.
  const isByUmask = platform.homeMode === 0o755 && umask !== undefined;
  return {
    homeMode: modeOf('HOME_MODE') ?? (isByUmask ? 0o777 & ~umask : platform.homeMode),
    minAge: valueOf('PASS_MIN_DAYS') ?? '0',
    maxAge: valueOf('PASS_MAX_DAYS') ?? '99999',
    warnDays: valueOf('PASS_WARN_AGE') ?? '7',
  };
}
