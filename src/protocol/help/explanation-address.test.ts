import { expect, it } from 'vitest';
import { explanationAddress } from './explanation-address.ts';

it('codes of issues and of style checks have explanations, other codes have none', () => {
  expect(explanationAddress('SYNTAX_ERROR')).toBe('error/SYNTAX_ERROR');
  expect(explanationAddress('HIERA_NO_V3_BACKEND')).toBe('error/HIERA_NO_V3_BACKEND');
  expect(explanationAddress('lint:arrow_alignment')).toBe('lint/arrow_alignment');
  for (const code of ['Puppet::Error', 'warning', 'catalog', 'ruby-not-loaded', 'lint:settings', undefined])
    expect(explanationAddress(code)).toBeUndefined();
});
