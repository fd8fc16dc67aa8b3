import { expect, it } from 'vitest';
import { createMarkedProject } from '../../testing/service-of.ts';

const files = {
  'manifests/site.pp': 'include web::server\nnotice(web::port())\n',
  'modules/web/manifests/init.pp': 'class web { }\n',
  'modules/web/manifests/server.pp': 'class web::server { }\n',
  'modules/web/functions/port.pp': 'function web::port() {\n  80\n}\n',
  'modules/web/types/mode.pp': "type Web::Mode = Enum['a']\n",
  'data/common.yaml': 'web::server::port: 80\n',
};

function move(from: string, to: string) {
  return createMarkedProject(files).service.answer('renameMoved', { from, to });
}

it.each<readonly [from: string, to: string, name: string, files: readonly string[]]>([
  [
    'modules/web/manifests/server.pp',
    'modules/web/manifests/www.pp',
    'web::www',
    ['data/common.yaml', 'manifests/site.pp', 'modules/web/manifests/server.pp'],
  ],
  [
    'modules/web/manifests/server.pp',
    'modules/web/manifests/a/b.pp',
    'web::a::b',
    ['data/common.yaml', 'manifests/site.pp', 'modules/web/manifests/server.pp'],
  ],
  [
    'modules/web/functions/port.pp',
    'modules/web/functions/number.pp',
    'web::number',
    ['manifests/site.pp', 'modules/web/functions/port.pp'],
  ],
  ['modules/web/types/mode.pp', 'modules/web/types/kind.pp', 'Web::Kind', ['modules/web/types/mode.pp']],
])('%s to %s renames to %s', (from, to, name, changed) => {
  const answer = move(from, to);
  expect(answer?.newName).toBe(name);
  expect(answer !== null && 'edits' in answer ? answer.edits.map(({ file }) => file).toSorted() : []).toEqual(changed);
});

it.each([
  ['modules/web/manifests/server.pp', 'manifests/server.pp'],
  ['modules/web/manifests/server.pp', 'modules/web/functions/server.pp'],
  ['manifests/site.pp', 'manifests/other.pp'],
  ['data/common.yaml', 'data/other.yaml'],
])('%s to %s renames nothing', (from, to) => {
  expect(move(from, to)).toBeNull();
});

it('refuses a name that is taken', () => {
  expect(move('modules/web/manifests/server.pp', 'modules/web/manifests/init.pp')).toMatchObject({
    error: expect.stringContaining("The class 'web' already exists"),
  });
});
