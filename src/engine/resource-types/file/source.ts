import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { encodeUri, uriMistake } from '../../values/uri-check.ts';
import { isArray, type Value } from '../../values/value.ts';
import type { ParameterDefinition } from '../declaration.ts';
import { TypeFailure } from '../failure.ts';
import { isAbsolutePath } from '../shared/absolute-path.ts';
import { noMethod } from '../shared/ruby-strings.ts';
import { toList } from '../shared/list.ts';

const SCHEMES: readonly string[] = ['file', 'puppet', 'http', 'https'];

function listed(value: Value): readonly string[] {
  return isArray(value) ? value.map(String) : [rubyToString(value)];
}

export const source: ParameterDefinition = {
  kind: 'parameter',
  name: 'source',
  doc: 'The file to copy: `puppet:///modules/NAME/PATH` for a file of a module (in its directory `files/`), or an absolute path on the machine. From an array, Puppet takes the first source that exists. With `recurse`, it copies a whole directory. Cannot be combined with `content` or `target`.',
  validate: (value, resource) => {
    for (const each of toList(value)) {
      if (isAbsolutePath(each, resource)) continue;
      if (typeof each !== 'string')
        throw new TypeFailure(`Could not understand source ${rubyToString(each)}: ${noMethod(each, 'match').message}`);
      const text = each;
      const mistake = uriMistake(encodeUri(text));
      if (mistake !== undefined) throw new TypeFailure(`Could not understand source ${text}: ${mistake}`);
      const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):(.*)$/s.exec(text);
      if (scheme === null) throw new TypeFailure(`Cannot use relative URLs '${text}'`);
      const [, name = '', rest = ''] = scheme;
      if (rest !== '' && !rest.startsWith('/')) throw new TypeFailure(`Cannot use opaque URLs '${text}'`);
      if (!SCHEMES.includes(name.toLowerCase()))
        throw new TypeFailure(`Cannot use URLs of type '${name}' as source for fileserving`);
    }
  },
  munge: (value) =>
    listed(value).map((text) => {
      const plain = text.replace(/\/+$/, '');
      return plain.startsWith('/') || plain === '' ? `file://${plain === '' ? '/' : plain}` : plain;
    }),
};

export const sourcePermissions: ParameterDefinition = {
  kind: 'parameter',
  name: 'source_permissions',
  doc: 'Copies owner, group and mode from the source if the resource does not set them. Deprecated up to OpenVox 8: set them in the resource.',
  values: [{ value: 'use' }, { value: 'use_when_creating' }, { value: 'ignore' }],
  default: 'ignore',
  munge: (value, resource) => {
    const isDeprecated = resource.catalog.types.release.has('source_permissions is deprecated');
    if (isDeprecated && resource.place !== undefined && value !== 'ignore') {
      const { file, line } = resource.place;
      const text = 'The `source_permissions` parameter is deprecated. Explicitly set `owner`, `group`, and `mode`.';
      resource.log('warning', `${text}\n   (file: ${file}, line: ${line})`, true);
    }
    return value;
  },
};

export const sourceSelect: ParameterDefinition = {
  kind: 'parameter',
  name: 'sourceselect',
  doc: 'With several sources and `recurse`: copies only the first source that exists (`first`), or all of them (`all`). Earlier sources win.',
  values: [{ value: 'first' }, { value: 'all' }],
  default: 'first',
};
