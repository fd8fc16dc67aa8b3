/** Compiles nodes of a small project for tests of their uses. */
import { builtinTypes, emptyStore, typeKnowledge, watchedFiles } from '../../engine/index.ts';
import type { NodeUsage } from '../../protocol/nodes/node-uses.ts';
import { compileNode } from '../compile-node.ts';

export function usagesOf(files: Readonly<Record<string, string>>, ...names: readonly string[]): readonly NodeUsage[] {
  const environment = { paths: Object.keys(files), read: (path: string) => files[path] };
  return names.map((name) => {
    const { certname, error, uses, reads } = compileNode((watch) => ({
      files: watchedFiles(environment, watch),
      node: { name, facts: {} },
      types: typeKnowledge(builtinTypes),
      exports: emptyStore,
    })).result;
    return { certname, uses, hasRead: (path) => reads.includes(path), ...(error === undefined ? {} : { error }) };
  });
}

/** Two web nodes and a database node, with roles, profiles, and data of three levels. */
export const controlRepository: Readonly<Record<string, string>> = {
  'manifests/site.pp': `include profile::base
node 'web1', 'web2' { include role::web }
node 'db1' { include role::db }
node 'broken' { fail('Not yet') }
`,
  'hiera.yaml': `version: 5
hierarchy:
  - { name: node, path: "nodes/%{trusted.certname}.yaml" }
  - { name: common, path: common.yaml }
`,
  'data/nodes/web1.yaml': 'nginx::port: 8001\nshadowing: node\n',
  'data/nodes/web2.yaml': 'nginx::port: 8002\n',
  'data/nodes/gone.yaml': 'nginx::port: 8003\n',
  'data/common.yaml': `nginx::port: 80
nginx::user: www
nginx::modules: [a]
lookup_options:
  nginx::modules: { merge: unique }
nobody: 1
banner: hello
`,
  '.github/dependabot.yml': 'updates: []\n',
  'modules/role/manifests/web.pp': 'class role::web { contain profile::web }',
  'modules/role/manifests/db.pp': "class role::db {\n  include profile::db\n  class { 'tuning': }\n}",
  'modules/profile/manifests/base.pp': "class profile::base { notify { lookup('banner'): } }",
  'modules/profile/manifests/web.pp': 'class profile::web {\n  require nginx\n  include profile::base\n}',
  'modules/profile/manifests/db.pp': 'class profile::db { profile::helper { "a": } }',
  'modules/profile/manifests/helper.pp': 'define profile::helper { include nginx::params }',
  'modules/nginx/manifests/init.pp': `class nginx(Integer $port, String $user = 'nobody', Array $modules = []) inherits nginx::params {
  file { '/etc/nginx.conf': content => epp('nginx/conf.epp', { port => $port }) }
  file { '/etc/nginx': source => 'puppet:///modules/nginx/etc', recurse => true }
}`,
  'modules/nginx/manifests/params.pp': 'class nginx::params { }',
  'modules/nginx/templates/conf.epp': '<%- | $port | -%>listen <%= $port %>;',
  'modules/nginx/files/etc/mime.types': 'text/html html;',
  'modules/tuning/manifests/init.pp': 'class tuning { }',
};
