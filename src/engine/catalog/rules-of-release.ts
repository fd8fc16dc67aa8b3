import type { EnvironmentFiles } from '../evaluator/host.ts';
import { modernLanguage } from '../evaluator/modern-language.ts';
import { selectFunctions } from '../functions/release-functions.ts';
import { oldCatalogParts } from '../releases/old/catalog/catalog-parts.ts';
import { oldLanguageParts } from '../releases/old/evaluator/language-parts.ts';
import { selectOldFunctions } from '../releases/old/functions/index.ts';
import { withParts } from '../releases/with-parts.ts';
import type { Release } from '../releases/release.ts';
import type { ReleaseRules } from './compilation.ts';
import { modernRules } from './modern-rules.ts';
import type { CatalogRules } from './rules.ts';

export function selectRules(release: Release): ReleaseRules {
  return {
    language: withParts(modernLanguage, oldLanguageParts, release),
    functions: selectFunctions(release, selectOldFunctions),
    catalog: selectCatalogRules(release),
  };
}

function selectCatalogRules(release: Release): CatalogRules {
  return withParts(modernRules, oldCatalogParts, release);
}

export function listManifestPaths(files: EnvironmentFiles, release: Release): readonly string[] {
  return selectCatalogRules(release).manifestPaths(files, release);
}
