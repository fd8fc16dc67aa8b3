/** The worker's side of the language service: it keeps the project as it was told, and answers from its index. */
import { factsOf, platforms, type Facts } from '../engine/index.ts';
import { LanguageService } from '../language-service/service.ts';
import type { LanguageApi } from '../protocol/language-api.ts';

export function createLanguage(): LanguageApi {
  const service = new LanguageService();
  let files: ReadonlyMap<string, string> = new Map();
  let facts: Facts = {};
  return {
    change: ({ isWhole, files: changed, node }) => {
      const now = new Map(isWhole ? [] : files);
      for (const [path, text] of Object.entries(changed)) {
        if (text === undefined) now.delete(path);
        else now.set(path, text);
      }
      files = now;
      if (node !== undefined) facts = factsOf(platforms[node.platform], node.certname, node.facts);
      service.update({ files, facts });
      return Promise.resolve();
    },
    answer: (name, parameters) => Promise.resolve(service.answer(name, parameters)),
  };
}
