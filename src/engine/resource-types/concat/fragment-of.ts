import { strictlyEqual } from '../../values/equality.ts';
import { isArray } from '../../values/value.ts';
import type { ResourceInstance } from '../resource.ts';

/**
 * True if the fragment belongs to the file. Its `target` is the path or the title of the file, or its `tag` is a tag of
 * the file.
 */
export function isFragmentOf(fragment: ResourceInstance, file: ResourceInstance): boolean {
  const target = fragment.get('target');
  if (target !== undefined && (target === file.get('path') || target === file.title)) return true;
  const tag = fragment.get('tag');
  const wanted = file.get('tag');
  if (tag === undefined || wanted === undefined) return false;
  return strictlyEqual(tag, wanted) || (isArray(wanted) && wanted.some((each) => strictlyEqual(tag, each)));
}
