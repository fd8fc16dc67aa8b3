import type { Manifest } from '../manifest/manifest.ts';
import { isFormatting, type MutableToken, type Token, type TokenKind } from '../tokens/token.ts';
import { writtenText } from './written-text.ts';

export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/**
 * Edits the tokens of a manifest for one fix. Records the edited tokens, so that the fix can be shown as one small edit
 * and undone. Ignores tokens that an earlier fix removed.
 */
export class TokenEditor {
  readonly #manifest: Manifest;
  readonly #firstBefore: Token | undefined;
  readonly #before = new Map<MutableToken, MutableToken>();

  constructor(manifest: Manifest) {
    this.#manifest = manifest;
    this.#firstBefore = manifest.list.first;
  }

  get hasChanged(): boolean {
    return this.#before.size > 0;
  }

  change(token: Token, { kind = token.kind, value = token.value }: { kind?: TokenKind; value?: string }): void {
    if (token.isRemoved || (kind === token.kind && value === token.value)) return;
    const own = this.#touch(token);
    // A heredoc keeps its end tag. For other tokens, the raw source is removed, because it would be printed instead of
    // the value.
    const hasEndTag = kind === 'HEREDOC' || kind === 'HEREDOC_POST';
    own.raw = hasEndTag ? value + (own.raw ?? '').slice(own.value.length) : undefined;
    own.kind = kind;
    own.value = value;
    for (const neighbor of [own.prev, own.next, own.nextCode]) if (neighbor !== undefined) this.#touch(neighbor);
  }

  insertBefore(token: Token, kind: TokenKind, value: string): Token {
    const inserted = newToken(kind, value, token);
    if (!token.isRemoved) this.#link(inserted, token.prev, token);
    return inserted;
  }

  insertAfter(token: Token, kind: TokenKind, value: string): Token {
    const inserted = newToken(kind, value, token);
    if (!token.isRemoved) this.#link(inserted, token, token.next);
    return inserted;
  }

  remove(token: Token): void {
    if (token.isRemoved) return;
    const own = this.#touch(token);
    own.isRemoved = true;
    const { prev, next, prevCode, nextCode } = own;
    if (prev === undefined) this.#manifest.list.first = next;
    else {
      const before = this.#touch(prev);
      before.next = next;
      before.unread += own.unread;
      own.unread = '';
    }
    if (next !== undefined) this.#touch(next).prev = prev;
    if (isFormatting(token.kind)) return;
    if (prevCode !== undefined) this.#touch(prevCode).nextCode = nextCode;
    if (nextCode !== undefined) this.#touch(nextCode).prevCode = prevCode;
  }

  /** Swaps two ranges of tokens. At least one token must be between them. */
  swap(first: readonly Token[], second: readonly Token[]): void {
    const [firstStart] = first;
    let previous = second[0]?.prev;
    if (firstStart === undefined || previous === undefined) return;
    for (const token of second) {
      this.remove(token);
      this.#link(token, firstStart.prev, firstStart);
    }
    for (const token of first) {
      this.remove(token);
      this.#link(token, previous, previous.next);
      previous = token;
    }
  }

  #link(token: Token, prev: Token | undefined, next: Token | undefined): void {
    const own = this.#touch(token);
    own.isRemoved = false;
    own.prev = prev === undefined ? undefined : this.#touch(prev);
    own.next = next === undefined ? undefined : this.#touch(next);
    if (own.prev === undefined) this.#manifest.list.first = own;
    else own.prev.next = own;
    if (own.next !== undefined) own.next.prev = own;
    if (isFormatting(own.kind)) return;
    own.prevCode = nearestCode(own.prev, 'prev');
    own.nextCode = nearestCode(own.next, 'next');
    if (own.prevCode !== undefined) this.#touch(own.prevCode).nextCode = own;
    if (own.nextCode !== undefined) this.#touch(own.nextCode).prevCode = own;
  }

  #touch(token: MutableToken): MutableToken {
    if (!this.#before.has(token)) {
      this.#before.set(token, { ...token });
      token.isChanged = true;
    }
    return token;
  }

  /** Returns all changes so far as one edit of the manifest, or undefined if nothing changed. */
  edit(): TextEdit | undefined {
    const { text, tokens, list } = this.#manifest;
    let start = tokens.length;
    let end = INSERTED;
    for (const { index } of this.#before.keys()) {
      if (index !== INSERTED) start = Math.min(start, index);
      end = Math.max(end, index);
    }
    const first = tokens[start];
    if (first === undefined) return undefined;
    const after = tokens[end + 1];
    const lineEnd = tokens.find(({ kind }) => kind === 'NEWLINE')?.value ?? '\n';
    let written = '';
    let token = first.index === 0 ? list.first : tokens[first.index - 1]?.next;
    for (; token !== undefined && token !== after; token = token.next) {
      const isOwnLineEnd = token.kind === 'NEWLINE' && token.index !== INSERTED;
      written += writtenText(token, this.#manifest, isOwnLineEnd ? token.value : lineEnd);
    }
    return trimmedEdit(text, first.offset, after?.offset ?? text.length, written);
  }

  undo(): void {
    for (const [token, before] of this.#before) Object.assign(token, before);
    this.#before.clear();
    this.#manifest.list.first = this.#firstBefore;
  }
}

/** Index of tokens that a fix inserted. */
const INSERTED = -1;

function newToken(kind: TokenKind, value: string, { line, column, offset }: Token): MutableToken {
  return {
    kind,
    value,
    raw: undefined,
    unread: '',
    isChanged: true,
    isRemoved: true,
    line,
    column,
    offset,
    length: 0,
    index: INSERTED,
    prev: undefined,
    next: undefined,
    prevCode: undefined,
    nextCode: undefined,
  };
}

function nearestCode(token: MutableToken | undefined, direction: 'prev' | 'next'): MutableToken | undefined {
  let at = token;
  while (at !== undefined && isFormatting(at.kind)) at = at[direction];
  return at;
}

/**
 * Returns the smallest edit that replaces the source between two offsets with `written`. Leaves out the beginning and the
 * end that both have in common.
 */
function trimmedEdit(text: string, start: number, end: number, written: string): TextEdit | undefined {
  const old = text.slice(start, end);
  if (old === written) return undefined;
  const most = Math.min(old.length, written.length);
  let head = 0;
  while (head < most && old[head] === written[head]) head += 1;
  let tail = 0;
  while (tail < most - head && old[old.length - 1 - tail] === written[written.length - 1 - tail]) tail += 1;
  return {
    offset: start + head,
    length: old.length - head - tail,
    text: written.slice(head, written.length - tail),
  };
}
