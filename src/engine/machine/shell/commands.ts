import type { SimulatedCommand } from './command.ts';
import { ACCOUNT_COMMANDS } from './system/accounts.ts';
import { ALTERNATIVES_COMMAND } from './system/alternatives.ts';
import { APT_COMMANDS } from './system/apt.ts';
import { COPY_COMMANDS } from './gnu/copying.ts';
import { DEBCONF_COMMANDS } from './system/debconf.ts';
import { DPKG_COMMANDS } from './system/dpkg.ts';
import { find } from './gnu/find.ts';
import { FILE_COMMANDS } from './gnu/files.ts';
import { FILE_QUERY_COMMANDS } from './gnu/file-queries.ts';
import { GREP_COMMANDS } from './gnu/grep/grep.ts';
import { JOB_COMMANDS } from './system/jobs.ts';
import { KERNEL_COMMANDS } from './system/kernel.ts';
import { withKnownOptions } from './gnu/known-options.ts';
import { ln } from './gnu/ln.ts';
import { ls, stat } from './gnu/listing.ts';
import { MOUNT_COMMANDS } from './system/mounting.ts';
import { paste } from './gnu/paste.ts';
import { OTHER_USER_COMMANDS } from './system/other-users.ts';
import { PACKAGE_PROGRAMS } from './package-programs.ts';
import { RHEL_PACKAGE_COMMANDS } from './system/rhel-packages.ts';
import { rm } from './gnu/rm.ts';
import { sed } from './gnu/sed/sed.ts';
import { SERVICE_COMMANDS } from './system/services.ts';
import { LOCALE_COMMANDS } from './system/locales.ts';
import { APT_CONFIG } from './system/apt-config.ts';
import { CAPACITY_COMMANDS } from './gnu/capacity.ts';
import { PROCESS_COMMANDS } from './gnu/processes.ts';
import { PS_COMMAND } from './gnu/ps.ts';
import { SETTINGS_COMMANDS } from './system/settings.ts';
import { SIZED_FILE_COMMANDS } from './gnu/sized-files.ts';
import { SYSTEM_COMMANDS } from './system/system.ts';
import { testProgram } from './gnu/test-socket.ts';
import { tar } from './gnu/tar/tar.ts';
import { TMPFILES_COMMAND } from './system/tmpfiles.ts';
import { TEXT_COMMANDS } from './gnu/text.ts';
import { visudo } from './system/visudo.ts';
import { xargs } from './gnu/xargs.ts';

/** Bunraku's own commands. Some replace commands of the shell library, because the library ignores owners and modes. */
export const COMMANDS: readonly SimulatedCommand[] = [
  ...ACCOUNT_COMMANDS,
  ...SERVICE_COMMANDS,
  ...APT_COMMANDS,
  ...DPKG_COMMANDS,
  ...RHEL_PACKAGE_COMMANDS,
  ...PACKAGE_PROGRAMS,
  ...FILE_COMMANDS,
  ...FILE_QUERY_COMMANDS,
  ...COPY_COMMANDS,
  ...TEXT_COMMANDS,
  ...OTHER_USER_COMMANDS,
  ...SYSTEM_COMMANDS,
  ...LOCALE_COMMANDS,
  APT_CONFIG,
  ...CAPACITY_COMMANDS,
  ...PROCESS_COMMANDS,
  PS_COMMAND,
  ...SETTINGS_COMMANDS,
  ...DEBCONF_COMMANDS,
  ...SIZED_FILE_COMMANDS,
  ...KERNEL_COMMANDS,
  ...JOB_COMMANDS,
  ...MOUNT_COMMANDS,
  ...GREP_COMMANDS,
  ALTERNATIVES_COMMAND,
  TMPFILES_COMMAND,
  find,
  ln,
  ls,
  paste,
  rm,
  sed,
  stat,
  tar,
  testProgram,
  visudo,
  xargs,
].map(withKnownOptions);
