import { describe, expect, it } from 'vitest';
import { modernRules } from '../../catalog/modern-rules.ts';
import { modernLanguage } from '../../evaluator/modern-language.ts';
import { modernGrammar } from '../../syntax/parser/modern-grammar.ts';
import { modernCheckRules } from '../../validation/modern-rules.ts';
import { withParts } from '../with-parts.ts';
import { isAtLeast, getRelease } from '../release.ts';
import { releaseIds } from '../release-ids.ts';
import { oldCatalogParts } from './catalog/catalog-parts.ts';
import { oldLanguageParts } from './evaluator/language-parts.ts';
import { selectOldFunctions } from './functions/index.ts';
import { oldGrammarParts } from './syntax/grammar-parts.ts';
import { oldCheckParts } from './validation/check-parts.ts';

const modern = releaseIds.filter((id) => isAtLeast(id, '5.5')).map(getRelease);
const old = releaseIds.filter((id) => !isAtLeast(id, '5.5')).map(getRelease);

describe('the code of old releases', () => {
  it('changes nothing in releases from Puppet 5 on', () => {
    for (const release of modern) {
      const grammar = modernGrammar(release);
      expect(withParts(grammar, oldGrammarParts, release)).toBe(grammar);
      expect(withParts(modernLanguage, oldLanguageParts, release)).toBe(modernLanguage);
      expect(withParts(modernRules, oldCatalogParts, release)).toBe(modernRules);
      expect(withParts(modernCheckRules, oldCheckParts, release)).toBe(modernCheckRules);
      expect(selectOldFunctions(release)).toEqual([]);
    }
  });

  it('changes rules in each release before', () => {
    for (const release of old) {
      const grammar = modernGrammar(release);
      expect(withParts(grammar, oldGrammarParts, release)).not.toBe(grammar);
      expect(withParts(modernLanguage, oldLanguageParts, release)).not.toBe(modernLanguage);
      expect(withParts(modernRules, oldCatalogParts, release)).not.toBe(modernRules);
      expect(withParts(modernCheckRules, oldCheckParts, release)).not.toBe(modernCheckRules);
    }
  });

  it('follows an inverted row of the table', () => {
    const release = getRelease('8.11').withTurned('empty string is false');
    expect(modernLanguage.isTrue('')).toBe(true);
    expect(withParts(modernLanguage, oldLanguageParts, release).isTrue('')).toBe(false);
  });
});
