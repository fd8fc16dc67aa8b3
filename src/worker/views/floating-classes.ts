import type { CatalogView, FloatingClassView, ResourceView } from '../../protocol/analysis.ts';
import type { ManifestFixes } from './manifest-fixes.ts';

/**
 * Classes that another class brought in with `include`: the stage contains them, so that what requires the including class
 * does not wait for them. Who includes them is in the text, or else in their tags: a class is tagged with the names of
 * those around its evaluation. Empty ones are left out: nothing of theirs could come too late.
 */
export function floatingClasses({ resources }: CatalogView, fixes: ManifestFixes): readonly FloatingClassView[] {
  const classes = new Map(
    resources.filter(({ kind }) => kind === 'class').map((each) => [each.title.toLowerCase(), each] as const),
  );
  if (classes.size < 2) return [];
  const stages = new Set(resources.filter(({ kind }) => kind === 'stage').map(({ ref }) => ref));
  const holding = new Set(resources.map(({ container }) => container));
  const includers = includersOf(classes, fixes);
  return [...classes].flatMap(([name, floating]) => {
    const { ref, container } = floating;
    if (container === undefined || !stages.has(container) || !holding.has(ref)) return [];
    const includer = includers.get(name) ?? taggedIncluder(name, floating, classes);
    if (includer === undefined || includer.ref === ref) return [];
    const fix = fixes.ofFloating(floating, includer);
    return [{ ref, includedBy: includer.ref, ...(fix === undefined ? {} : { fix }) }];
  });
}

type Classes = ReadonlyMap<string, ResourceView>;

/** The first class whose text includes each class. */
function includersOf(classes: Classes, fixes: ManifestFixes): ReadonlyMap<string, ResourceView> {
  const includers = new Map<string, ResourceView>();
  for (const each of classes.values()) {
    for (const name of fixes.includedBy(each)) if (!includers.has(name)) includers.set(name, each);
  }
  return includers;
}

/** A class is also tagged with the parts of its own name, which therefore tell nothing. */
function taggedIncluder(name: string, { tags }: ResourceView, classes: Classes): ResourceView | undefined {
  const own = new Set([name, 'class', ...name.split('::')]);
  return tags.map((tag) => (own.has(tag) ? undefined : classes.get(tag))).find((each) => each !== undefined);
}
