import type { LintCheck } from '../../../check.ts';
import { nextOutsideBlocks } from '../../../manifest/blocks.ts';
import type { Resource } from '../../../manifest/resources.ts';

const CONDITIONS: readonly string[] = ['onlyif', 'unless', 'creates', 'refreshonly'];

export const execIdempotency: LintCheck = {
  name: 'exec_idempotency',
  documentation: 'Without one of these attributes, an exec runs its command in every Puppet run.',
  wrong: "exec { '/usr/bin/make': }",
  right: "exec { '/usr/bin/make':\n  creates => '/srv/built',\n}",
  kind: 'warning',
  isDefault: false,
  plugin: 'exec_idempotency-check',
  *find({ resources }) {
    for (const resource of resources) {
      if (resource.type.value !== 'exec' || hasCondition(resource)) continue;
      yield {
        message: `exec without idempotency. set at least one of the attributes: ${CONDITIONS.join(', ')}`,
        at: resource.colon,
      };
    }
  },
};

/**
 * True if an attribute makes the command conditional. `unless` is listed separately because it is a keyword, not a
 * name.
 */
function hasCondition({ colon, end }: Resource): boolean {
  const next = (token: typeof colon): typeof colon | undefined =>
    nextOutsideBlocks(token, ({ kind }) => kind === 'NAME' || kind === 'UNLESS');
  for (let at = next(colon); at !== undefined && at.index <= end.index; at = next(at)) {
    if (at.nextCode?.kind === 'FARROW' && CONDITIONS.includes(at.value)) return true;
  }
  return false;
}
