import type { SimulatedCommand } from '../command.ts';
import { ACCOUNT_COMMANDS } from './accounts.ts';
import { ALTERNATIVES_COMMAND } from './alternatives.ts';
import { APT_COMMANDS } from './apt.ts';
import { CONFIGURATION_COMMANDS } from './configuration-tests.ts';
import { COPY_COMMANDS } from './copying.ts';
import { DEBCONF_COMMANDS } from './debconf.ts';
import { DPKG_COMMANDS } from './dpkg.ts';
import { find } from './find.ts';
import { FILE_COMMANDS } from './files.ts';
import { FILE_QUERY_COMMANDS } from './file-queries.ts';
import { GREP_COMMANDS } from './grep/grep.ts';
import { JOB_COMMANDS } from './jobs.ts';
import { KERNEL_COMMANDS } from './kernel.ts';
import { withKnownOptions } from './known-options.ts';
import { ln } from './ln.ts';
import { ls, stat } from './listing.ts';
import { MOUNT_COMMANDS } from './mounting.ts';
import { paste } from './paste.ts';
import { OTHER_USER_COMMANDS } from './other-users.ts';
import { PACKAGE_PROGRAMS } from './package-programs.ts';
import { python3 } from './python.ts';
import { RHEL_PACKAGE_COMMANDS } from './rhel-packages.ts';
import { rm } from './rm.ts';
import { sed } from './sed/sed.ts';
import { SERVICE_COMMANDS } from './services.ts';
import { LOCALE_COMMANDS } from './locales.ts';
import { APT_CONFIG } from './apt-config.ts';
import { CAPACITY_COMMANDS } from './capacity.ts';
import { PROCESS_COMMANDS } from './processes.ts';
import { PS_COMMAND } from './ps.ts';
import { SETTINGS_COMMANDS } from './settings.ts';
import { SIZED_FILE_COMMANDS } from './sized-files.ts';
import { SYSTEM_COMMANDS } from './system.ts';
import { testProgram } from './test-socket.ts';
import { tar } from './tar/tar.ts';
import { TMPFILES_COMMAND } from './tmpfiles.ts';
import { TEXT_COMMANDS } from './text.ts';
import { xargs } from './xargs.ts';

/**
 * The commands that are implemented here: those that act on packages, services and accounts, and those whose versions in the shell
 * library ignore owners and modes.
 */
export const COMMANDS: readonly SimulatedCommand[] = [
  ...ACCOUNT_COMMANDS,
  ...SERVICE_COMMANDS,
  ...APT_COMMANDS,
  ...DPKG_COMMANDS,
  ...RHEL_PACKAGE_COMMANDS,
  ...PACKAGE_PROGRAMS,
  ...CONFIGURATION_COMMANDS,
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
  python3,
  rm,
  sed,
  stat,
  tar,
  testProgram,
  xargs,
].map(withKnownOptions);
