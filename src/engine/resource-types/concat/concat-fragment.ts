import { isArray } from '../../values/value.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { TypeDeclaration } from '../declaration.ts';
import { ArgumentFailure, TypeFailure } from '../failure.ts';
import type { ResourceInstance } from '../resource.ts';
import { isFragmentOf } from './fragment-of.ts';

function validate(resource: ResourceInstance): void {
  const has = (name: string): boolean => resource.get(name) !== undefined;
  if (!has('target') && !has('tag')) throw new TypeFailure("No 'target' or 'tag' set");
  if (!has('source') && !has('content')) throw new TypeFailure("Set either 'source' or 'content'");
  if (has('source') && has('content')) throw new TypeFailure("Can't use 'source' and 'content' at the same time");
}

function findFile(fragment: ResourceInstance): readonly [] {
  const isTaken = [...fragment.catalog.resources].some(
    (each) => each.type.name === 'concat_file' && isFragmentOf(fragment, each),
  );
  if (isTaken) return [];
  const tag = fragment.get('tag');
  const orTag = tag === undefined ? '' : `or tag '${rubyToString(tag)} `;
  const target = rubyToString(fragment.get('target') ?? '');
  fragment.log('warning', `Target Concat_file with path or title '${target}' ${orTag}not found in the catalog`);
  return [];
}

export const concatFragment: TypeDeclaration = {
  name: 'concat_fragment',
  doc: 'A part of a file that `concat_file` assembles. From the module concat, whose define `concat::fragment` declares it.',
  attributes: [
    { kind: 'parameter', name: 'name', doc: 'A unique name. Default: the title.', namevar: true },
    {
      kind: 'parameter',
      name: 'target',
      doc: 'The path or title of the `concat_file`.',
      validate: (value) => {
        if (typeof value !== 'string') throw new ArgumentFailure('Target must be a String');
      },
    },
    {
      kind: 'parameter',
      name: 'content',
      doc: 'The content of the fragment.',
      validate: (value) => {
        if (typeof value !== 'string') throw new ArgumentFailure('Content must be a String');
      },
    },
    {
      kind: 'parameter',
      name: 'source',
      doc: 'A file with the content. From an array, the first file that exists.',
      validate: (value) => {
        if (typeof value !== 'string' && !isArray(value))
          throw new ArgumentFailure('Content must be a String or Array');
      },
    },
    {
      kind: 'parameter',
      name: 'order',
      doc: 'The position among the fragments.',
      default: '10',
      validate: (value) => {
        if (typeof value !== 'string' && typeof value !== 'bigint')
          throw new TypeFailure('$order is not a string or integer.');
        if (/[:\n/]/.test(String(value))) throw new TypeFailure("Order cannot contain '/', ':', or '\\n'.");
      },
    },
    { kind: 'parameter', name: 'tag', doc: 'The tag of the `concat_file`, as another way to name it.' },
  ],
  validate,
  autorequire: [{ type: 'file', why: 'the file resource of its target comes first', titles: findFile }],
};
