/** Messages of runs, by diagnostic code. `*` matches any text. */
import type { MessageTemplates } from './templates.ts';

/** Causes of failures: programs, packages, files and accounts. */
export const causeMessages: MessageTemplates = {
  ACCOUNT_REFUSED: [
    'Could not create user *: Execution of',
    'Could not create group *: Execution of',
    'Could not delete user *: Execution of',
    'Could not set * on user*: Execution of',
    'useradd: UID * is not unique',
    'useradd: user * already exists',
    'groupadd: GID * already exists',
    'usermod: user * is currently used by process',
    'groupadd: group * already exists',
  ],
  AUGEAS_SAVE_FAILED: ['Save failed, see debug output for details'],
  COMMAND_FAILED: ['returned * instead of one of ['],
  COMMAND_NOT_EXECUTABLE: ["' is not executable"],
  COMMAND_NOT_FOUND: ["Could not find command '*'"],
  COMMAND_TIMEOUT: ['Command exceeded timeout'],
  DIRECTORY_IN_THE_WAY: ['Is a directory - ', 'Is a directory @ '],
  GROUP_NOT_FOUND: ['Could not find group*'],
  OWNER_NOT_FOUND: ['Could not find user *'],
  PACKAGE_DEPENDENCY_NOT_FOUND: ['The following packages have unmet dependencies:', 'nothing provides * needed by'],
  PACKAGE_NOT_FOUND: [
    'E: Unable to locate package *',
    'E: Package * has no installation candidate',
    'Error: No matching Packages to list',
    'Error: Unable to find a match: *',
    'No package * available.',
    'No match for argument: *',
    'Could not find package *',
  ],
  PACKAGE_VERSION_NOT_FOUND: ["E: Version '*' for '*' was not found", "Could not find version '*'"],
  PARENT_DIRECTORY_MISSING: [
    'Cannot create *; parent directory * does not exist',
    'A directory component in * does not exist or is a dangling symbolic link',
    "Could not set 'file' on ensure: No such file or directory",
    'Could not set file on ensure: No such file or directory',
  ],
  PROVIDER_NOT_SUITABLE: [
    'Provider * is not functional on this host',
    'Could not find a suitable provider for *',
    'Could not find a default provider for *',
  ],
  SERVICE_START_FAILED: ['Systemd start for * failed!', 'Could not start Service[*]', 'start for service * failed'],
  SHELL_NOT_FOUND: ['Shell * must exist', 'Shell * must be executable'],
  SOURCE_NOT_FOUND: [
    'Could not retrieve information from environment * source(s)',
    'Could not retrieve information from source(s)',
  ],
  USER_NOT_FOUND: ["user's crontab: The user does not exist", "User '*' does not exist"],
  WORKING_DIRECTORY_MISSING: ['Working directory * does not exist'],
  DEPENDENCY_CYCLE: ['Found * dependency cycle', 'Found dependency cycles in the following relationships: '],
  DEPENDENCY_FAILED: [
    'Dependency * has failures: true',
    'dependency * has failures: true',
    'Skipping because of failed dependencies',
    'Skipping resources in class because of failed class dependencies',
  ],
};

/**
 * Messages that state only that something failed, often followed by a message about the cause. They are matched last,
 * because the cause has an explanation of its own.
 */
export const outerMessages: MessageTemplates = {
  CHANGE_FAILED: [
    'Cannot create a symlink without a target',
    'change from * to * failed: ',
    'Could not set * on ensure: ',
    'Could not update: ',
  ],
  COULD_NOT_EVALUATE: ['Could not evaluate: '],
  COULD_NOT_SET: ['Could not set * on *: '],
  PARAMETER_FAILED: ['Parameter * failed on *: '],
  REFRESH_FAILED: ['Failed to call refresh: ', 'Could not restart Service[*]', 'Systemd restart for * failed!'],
  OLD_NO_SUCH_METHOD: ['undefined method `'],
  RUNTIME_ERROR: ['Error while evaluating a '],
  VALIDATE_CMD_FAILED: ["on ensure: Execution of '* returned", "failed: Execution of '* returned"],
  VALIDATION_FAILED: ['Validation of * failed: '],
};
