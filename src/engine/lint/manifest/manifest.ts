import type { Token, TokenList } from '../tokens/token.ts';
import { findDefinitions, type Definition } from './definitions.ts';
import { findResources, type Resource } from './resources.ts';
import { findTitles } from './titles.ts';

/** One manifest as checks see it: its text, its tokens, and what is found among them, each looked for when first asked. */
export class Manifest {
  readonly text: string;
  /** The path as it was given; empty where there is none. */
  readonly path: string;
  /** The tokens as they were read, each at its index. */
  readonly tokens: readonly Token[];
  /** The tokens as fixes have left them. */
  readonly list: TokenList;
  #resources: readonly Resource[] | undefined;
  #classes: readonly Definition[] | undefined;
  #definedTypes: readonly Definition[] | undefined;

  constructor(text: string, path: string, tokens: readonly Token[]) {
    this.text = text;
    this.path = path;
    this.tokens = tokens;
    this.list = { first: tokens[0] };
  }

  /** @throws UnreadableManifest */
  get resources(): readonly Resource[] {
    return (this.#resources ??= findResources(this.tokens));
  }

  get classes(): readonly Definition[] {
    return (this.#classes ??= findDefinitions(this.tokens, 'CLASS'));
  }

  get definedTypes(): readonly Definition[] {
    return (this.#definedTypes ??= findDefinitions(this.tokens, 'DEFINE'));
  }

  /** Classes, then defined types. */
  get definitions(): readonly Definition[] {
    return [...this.classes, ...this.definedTypes];
  }

  get titles(): readonly Token[] {
    return findTitles(this.tokens);
  }
}
