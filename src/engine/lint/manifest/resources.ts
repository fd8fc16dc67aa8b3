import { UnreadableManifest } from './unreadable-manifest.ts';
import type { Token } from '../tokens/token.ts';
import { nextOutsideBlocks } from './blocks.ts';

/** One body of a resource declaration: the attributes of one title. */
export interface Resource {
  /** Token of the resource type, or the word `class` in `class { … }`. */
  readonly type: Token;
  readonly tokens: readonly Token[];
  readonly colon: Token;
  /** The closing brace, or the semicolon before the next body. */
  readonly end: Token;
  /** Names of attributes. Leaves out attributes whose names are keywords. */
  readonly attributes: readonly Token[];
}

/**
 * Finds resource bodies by their colons. As in puppet-lint, the search ends at a colon inside an earlier body, so a
 * resource in an attribute's value hides all later resources.
 */
export function findResources(tokens: readonly Token[]): readonly Resource[] {
  const resources: Resource[] = [];
  let after = 0;
  /** Token before the last opening brace, except the brace of a selector. Kept, because all bodies share one brace. */
  let type: Token | undefined;
  for (const colon of tokens) {
    if (colon.kind === 'LBRACE' && colon.prevCode !== undefined && colon.prevCode.kind !== 'QMARK')
      type = colon.prevCode;
    if (colon.kind !== 'COLON' || colon.nextCode === undefined || colon.nextCode.kind === 'LBRACE') continue;
    if (followsClassReference(colon)) continue;
    if (colon.index < after) break;
    const end = nextOutsideBlocks(colon, ({ kind }) => kind === 'SEMIC' || kind === 'RBRACE');
    if (end === undefined) throw new UnreadableManifest(colon);
    after = end.index;
    if (type === undefined) throw new UnreadableManifest(colon);
    resources.push({
      type,
      tokens: tokens.slice(colon.index, end.index + 1),
      colon,
      end,
      attributes: attributeNames(colon, end),
    });
  }
  return resources;
}

function followsClassReference(colon: Token): boolean {
  for (let at = colon.prevCode; at !== undefined; at = at.prevCode) {
    if (at.kind === 'CLASSREF') return true;
    if (at.kind === 'NAME') return false;
  }
  return false;
}

function attributeNames(colon: Token, end: Token): readonly Token[] {
  const names: Token[] = [];
  for (let at = nextName(colon); at !== undefined && at.index <= end.index; at = nextName(at)) {
    if (at.nextCode?.kind === 'FARROW') names.push(at);
  }
  return names;
}

function nextName(token: Token): Token | undefined {
  return nextOutsideBlocks(token, ({ kind }) => kind === 'NAME');
}
