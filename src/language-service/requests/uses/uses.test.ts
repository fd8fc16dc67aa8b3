import { describe, expect, it } from 'vitest';
import type { HierarchyItem } from '../../answers.ts';
import { createMarkedProject } from '../../testing/service-of.ts';

const files = {
  'manifests/site.pp': "node default {\n  include role::web\n}\nnode 'a' {\n  include role::web\n}\ninclude nginx\n",
  'modules/role/manifests/web.pp': 'class role::web inherits role::base {\n  include nginx\n  include nginx\n}\n',
  'modules/role/manifests/base.pp': 'class role::base {\n}\n',
  'modules/nginx/manifests/init.pp':
    "# See nginx::vhost.\nclass nginx (\n  Nginx::Level $level = 'warn',\n) {\n  nginx::vhost { 'x':\n    port => nginx::port(1),\n  }\n  $text = epp('nginx/a.epp')\n}\n",
  'modules/nginx/manifests/vhost.pp': "define nginx::vhost (\n  Integer $port,\n) {\n  class { 'role::base': }\n}\n",
  'modules/nginx/functions/port.pp': 'function nginx::port(Integer $x) {\n  $x\n}\n',
  'modules/nginx/types/level.pp': "type Nginx::Level = Enum['warn']\n",
  'modules/nginx/templates/a.epp': '<% include role::base %>\n',
};

const paths = [
  'modules/role/manifests/web.pp',
  'modules/role/manifests/base.pp',
  'modules/nginx/manifests/init.pp',
  'modules/nginx/manifests/vhost.pp',
  'modules/nginx/functions/port.pp',
  'modules/nginx/types/level.pp',
  'modules/nginx/templates/a.epp',
] as const;

const { service } = createMarkedProject(files);

const shown = (items: readonly HierarchyItem[]): readonly string[] =>
  items.map(({ name, places, isInherited }) => `${name} ${places.length}${isInherited === true ? ' inherits' : ''}`);

function offsetOf(file: keyof typeof files, name: string): number {
  return files[file].indexOf(name);
}

describe('uses', () => {
  it.each<readonly [file: keyof typeof files, name: string, users: readonly string[]]>([
    ['modules/role/manifests/web.pp', 'role::web', ['node default 1', 'node a 1']],
    ['modules/role/manifests/base.pp', 'role::base', ['nginx::vhost 1', 'nginx/a.epp 1', 'role::web 1 inherits']],
    ['modules/nginx/manifests/init.pp', 'nginx (', ['manifests/site.pp 1', 'role::web 2']],
    ['modules/nginx/manifests/vhost.pp', 'nginx::vhost', ['nginx 1']],
    ['modules/nginx/functions/port.pp', 'nginx::port', ['nginx 1']],
    ['modules/nginx/types/level.pp', 'Nginx::Level', ['nginx 1']],
  ])('of %s', (file, name, users) => {
    expect(shown(service.answer('uses', { file, offset: offsetOf(file, name) })?.users ?? [])).toEqual(users);
  });
});

describe('lenses', () => {
  it('are above classes, defines, functions and types', () => {
    const names = paths.flatMap((file) =>
      service.answer('lenses', { file }).definitions.map((selection) => files[file].slice(...selection)),
    );
    expect(names).toEqual(['role::web', 'role::base', 'nginx', 'nginx::vhost', 'nginx::port', 'Nginx::Level']);
  });
});

describe('hierarchy', () => {
  const used = (file: keyof typeof files, at: string) =>
    service.answer('hierarchy', { file, offset: offsetOf(file, at), direction: 'used' });

  it('lists the definitions that a definition uses', () => {
    const answer = used('modules/nginx/manifests/init.pp', 'nginx (');
    expect(answer.root?.name).toBe('nginx');
    expect(shown(answer.items)).toEqual(['Nginx::Level 1', 'nginx::vhost 1', 'nginx::port 1', 'nginx/a.epp 1']);
    expect(shown(used('modules/role/manifests/web.pp', 'role::web').items)).toEqual([
      'role::base 1 inherits',
      'nginx 2',
    ]);
  });

  it('starts from a mention, or from the definition around the place', () => {
    expect(used('manifests/site.pp', 'role::web').root?.name).toBe('role::web');
    expect(used('manifests/site.pp', '\n  include').root?.name).toBe('node default');
    expect(used('modules/role/manifests/web.pp', '{').root?.name).toBe('role::web');
  });

  it('is empty outside of every definition', () => {
    const file = 'manifests/site.pp';
    const answer = service.answer('hierarchy', { file, offset: files[file].length, direction: 'users' });
    expect(answer).toEqual({ items: [] });
  });
});
