/**
 * Tests the language service with the older grammar of Puppet 2.7 and 3.8: every request returns an answer, and
 * definitions are found.
 */
import { describe, expect, it } from 'vitest';
import { requests, type RequestName } from './requests.ts';
import { named, createMarkedProject } from './testing/service-of.ts';

const MANIFEST = `import 'nodes/*'
class my-class($port = 0644) {
  $list += ['a']
  file { '/a': mode => $po‸rt, source => Foo }
}
node default inherits base { include my-class }
`;

describe('the language service on a manifest in the old grammar', () => {
  it("finds the definitions by the file's grammar", () => {
    const project = createMarkedProject(MANIFEST, '3.8');
    const { locations } = project.service.answer('definition', project.place);
    expect(named(project, locations)).toEqual(['manifests/site.pp:2 port']);
  });

  it('refuses to format it, with a message that names the next step', () => {
    const { service, place } = createMarkedProject(MANIFEST, '2.7');
    expect(service.answer('format', { file: place.file })).toEqual({
      edits: [],
      refusal: expect.stringContaining('Choose 3.8-future'),
    });
  });

  it('answers every request at every place', () => {
    const { service, place } = createMarkedProject(`${MANIFEST}$x = "\${y`, '3.8');
    const names = Object.keys(requests) as RequestName[];
    for (let offset = 0; offset <= MANIFEST.length; offset += 5) {
      const parameters = {
        file: place.file,
        offset,
        newName: 'z',
        query: 'a',
        character: '>',
        range: [0, offset],
        selection: [0, offset],
        nodes: 1,
        failed: 0,
        reads: [place.file],
      };
      for (const name of names) expect(() => service.answer(name, parameters as never)).not.toThrow();
    }
  });
});
