import { walk } from '../../machine/files/file-tree.ts';
import { contentOf, type Node } from '../../machine/files/node.ts';
import type { Target } from '../../machine/target.ts';
import { findBucket, type Bucket } from '../../resource-types/file/bucket.ts';
import { isRecursive } from '../../resource-types/file/details.ts';
import { DEFAULT_CHECKSUM } from '../../resource-types/shared/checksum-form.ts';
import { TypeFailure } from '../../resource-types/failure.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';
import { digest } from '../shared/checksums.ts';
import { readStat } from './stat.ts';

export function backUp(resource: ResourceInstance, target: Target): void {
  const backup = resource.get('backup');
  const path = resource.name;
  if (typeof backup !== 'string' || !target.files.exists(path)) return;
  const bucket = findBucket(resource);
  if (bucket === undefined) copyBeside(resource, target, path + backup);
  else fillBucket(resource, target, bucket);
}

function fillBucket(resource: ResourceInstance, target: Target, bucket: Bucket): void {
  const path = resource.name;
  const node = target.files.lstat(path);
  if (node === undefined) return;
  if (node.kind === 'file') keep(resource, target, bucket, path, node);
  if (node.kind !== 'directory' || isRecursive(resource)) return;
  resource.log('info', 'Recursively backing up to filebucket');
  for (const [each, below] of walk(path, node)) if (below.kind === 'file') keep(resource, target, bucket, each, below);
}

/** Stores a file in a folder named by its digest, below nested folders for the first eight characters of the digest. */
function keep(resource: ResourceInstance, target: Target, bucket: Bucket, path: string, node: Node): void {
  const content = node.kind === 'file' ? contentOf(node) : '';
  const sum = digest(DEFAULT_CHECKSUM, content);
  if (bucket.path === undefined) throw new TypeFailure(`Could not back up ${path}: No more routes to puppet`);
  const folder = `${bucket.path}/${[...sum.slice(0, 8)].join('/')}/${sum}`;
  if (!target.files.exists(`${folder}/contents`)) {
    target.files.makeDirectories(folder, { mode: 0o750 });
    target.files.write(`${folder}/contents`, content, { mode: 0o440 });
    target.files.write(`${folder}/paths`, `${path}\n`, { mode: 0o640 });
  }
  resource.log('info', `Filebucketed ${path} to ${bucket.name} with sum ${sum}`);
}

function copyBeside(resource: ResourceInstance, target: Target, copy: string): void {
  const earlier = resource.get('links') === 'follow' ? target.files.stat(copy) : target.files.lstat(copy);
  if (earlier?.kind === 'directory')
    throw new TypeFailure(`Will not remove directory backup ${copy}; use a filebucket`);
  if (earlier !== undefined) {
    resource.log('info', `Removing old backup of type ${earlier.kind}`);
    target.files.unlink(copy);
  }
  const node = readStat(resource, target);
  if (node === undefined) return;
  for (const [each, below] of walk(copy, node)) copyNode(target, each, below);
}

function copyNode(target: Target, path: string, node: Node): void {
  if (node.kind === 'directory') target.files.makeDirectory(path);
  else if (node.kind === 'link') target.files.symlink(node.target, path);
  else target.files.write(path, contentOf(node));
  if (node.kind === 'link') return;
  target.files.chown(path, node.uid, node.gid);
  target.files.chmod(path, node.mode);
  target.files.setTime(path, node.mtime);
}
