import { TypeFailure } from '../../resource-types/failure.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';

/** If the resource sets no limit, Puppet warns about a directory with more entries than this. */
const SOFT_LIMIT = 1000;

/**
 * Checks the number of files against `max_files`. A positive number is a limit. 0 means a warning above a thousand
 * files, and -1 means no check.
 */
export function checkFileCount(resource: ResourceInstance, path: string, entries: number): void {
  const given = Number(resource.get('max_files') ?? 0);
  const start = `The directory '${path}' contains ${entries} entries, which exceeds the`;
  if (given > 0 && entries > given) {
    throw new TypeFailure(
      `${start} limit of ${given} specified by the max_files parameter for this resource. The limit may be increased, but be aware that ` +
        'large number of file resources can result in excessive resource consumption and degraded performance. Consider using an alternate ' +
        'method to manage large directory trees',
    );
  }
  if (given !== 0 || entries <= SOFT_LIMIT) return;
  const text =
    `${start} default soft limit ${SOFT_LIMIT} and may cause excessive resource consumption and degraded performance. To remove this ` +
    'warning set a value for `max_files` parameter or consider using an alternate method to manage large directory trees';
  resource.log('warning', text, true);
}
