import { describe, expect, it } from 'vitest';
import { readAddress, projectHash } from './permalink.ts';
import { ntpProject } from '../../store/testing/ntp-fixture.ts';
it('x', () => {
  const h = projectHash({ project: ntpProject, open: [], active: undefined });
  console.log(h, h.length);
  console.log(readAddress(h));
});
