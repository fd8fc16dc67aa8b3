import type { LintCheck } from '../../check.ts';
import { expandPath } from '../../manifest/expand-path.ts';

export const autoloaderLayout: LintCheck = {
  name: 'autoloader_layout',
  documentation:
    'Puppet finds a class or defined type by its name: `ntp::server` is in `manifests/server.pp` of the module `ntp`, and `ntp` itself is in `manifests/init.pp`. Puppet does not search other files.',
  wrong: '# ntp/manifests/init.pp\nclass ntp::server { }',
  right: '# ntp/manifests/server.pp\nclass ntp::server { }',
  kind: 'error',
  isDefault: true,
  *find({ path, definitions }, { isRelative }) {
    if (path === '') return;
    const fullPath = expandPath(path);
    for (const { name } of definitions) {
      const [module = '', ...rest] = splitName(name.value);
      const file = rest.length > 0 ? `manifests/${rest.join('/')}.pp` : 'manifests/init.pp';
      const folder = rest.length > 0 ? module : name.value;
      const expected = isRelative ? file : `/${folder}/${file}`;
      if (!fullPath.endsWith(expected)) yield { message: `${name.value} not in autoload module layout`, at: name };
    }
  },
};

function splitName(name: string): readonly string[] {
  const parts = name.split('::');
  while (parts.at(-1) === '') parts.pop();
  return parts;
}
