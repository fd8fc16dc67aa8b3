import type { CatalogView, FloatingClassView, ResourceView } from '../../protocol/analysis.ts';
import type { ManifestFixes } from './manifest-fixes.ts';

/**
 * Finds classes that another class declares with `include`. Such a class is contained in the stage, so resources that
 * require the including class do not wait for it. The including class is found in the source. If that fails, it is
 * found by the tags: a class is tagged with the classes that were being evaluated around it. Empty classes are skipped,
 * because they contain nothing that could be applied too late.
 */
export function floatingClasses({ resources }: CatalogView, fixes: ManifestFixes): readonly FloatingClassView[] {
  const classes = new Map(
    resources.filter(({ kind }) => kind === 'class').map((each) => [each.title.toLowerCase(), each] as const),
  );
  if (classes.size < 2) return [];
  const stages = new Set(resources.filter(({ kind }) => kind === 'stage').map(({ ref }) => ref));
  const holding = new Set(resources.map(({ container }) => container));
  const includers = findIncluders(classes, fixes);
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

/** Maps each class to the first class whose source includes it. */
function findIncluders(classes: Classes, fixes: ManifestFixes): ReadonlyMap<string, ResourceView> {
  const includers = new Map<string, ResourceView>();
  for (const each of classes.values()) {
    for (const name of fixes.includedBy(each)) if (!includers.has(name)) includers.set(name, each);
  }
  return includers;
}

/**
 * Finds the including class by the tags. A class is also tagged with the segments of its own name, and these do not
 * identify the including class.
 */
function taggedIncluder(name: string, { tags }: ResourceView, classes: Classes): ResourceView | undefined {
  const own = new Set([name, 'class', ...name.split('::')]);
  return tags.map((tag) => (own.has(tag) ? undefined : classes.get(tag))).find((each) => each !== undefined);
}
