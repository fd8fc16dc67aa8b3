/** Creates and removes files (`type/file.rb`). */
import { Failure, withCode } from '../../diagnostics/failure.ts';
import { toBytes, contentOfBytes, type FileContent } from '../../machine/files/node.ts';
import { parentPath } from '../../machine/files/paths.ts';
import { PosixError } from '../../machine/files/posix-error.ts';
import { isDevice } from '../../machine/shell/devices.ts';
import type { Target } from '../../machine/target.ts';
import type { MaybePromise } from '../../resource-types/behavior.ts';
import { TypeFailure } from '../../resource-types/failure.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';
import { execute } from '../shared/execute.ts';
import { rubyClassName } from '../../resource-types/shared/ruby-class.ts';
import { checksumTypeOf } from '../../resource-types/file/content.ts';
import { digest } from '../shared/checksums.ts';
import { systemCall } from '../shared/posix-message.ts';
import { backUp } from './backup.ts';
import { getDetails } from '../../resource-types/file/details.ts';
import { readStat } from './stat.ts';
import { DEFAULT_FILE_MODE, modeToBits } from '../../resource-types/file/symbolic-mode.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';

/**
 * Removes an existing node that does not have the wanted kind, after a backup. Also removes a link if a link is wanted.
 * Removes a directory only with `force`.
 * @param wanted `file`, `directory`, `link`, `absent`, or the target of a link
 */
export function removeExisting(resource: ResourceInstance, target: Target, wanted: string): void {
  const current = readStat(resource, target);
  if (current === undefined) return;
  const path = resource.name;
  const force = resource.get('force') === true;
  const mayBackUp = current.kind !== 'directory' || force;
  if (typeof resource.get('backup') === 'string') {
    if (mayBackUp) backUp(resource, target);
    else resource.log('warning', `Could not back up file of type ${current.kind}`);
  }
  if (wanted !== 'link' && current.kind === wanted) return;
  if (current.kind !== 'directory') {
    systemCall('apply2files', () => target.files.unlink(path));
    return;
  }
  if (force) target.files.removeTree(path);
  else resource.log('notice', "Not removing directory; use 'force' to override");
}

/** Returns the content in the attribute `content`. Returns undefined if it is not set or contains a checksum. */
export function givenContent(resource: ResourceInstance): FileContent | undefined {
  const { content } = getDetails(resource);
  return content === undefined || typeof content === 'string' ? content : contentOfBytes(content.bytes);
}

/** Returns the content that `source` or `content` requests. Returns undefined if neither is set. */
function wantedContent(resource: ResourceInstance): FileContent | undefined {
  const { metadata } = getDetails(resource);
  if (resource.isSet('source')) return metadata?.content ?? '';
  const content = givenContent(resource);
  if (content !== undefined) return content;
  const checksum = resource.should('content');
  if (checksum === undefined) return undefined;
  throw new TypeFailure(
    `Could not retrieve content for ${rubyToString(checksum)} from filebucket: Could not get filebucket from file`,
  );
}

/** Writes the file and sets its attributes. Returns a promise only if a command validates the content first. */
export function writeFile(resource: ResourceInstance, target: Target, hasWriter: boolean): MaybePromise<void> {
  removeExisting(resource, target, 'file');
  const mode = resource.should('mode');
  const bits = typeof mode === 'string' ? modeToBits(mode, DEFAULT_FILE_MODE) : undefined;
  const content = hasWriter ? wantedContent(resource) : undefined;
  const throughTemporary = resource.isSet('source') || resource.property('content') !== undefined;
  if (!throughTemporary) {
    writePlainly(resource, target, content ?? '', bits);
    return fixAttributes(resource, target);
  }
  refuseEtag(resource, content ?? '');
  return replaceFile(resource, target, content ?? '', bits);
}

/**
 * Throws for a source with the checksum type `etag`. Only a source on a web server has an ETag, and no machine here can
 * reach one.
 */
function refuseEtag(resource: ResourceInstance, content: FileContent): void {
  if (checksumTypeOf(resource) !== 'etag' || !resource.isSet('source')) return;
  const sum = digest('md5', content);
  throw new TypeFailure(
    `File written to disk did not match desired checksum; discarding changes ({md5}${sum} vs {etag}${sum})`,
  );
}

function writePlainly(
  resource: ResourceInstance,
  target: Target,
  content: FileContent,
  bits: number | undefined,
): void {
  const options = bits === undefined ? {} : { mode: bits, umask: 0 };
  systemCall('rb_sysopen', () => target.files.write(resource.name, content, options));
}

