/** Completes words of Puppet's and Facter's Ruby interfaces in Ruby files of modules. */
import type { CompletionItem, Range } from '../answers.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { findOpenBlocks, type OpenBlock } from './open-blocks.ts';
import { RUBY_BLOCKS, RUBY_FILES, type RubyWord, type RubyWords } from './words.ts';

/** The typed word: a method's head (`def exists?`), a path of constants and calls (`Puppet::Type.newtype`), or a name. */
const TYPED = /(?:\bdef[ \t]+(?:self\.)?\w*|[\w:.]*)$/;

export function rubyItems({ path, text }: ParsedFile, offset: number): readonly CompletionItem[] {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const typed = TYPED.exec(text.slice(lineStart, offset))?.[0] ?? '';
  const start = offset - typed.length;
  const open = findOpenBlocks(text, start);
  if (open === undefined) return [];
  // Conditions do not change the words that are valid.
  const block = open.blocks.findLast(({ kind, head }) => kind !== 'other' && !/^module\b/.test(head));
  const { words, anywhere } = block === undefined ? { words: wordsOfFile(path) } : findWords(block);
  if (!open.isStatement && anywhere !== true) return [];
  const range: Range = [start, offset + (/^\w*/.exec(text.slice(offset))?.[0].length ?? 0)];
  return Object.entries(words).map(([label, word]) => toItem(label, word, range));
}

function findWords(block: OpenBlock): { readonly words: RubyWords; readonly anywhere?: true } {
  const found = block.kind === 'def' ? undefined : RUBY_BLOCKS.find(({ head }) => head.test(block.head));
  return found ?? { words: {} };
}

function wordsOfFile(path: string): RubyWords {
  for (const { path: pattern, words } of RUBY_FILES) {
    const { name, type } = pattern.exec(path)?.groups ?? {};
    if (name === undefined) continue;
    const fill = (snippet: string): string =>
      snippet.replaceAll('NAME', name.replaceAll('/', '::')).replaceAll('TYPE', type ?? '');
    return Object.fromEntries(
      Object.entries(words).map(([label, word]) => [label, { ...word, snippet: fill(word.snippet ?? label) }]),
    );
  }
  return {};
}

function toItem(label: string, { doc, snippet }: RubyWord, range: Range): CompletionItem {
  return {
    label,
    kind: snippet?.includes('\n') === true ? 'snippet' : 'function',
    range,
    documentation: doc,
    ...(snippet === undefined ? {} : { insertText: snippet, snippet: true }),
  };
}
