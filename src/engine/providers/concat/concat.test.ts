import { describe, expect, it } from 'vitest';
import { applyManifest } from '../../testing/apply.ts';
import { mergeJson } from './merge-json.ts';

describe('concat_file', () => {
  it('puts its fragments in their order', async () => {
    const { target } = await applyManifest(`
      concat_file { '/opt/f': mode => '0600' }
      concat_fragment { 'ten': target => '/opt/f', content => "ten\\n", order => 10 }
      concat_fragment { 'nine': target => '/opt/f', content => "nine\\n", order => '9' }
      concat_file { '/opt/tagged': tag => 't', ensure_newline => true }
      concat_fragment { 'by tag': tag => 't', content => 'x' }
    `);
    expect(target.files.stat('/opt/f')).toMatchObject({ content: 'nine\nten\n', mode: 0o600 });
    expect(target.files.readText('/opt/tagged')).toBe('x\n');
  });

  it('finds fragments by one of several tags, and omits an empty file', async () => {
    const { target } = await applyManifest(`
      concat_file { '/opt/several': tag => ['one', 'two'] }
      concat_fragment { 'first': tag => 'one', content => 'a' }
      concat_fragment { 'second': tag => 'two', content => 'b' }
      concat_file { '/opt/empty': create_empty_file => false }
      concat_file { '/opt/kept': create_empty_file => true }
    `);
    expect(target.files.readText('/opt/several')).toBe('ab');
    expect(target.files.exists('/opt/empty')).toBe(false);
    expect(target.files.readText('/opt/kept')).toBe('');
  });

  it('merges fragments of JSON', () => {
    expect(mergeJson(['{"a":1,"l":[1]}', '{"b":{},"l":[1,2]}'], 'json', false)).toBe('{"a":1,"l":[1,2],"b":{}}');
    expect(mergeJson(['{"a":[]}'], 'json-array-pretty', false)).toBe('[\n  {\n    "a": [\n\n    ]\n  }\n]');
    expect(() => mergeJson(['{"a":1}', '{"a":2}'], 'json', false)).toThrow("Duplicate key 'a' found");
    expect(mergeJson(['{"a":1}', '{"a":2}'], 'json', true)).toBe('{"a":1}');
  });
});
