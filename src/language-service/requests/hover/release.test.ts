import { describe, expect, it } from 'vitest';
import { createMarkedProject } from '../../testing/service-of.ts';

function hover(text: string, release?: '5.5' | '4.10'): string | undefined {
  const { service, place } = createMarkedProject(text, release);
  return service.answer('hover', place)?.contents;
}

describe('hover in a project for an older release', () => {
  it('names the release that introduced a missing function or type', () => {
    expect(hover("notice(upc‸ase('a'))", '5.5')).toContain("**Since Puppet 6.29**: the project's release, Puppet 5.5,");
    expect(hover("notice('a' =~ Scalar‸Data)", '4.10')).toContain('**Since Puppet 5.5**');
    expect(hover("notice(upc‸ase('a'))")).not.toContain('Since Puppet');
    expect(hover("notice(vers‸ioncmp('1', '2'))", '5.5')).not.toContain('Since Puppet');
  });

  it('agrees with completion, which omits such names', () => {
    const { service, place } = createMarkedProject('notice(upc‸)', '5.5');
    const labels = service.answer('completion', place)?.items.map(({ label }) => label) ?? [];
    expect(labels).not.toContain('upcase');
    expect(labels).toContain('versioncmp');
  });
});
