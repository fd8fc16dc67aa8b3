import type { Token, TokenList } from '../tokens/token.ts';
import { findDefinitions, type Definition } from './definitions.ts';
import { findResources, type Resource } from './resources.ts';
import { findTitles } from './titles.ts';

export class Manifest {
  readonly text: string;
  readonly path: string;
  /** Original tokens. Each one is at the position of its `index`. */
  readonly tokens: readonly Token[];
  /** Current tokens, after fixes. */
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

  get resources(): readonly Resource[] {
    return (this.#resources ??= findResources(this.tokens));
  }

  get classes(): readonly Definition[] {
    return (this.#classes ??= findDefinitions(this.tokens, 'CLASS'));
  }

  get definedTypes(): readonly Definition[] {
    return (this.#definedTypes ??= findDefinitions(this.tokens, 'DEFINE'));
  }

  /** Classes first, then defined types. */
  get definitions(): readonly Definition[] {
    return [...this.classes, ...this.definedTypes];
  }

  get titles(): readonly Token[] {
    return findTitles(this.tokens);
  }
}
