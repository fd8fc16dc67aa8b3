import { oldGrammarParts } from '../releases/old/syntax/grammar-parts.ts';
import { withParts } from '../releases/with-parts.ts';
import { currentRelease, type Release } from '../releases/release.ts';
import type { Grammar } from './parser/grammar.ts';
import { modernGrammar } from './parser/modern-grammar.ts';
import { parseTemplate, type ParseResult } from './parser/parse.ts';

function selectGrammar(release: Release): Grammar {
  return withParts(modernGrammar(release), oldGrammarParts, release);
}

export function parse(text: string, file: string, release: Release = currentRelease): ParseResult {
  const grammar = selectGrammar(release);
  return grammar.parseManifest(text, file, grammar);
}

/**
 * Parses an EPP template. Never throws. The program's body is a `Lambda` with the template's parameters, whose body is
 * an `Epp`.
 */
export function parseEpp(text: string, file: string, release: Release = currentRelease): ParseResult {
  return parseTemplate(text, file, selectGrammar(release));
}
