/** Completes words of Puppet's and Facter's Ruby interfaces in Ruby files of modules. */
import type { CompletionItem, Range } from '../answers.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { findOpenBlocks, type OpenBlock } from './open-blocks.ts';
import { RUBY_BLOCKS, RUBY_FILES, type RubyWord, type RubyWords } from './words.ts';

/** The typed word: a method's head (`def exists?`), a path of constants and calls (`Puppet::Type.newtype`), or a name. */
const TYPED = /(?:\bdef[ \t]+(?:self\.)?\w*|[\w:.]*)$/;

/** A word at the start of a statement, with the block and the file that give it its meaning. */
interface WordsAt {
  readonly words: RubyWords;
  readonly anywhere?: true;
  readonly isStatement: boolean;
}

/** Returns the words that are valid at an offset. Undefined in comments, strings and heredocs. */
function wordsAt({ path, text }: ParsedFile, offset: number): WordsAt | undefined {
  const open = findOpenBlocks(text, offset);
  if (open === undefined) return undefined;
  // Conditions do not change the words that are valid.
  const block = open.blocks.findLast(({ kind, head }) => kind !== 'other' && !/^module\b/.test(head));
  const found = block === undefined ? { words: wordsOfFile(path) } : findWords(block);
  return { ...found, isStatement: open.isStatement };
}

/** Finds the documentation of the word at an offset: `newparam`, `def self.instances`, `Facter.add`. */
export function rubyWordAt(
  file: ParsedFile,
  offset: number,
): { readonly word: string; readonly doc: string; readonly range: Range } | undefined {
  const { text } = file;
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const newline = text.indexOf('\n', offset);
  const line = text.slice(lineStart, newline === -1 ? undefined : newline);
  for (const match of line.matchAll(/\bdef[ \t]+(?:self\.)?\w+[?!]?|[\w:.]*\w/g)) {
    const [start, end] = [lineStart + match.index, lineStart + match.index + match[0].length];
    if (offset < start || offset > end) continue;
    const at = wordsAt(file, start);
    const word = match[0].replace(/[ \t]+/, ' ');
    const name = at !== undefined && Object.hasOwn(at.words, word) ? word : undefined;
    const found = name === undefined ? undefined : at?.words[name];
    if (found === undefined || (at?.isStatement !== true && at?.anywhere !== true)) return undefined;
    return { word, doc: found.doc, range: [start, end] };
  }
  return undefined;
}

export function rubyItems(file: ParsedFile, offset: number): readonly CompletionItem[] {
  const { text } = file;
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const typed = TYPED.exec(text.slice(lineStart, offset))?.[0] ?? '';
  const start = offset - typed.length;
  const found = wordsAt(file, start);
  if (found === undefined || (!found.isStatement && found.anywhere !== true)) return [];
  const range: Range = [start, offset + (/^\w*/.exec(text.slice(offset))?.[0].length ?? 0)];
  return Object.entries(found.words).map(([label, word]) => toItem(label, word, range));
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
