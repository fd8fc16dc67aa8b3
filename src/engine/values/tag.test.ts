import { describe, expect, it } from 'vitest';
import { isValidTag } from './tag.ts';

describe('a tag', () => {
  it.each(['web', '_a', 'a.b-c', 'apache::mod::ssl', '9', 'é', 'ß', '٣', 'a\n', 'Web'])('may be %j', (text) =>
    expect(isValidTag(text)).toBe(true),
  );

  // Recorded with Puppet 8.11: each of them is an "Invalid tag".
  it.each(['', '-a', '.a', ':a', 'a b', 'a²', 'e\u{301}', 'a\n\n', 'a/b'])('may not be %j', (text) =>
    expect(isValidTag(text)).toBe(false),
  );
});