/** Writes a temporary file beside the file and moves it into place. Keeps the owner and mode. */
function replaceFile(
  resource: ResourceInstance,
  target: Target,
  content: FileContent,
  bits: number | undefined,
): MaybePromise<void> {
  const path = resource.name;
  const staging = rubyToString(resource.get('staging_location') ?? parentPath(path));
  if (!target.files.isDirectory(staging)) {
    const lock = `${temporaryPath(path, staging, target)}.lock`;
    // If the path of the parent directory is a file, Puppet fails to create its lock directory
    // (`atomic_create_and_replace`).
    if (target.files.exists(staging) || isDevice(staging)) throw new Failure(`Not a directory @ dir_s_mkdir - ${lock}`);
    throw withCode(
      'PARENT_DIRECTORY_MISSING',
      new Failure(
        `No such file or directory - A directory component in ${lock} does not exist or is a dangling symbolic link`,
      ),
    );
  }
  const command = resource.get('validate_cmd');
  if (typeof command !== 'string') return moveIntoPlace(resource, target, content, bits);
  const temporary = temporaryPath(path, staging, target);
  target.files.write(temporary, content, { mode: 0o600 });
  const replacement = rubyToString(resource.get('validate_replacement') ?? '%');
  return execute(
    target,
    command.replaceAll(replacement, () => temporary),
  ).then(
    () => {
      target.files.unlink(temporary);
      return moveIntoPlace(resource, target, content, bits);
    },
    (thrown: unknown) => {
      if (target.files.lstat(temporary) !== undefined) target.files.unlink(temporary);
      throw thrown instanceof Failure ? withCode('VALIDATE_CMD_FAILED', thrown) : thrown;
    },
  );
}

function moveIntoPlace(
  resource: ResourceInstance,
  target: Target,
  content: FileContent,
  bits: number | undefined,
): void {
  const path = resource.name;
  const earlier = target.files.lstat(path);
  if (target.files.isDirectory(path))
    throw withCode('DIRECTORY_IN_THE_WAY', new Failure(`Is a directory - Is a directory: ${path}`));
  // Like a rename, this replaces a link at the path with the new file. Unless the link is dangling, the new file gets
  // the link's own mode.
  const leads = earlier?.kind === 'link' && target.files.exists(path);
  if (earlier?.kind === 'link') target.files.unlink(path);
  const mode = leads ? earlier.mode : (bits ?? DEFAULT_FILE_MODE);
  if (earlier?.kind === 'file') target.files.write(path, content);
  else target.files.write(path, content, { mode, umask: 0 });
  fixAttributes(resource, target);
}

/**
 * Returns the path of a temporary file in `directory`. It depends only on `path` and the machine, so it is the same in
 * every run.
 */
function temporaryPath(path: string, directory: string, target: Target): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const day = new Date(target.clock).toISOString().slice(0, 10).replaceAll('-', '');
  const mark = (toBytes(path).reduce((sum, byte) => (sum * 31 + byte) >>> 0, target.position) % 2176782336).toString(
    36,
  );
  return `${directory === '/' ? '' : directory}/${name}${day}-4242-${mark}`;
}

const FIXED = ['owner', 'group', 'mode'] as const;

function fixAttributes(resource: ResourceInstance, target: Target): void {
  for (const name of FIXED) {
    const property = resource.property(name);
    if (property === undefined || property.should === undefined) continue;
    const current = property.retrieve(target);
    if (current instanceof Promise || property.definition.insync?.(property, current, target) === true) continue;
    void property.definition.sync?.(property, target);
  }
}

/** Creates the directory. Throws if its parent directory does not exist. */
export function makeDirectory(resource: ResourceInstance, target: Target): void {
  const path = resource.name;
  const parent = parentPath(path);
  if (!target.files.exists(parent))
    throw withCode(
      'PARENT_DIRECTORY_MISSING',
      new TypeFailure(`Cannot create ${path}; parent directory ${parent} does not exist`),
    );
  const mode = resource.should('mode');
  const options = typeof mode === 'string' ? { mode: modeToBits(mode, 0o755, true), umask: 0 } : {};
  systemCall('dir_s_mkdir', () => target.files.makeDirectory(path, options));
  fixAttributes(resource, target);
}

/** Creates a link in place of an existing node. Throws if the node could not be removed. */
export function makeLink(resource: ResourceInstance, target: Target): void {
  const wanted = resource.should('target');
  const to = rubyToString(wanted);
  const path = resource.name;
  removeExisting(resource, target, to);
  if (target.files.exists(path))
    throw withCode('DIRECTORY_IN_THE_WAY', new TypeFailure('Could not remove existing file'));
  if (typeof wanted !== 'string') {
    throw new Failure(`FileSystem implementation expected Pathname, got: '${rubyClassName(wanted)}'`);
  }
  try {
    target.files.symlink(to, path);
  } catch (thrown) {
    if (!(thrown instanceof PosixError)) throw thrown;
    throw new Failure(`${thrown.text} @ rb_file_s_symlink - (${to}, ${path})`, { cause: thrown });
  }
  fixAttributes(resource, target);
}
