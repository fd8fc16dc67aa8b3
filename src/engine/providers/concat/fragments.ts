import type { Target } from '../../machine/target.ts';
import { contentOf, toText } from '../../machine/files/node.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { compareText } from '../../values/text.ts';
import { isFragmentOf } from '../../resource-types/concat/fragment-of.ts';
import { TypeFailure } from '../../resource-types/failure.ts';
import { findSource, listSources } from '../file/metadata.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';
import { mergeJson } from './merge-json.ts';

function contentOfFragment(fragment: ResourceInstance, file: ResourceInstance, target: Target): string {
  const given = fragment.get('content');
  const text = given === undefined ? sourceText(fragment, target) : rubyToString(given);
  return file.get('ensure_newline') === true && !text.endsWith('\n') ? `${text}\n` : text;
}

function sourceText(fragment: ResourceInstance, target: Target): string {
  const sources = listSources(fragment);
  for (const source of sources) {
    const node = findSource(target, source.startsWith('/') ? `file://${source}` : source, true);
    if (node?.kind === 'file') return toText(contentOf(node));
  }
  throw new TypeFailure(`Could not retrieve source(s) ${sources.join(', ')}`);
}

type Key = readonly (string | number)[];

/** Returns the sort key of a fragment. A part of the key that has only digits becomes a number. */
function numericKey(order: string, name: string): Key {
  const [first = '', ...rest] = `${order}___${name}`.split('___');
  return [first, rest.join('___')].map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

function alphabeticKey(order: string, name: string): Key {
  const [first = '', ...rest] = `${order}___${name}`.split('__');
  return [first, rest.join('__')];
}

function compareKeys(one: Key, other: Key): number {
  for (const [index, left] of one.entries()) {
    const right = other[index];
    if (typeof left === 'number' && typeof right === 'number') {
      if (left !== right) return left - right;
    } else if (typeof left === 'string' && typeof right === 'string') {
      if (left !== right) return compareText(left, right);
    } else throw new TypeFailure('comparison of Array with Array failed');
  }
  return 0;
}

export function assembledContent(file: ResourceInstance, target: Target): string {
  const keyOf = file.get('order') === 'alpha' ? alphabeticKey : numericKey;
  const parts = [...file.catalog.resources]
    .filter((each) => each.type.name === 'concat_fragment' && isFragmentOf(each, file))
    .map((each) => ({
      key: keyOf(rubyToString(each.get('order')), each.name),
      text: contentOfFragment(each, file, target),
    }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ text }) => text);
  const format = rubyToString(file.get('format'));
  if (format === 'plain') return parts.join('');
  if (format === 'yaml')
    throw new TypeFailure(
      'the playground cannot merge YAML fragments; write them as JSON, or merge the data in the manifest',
    );
  return mergeJson(parts, format, file.get('force') === true);
}
