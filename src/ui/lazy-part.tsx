import { use, type ComponentType } from 'react';

/** Thrown if the code of a part of the page could not be loaded. */
export class PartNotLoaded extends Error {
  override name = 'PartNotLoaded';
}

const failed = new Set<() => void>();

/**
 * Creates a component whose code loads when it is first rendered, like `React.lazy`, but with retries. After a failure,
 * rendering throws `PartNotLoaded` until `forgetFailedParts` is called.
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

/** Lets failed parts load again when they are next rendered. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}
