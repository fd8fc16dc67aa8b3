import { describe, expect, it } from 'vitest';
import { getRelease } from '../../releases/release.ts';
import type { ReleaseId } from '../../releases/release-ids.ts';
import { lint } from '../lint.ts';
import { selectLintSettings } from './release-settings.ts';
import { defaultLintSettings } from './profiles.ts';

function checksOf(text: string, id: ReleaseId): readonly string[] {
  const settings = selectLintSettings(defaultLintSettings, getRelease(id));
  return lint(text, '/ntp/manifests/init.pp', settings).map(({ check }) => check);
}

describe('the checks of a release', () => {
  it('propose structured facts only if there are any', () => {
    const text = 'notify { $::osfamily: }\n';
    expect(checksOf(text, '8.11')).toContain('legacy_facts');
    expect(checksOf(text, '4.10')).toContain('legacy_facts');
    expect(checksOf(text, '3.8')).not.toContain('legacy_facts');
    expect(checksOf('notify { $::os: }\n', '3.8-future')).not.toContain('top_scope_facts');
  });

  it('are those of the project in any other case', () => {
    expect(checksOf('notify { "a": }\n', '2.7')).toContain('double_quoted_strings');
  });
});
