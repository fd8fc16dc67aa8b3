/** Measures parsing with the WebAssembly build of tree-sitter-puppet, an alternative for an editor in a browser. */
import { createRequire } from 'node:module';
import { Language, Parser } from 'web-tree-sitter';
import { measure, type Measure } from './measure.ts';

export async function treeSitter(texts: readonly string[]): Promise<Measure> {
  const require = createRequire(import.meta.url);
  await Parser.init({ locateFile: () => require.resolve('web-tree-sitter/web-tree-sitter.wasm') });
  const parser = new Parser();
  parser.setLanguage(await Language.load(require.resolve('tree-sitter-puppet/tree-sitter-puppet.wasm')));
  return measure(() => {
    for (const text of texts) parser.parse(text)?.delete();
  });
}
