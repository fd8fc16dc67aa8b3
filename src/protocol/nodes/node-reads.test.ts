import { describe, expect, it } from 'vitest';
import { fileChanges, isTouched } from './node-reads.ts';

const before = { 'manifests/site.pp': 'a', 'data/common.yaml': 'b', 'modules/m/lib/facter/x.rb': 'c' };

describe('a change of the files', () => {
  const edited = fileChanges(before, { ...before, 'data/common.yaml': 'other' });
  const added = fileChanges(before, { ...before, 'data/nodes/web.yaml': '' });
  const inModule = fileChanges(before, { ...before, 'modules/n/lib/puppet/functions/f.rb': '' });
  const { 'data/common.yaml': _gone, ...rest } = before;
  const removed = fileChanges(before, rest);

  it.each([
    ['data/common.yaml', edited, true],
    ['manifests/site.pp', edited, false],
    ['data/', edited, false],
    ['', edited, false],
    ['data/nodes/web.yaml', added, true],
    ['data/nodes/db.yaml', added, false],
    ['data/nodes/', added, true],
    ['modules/', added, false],
    ['', added, true],
    ['any:lib/', inModule, true],
    ['any:lib/facter/', inModule, false],
    ['any:lib/puppet/functions/f.rb', inModule, true],
    ['any:lib/puppet/functions/g.rb', inModule, false],
    ['modules/n/', inModule, true],
    ['data/common.yaml', removed, true],
    ['data/', removed, true],
  ])('affects nodes that read %j only if it should', (read, changes, expected) => {
    expect(isTouched(read, changes)).toBe(expected);
  });

  it('does not exist if the contents are equal', () => {
    expect(fileChanges(before, { ...before })).toEqual({ changed: new Set(), moved: [] });
  });
});
