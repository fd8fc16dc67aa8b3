import { manifestPaths } from '../../../catalog/loading/modules.ts';
import { findStartManifest, WHOLE_ENVIRONMENT } from '../../../diagnostics/environment-conf.ts';
import type { FunctionOrigin } from '../../../evaluator/calls/function.ts';
import type { EnvironmentFiles } from '../../../evaluator/host.ts';
import type { Release } from '../../release.ts';

const SITE = 'manifests/site.pp';

/** Lists the manifests of an environment, without subfolders of its manifest folder. Puppet 2.7 reads only one file. */
export function oldManifestPaths(files: EnvironmentFiles, release: Release): readonly string[] {
  if (release.has('one manifest')) {
    files.lookedFor?.(SITE);
    return files.paths.includes(SITE) ? [SITE] : [];
  }
  const start = findStartManifest((path) => files.read(path));
  const length = start === WHOLE_ENVIRONMENT ? 0 : start.length + 1;
  return manifestPaths(files).filter((path) => !path.includes('/', length));
}

/**
 * Chooses which definition of a function to load. Ignores definitions in the Puppet language, or with the function API
 * of Puppet 4, in releases that do not support them.
 */
export function oldFunctionToLoad(
  origins: readonly FunctionOrigin[],
  hasRuby: boolean,
  release: Release,
): FunctionOrigin | undefined {
  const found = origins.find(
    (each) => each.kind !== 'ruby' || (hasRuby && (each.api === '3x' || release.has('functions of the new interface'))),
  );
  return found?.kind === 'puppet' && !release.has('definitions of functions and types') ? undefined : found;
}
