import { describe, expect, it } from 'vitest';
import { Release } from '../../releases/release.ts';
import type { ReleaseId } from '../../releases/release-ids.ts';
import { ProgramCache } from './program-cache.ts';

describe('an EPP template', () => {
  const text = '<% $x = application -%><%= $x %>';

  it('is parsed with the grammar of the release, also after another release has parsed it', () => {
    const programs = new ProgramCache();
    const hasMistakes = (id: ReleaseId): boolean =>
      programs.loadTemplate('a.epp', text, { strict: 'error', release: new Release(id) }).mistakes.length > 0;
    // "application" is a keyword of Puppet 5 and 6. Recorded: "Invalid EPP: Syntax error at ''" in 5.5.22 and 6.29.0.
    const releases: readonly ReleaseId[] = ['8.11', '5.5', '8.11', '6.29'];
    expect(releases.map(hasMistakes)).toEqual([false, true, false, true]);
  });
});
