import { argumentError } from '../../evaluator/errors.ts';
import { stringAt } from '../arguments.ts';
import { type BuiltInFunction, defineFunction } from '../define.ts';
import { parseError, valueFunction } from './legacy-function.ts';

/**
 * Returns the extension like Ruby's `File.extname`: the part from the last dot, unless the name begins with this dot.
 */
function findExtension(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const bare = name.replace(/^\.+/, '');
  const point = bare.lastIndexOf('.');
  return point > 0 ? bare.slice(point) : '';
}

function findBaseName(path: string, suffix: string): string {
  if (/^\/+$/.test(path)) return '/';
  const name = path.replace(/\/+$/, '').replace(/^.*\//s, '');
  if (suffix === '.*') {
    const extension = findExtension(name);
    return name.slice(0, name.length - extension.length);
  }
  return suffix !== '' && suffix !== name && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}

function findDirectory(path: string): string {
  const trimmed = path.replace(/\/+$/, '');
  if (trimmed === '') return '/';
  const slash = trimmed.lastIndexOf('/');
  if (slash === -1) return '.';
  const folder = trimmed.slice(0, slash).replace(/\/+$/, '').replace(/^\/+/, '/');
  return folder === '' ? '/' : folder;
}

const basename = valueFunction({
  name: 'basename',
  doc: `Returns the last part of a path, without an extension if the second argument names it.

\`\`\`puppet
basename('/etc/motd.conf')            # 'motd.conf'
basename('/etc/motd.conf', '.conf')   # 'motd'
\`\`\``,
  call: (_, args) => {
    if (args.length === 0) throw parseError('basename(): No arguments given');
    if (args.length > 2) throw parseError(`basename(): Too many arguments given (${args.length})`);
    const [path, suffix] = args;
    if (typeof path !== 'string') throw parseError('basename(): Requires string as first argument');
    if (args.length === 1) return findBaseName(path, '');
    if (typeof suffix !== 'string') throw parseError('basename(): Requires string as second argument');
    return findBaseName(path, suffix);
  },
});

const dirname = valueFunction({
  name: 'dirname',
  doc: `Returns the directory of a path: everything before the last part.

\`\`\`puppet
dirname('/etc/ssh/sshd_config')   # '/etc/ssh'
\`\`\``,
  call: (_, args) => {
    if (args.length === 0) throw parseError('dirname(): No arguments given');
    if (args.length > 1) throw parseError(`dirname(): Too many arguments given (${args.length})`);
    const [path] = args;
    if (typeof path !== 'string') throw parseError('dirname(): Requires string as argument');
    if (path === '') throw parseError('dirname(): Requires a non-empty string as argument');
    return findDirectory(path);
  },
});

const extname = defineFunction({
  name: 'stdlib::extname',
  doc: `Returns the extension of a file name with its dot. The result is empty if there is none, and for names that begin with their only dot.

\`\`\`puppet
stdlib::extname('/srv/site.tar.gz')   # '.gz'
stdlib::extname('.profile')           # ''
\`\`\``,
  dispatches: [
    {
      parameters: ['String filename'],
      returns: 'String',
      call: (_, args) => {
        const name = stringAt(args, 0);
        if (name.includes('\0')) throw argumentError('string contains null byte');
        return findExtension(name);
      },
    },
  ],
});

export const paths: readonly BuiltInFunction[] = [basename, dirname, extname];
