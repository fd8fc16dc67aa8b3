import type { Plugin } from 'vite';

const otherLanguage = /\/intl\/[\w-]+\/(?!en-US\.)[a-z]{2}-[A-Z]{2}\.mjs$/;
const ABSENT = '\0absent-language';

/**
 * Removes all languages except English from React Aria's own messages. The page is in English, but these messages for
 * screen readers would otherwise be in the browser's language.
 */
export function englishOnlyPlugin(): Plugin {
  let met = false;
  return {
    name: 'bunraku-english-only',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (importer === undefined || !/\/react-(?:aria|stately)/.test(importer) || !otherLanguage.test(source))
        return null;
      met = true;
      return ABSENT;
    },
    load: (id) => (id === ABSENT ? 'export default undefined;' : null),
    buildEnd: (error) => {
      if (error === undefined && !met) throw new Error('React Aria no longer keeps its languages in intl/.');
    },
  };
}
