import { expect, it } from 'vitest';
import { LanguageService } from '../service.ts';

const files = new Map([
  ['manifests/site.pp', '$a  =  1\n$b  =  2\n'],
  ['manifests/broken.pp', '$a = 1\n$b = }\n'],
  ['modules/a/templates/a.epp', '<%=  $a %>\n'],
  ['modules/a/lib/a.rb', 'a  = 1\n'],
]);

function createService(): LanguageService {
  const service = new LanguageService();
  service.update({ files, facts: {} });
  return service;
}

it('formats a manifest, or the statements of a range', () => {
  const service = createService();
  expect(service.answer('format', { file: 'manifests/site.pp' }).edits).toHaveLength(4);
  expect(service.answer('formatRange', { file: 'manifests/site.pp', range: [2, 3] }).edits).toHaveLength(2);
});

it.each([
  ['manifests/broken.pp', 'Not formatted: fix the syntax error in line 2 first.'],
  ['modules/a/templates/a.epp', 'Templates cannot be formatted: white space between their tags is part of the result.'],
  ['modules/a/lib/a.rb', 'Only manifests, YAML and JSON files can be formatted.'],
])('says why it does not format %s', (file, refusal) => {
  expect(createService().answer('format', { file })).toEqual({ edits: [], refusal });
});
