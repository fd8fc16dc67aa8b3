import type { Plugin } from 'vite';

const otherLanguage = /\/intl\/[\w-]+\/(?!en-US\.)[a-z]{2}-[A-Z]{2}\.mjs$/;
const ABSENT = '\0absent-language';

/**
 * Omits the other languages of React Aria's own messages from the built site. The page is in English, but messages for
 * screen readers would otherwise come in the browser's language. A missing language falls back to English.
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
