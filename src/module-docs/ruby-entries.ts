/** Documents the functions and resource types of Ruby files, from the outlines of their code. */
import type { RubyStatement } from '../engine/index.ts';
import type { DocFunction, DocResourceType } from './document.ts';
import { readRubyFunctions } from './ruby-functions.ts';
import { readProviders, readRubyTypes } from './ruby-types.ts';

export interface RubyFile {
  readonly path: string;
  readonly text: string;
  readonly outline: readonly RubyStatement[];
}

export interface RubyEntries {
  readonly functions: readonly DocFunction[];
  readonly types: readonly DocResourceType[];
}

export function readRuby(files: readonly RubyFile[]): RubyEntries {
  const providers = new Set(files.flatMap(({ outline }) => readProviders(outline)));
  return {
    functions: files.flatMap(readRubyFunctions),
    types: files.flatMap((file) => readRubyTypes(file, providers)),
  };
}
