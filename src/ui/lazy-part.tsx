import { use, type ComponentType } from 'react';

/** What a part of the page throws when its code could not be had. */
export class PartNotLoaded extends Error {
  override name = 'PartNotLoaded';
}

const failed = new Set<() => void>();

/**
 * A component whose code loads when it is first drawn, as `React.lazy` has it; but one that failed to load is asked for anew
 * after `forgetFailedParts`. Until then drawing it throws `PartNotLoaded`.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let code: Promise<ComponentType<Props>> | undefined;
  const loaded = async (): Promise<ComponentType<Props>> => {
    try {
      return await load();
    } catch (error) {
      failed.add(() => {
        code = undefined;
      });
      throw new PartNotLoaded(String(error), { cause: error });
    }
  };
  return function LazyPart(props: Props) {
    const Part = use((code ??= loaded()));
    return <Part {...props} />;
  };
}

/** Lets parts that could not be loaded be asked for again when they are next drawn. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}
