/** Finds the filebucket of a file (`file_bucket/dipper.rb`). */
import { rubyError } from '../../diagnostics/issues/ruby.ts';
import { LateValue } from '../../values/value.ts';
import type { ResourceInstance } from '../resource.ts';

/** Puppet's setting `clientbucketdir`. */
export const CLIENT_BUCKET = '/opt/puppetlabs/puppet/cache/clientbucket';

export interface Bucket {
  readonly name: string;
  /** Path on the machine. Undefined for a bucket on a server, which no simulated machine can reach. */
  readonly path: string | undefined;
}

/**
 * Finds the filebucket that `backup` names. Returns undefined if there is no backup, or if copies are kept beside the
 * file. Throws if there is no such bucket.
 */
export function findBucket(resource: ResourceInstance): Bucket | undefined {
  const given = resource.get('backup');
  const backup = given instanceof LateValue ? LateValue.text : given;
  if (typeof backup !== 'string' || backup.startsWith('.')) return undefined;
  const bucket = resource.catalog.find('filebucket', backup);
  if (bucket !== undefined) {
    const path = bucket.get('path');
    return { name: bucket.name, path: typeof path === 'string' ? path : undefined };
  }
  if (backup === 'puppet') return { name: 'puppet', path: CLIENT_BUCKET };
  throw rubyError(`Could not find filebucket ${backup} specified in backup`, 'Puppet::Error');
}
