import { SortedMap } from '../sorted-map.ts';
import { decodeUtf8, decodeUtf8Exactly, encodeUtf8 } from './utf8.ts';

/** String computed on first read, so that creating many accounts does not format `/etc/passwd` each time. */
export class DerivedText {
  #compute: (() => string) | undefined;
  #text = '';
  constructor(compute: () => string) {
    this.#compute = compute;
  }
  get text(): string {
    if (this.#compute !== undefined) {
      this.#text = this.#compute();
      this.#compute = undefined;
    }
    return this.#text;
  }
}

/**
 * Content of a file: a string, which is stored as UTF-8, or bytes that are not valid UTF-8. Do not change the bytes.
 */
export type FileContent = string | Uint8Array;

/** `mode` contains the twelve permission bits. `mtime` is in milliseconds since the epoch. */
interface NodeAttributes {
  readonly mode: number;
  readonly uid: number;
  readonly gid: number;
  readonly mtime: number;
  /** Entries of an access control list that the mode does not contain, in the format of `acl.ts`. */
  readonly acl?: string;
}
export interface FileNode extends NodeAttributes {
  readonly kind: 'file';
  readonly content: FileContent | DerivedText;
}
interface LinkNode extends NodeAttributes {
  readonly kind: 'link';
  readonly target: string;
}
export interface DirectoryNode extends NodeAttributes {
  readonly kind: 'directory';
  readonly children: SortedMap<Node>;
}
export type Node = FileNode | LinkNode | DirectoryNode;

/** A file, a link, or a directory without its contents, as the journal records it. */
export type Entry =
  | (NodeAttributes & { readonly kind: 'file'; readonly content: FileContent })
  | (NodeAttributes & { readonly kind: 'link'; readonly target: string })
  | (NodeAttributes & { readonly kind: 'directory' });

/** Converts content to bytes. The bytes must not be changed. */
export function toBytes(content: FileContent): Uint8Array {
  return typeof content === 'string' ? encodeUtf8(content) : content;
}

/** Converts content to a string, with replacement characters for invalid UTF-8. */
export function toText(content: FileContent): string {
  return typeof content === 'string' ? content : decodeUtf8(content);
}

/** Converts bytes to the stored form: a string if they are valid UTF-8, otherwise the bytes. */
export function contentOfBytes(bytes: Uint8Array): FileContent {
  return decodeUtf8Exactly(bytes) ?? bytes;
}

export function countBytes(content: FileContent): number {
  if (typeof content !== 'string') return content.length;
  let size = content.length;
  for (let index = 0; index < content.length; index += 1) {
    const code = content.charCodeAt(index);
    if (code >= 0x80) size += code >= 0x800 && (code < 0xd800 || code > 0xdfff) ? 2 : 1;
  }
  return size;
}

export function sameContent(a: FileContent, b: FileContent): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a === b;
  const left = toBytes(a);
  const right = toBytes(b);
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}

export function contentOf(file: FileNode): FileContent {
  return file.content instanceof DerivedText ? file.content.text : file.content;
}

export function toEntry(node: Node): Entry {
  const entry = withoutAcl(node);
  return node.acl === undefined ? entry : { ...entry, acl: node.acl };
}

function withoutAcl(node: Node): Entry {
  const { mode, uid, gid, mtime } = node;
  switch (node.kind) {
    case 'file':
      return node.content instanceof DerivedText
        ? derivedEntry(node, node.content)
        : { kind: 'file', content: node.content, mode, uid, gid, mtime };
    case 'link':
      return { kind: 'link', target: node.target, mode, uid, gid, mtime };
    case 'directory':
      return { kind: 'directory', mode, uid, gid, mtime };
  }
}

/**
 * Creates an entry that computes its content when it is first read. A journal has thousands of steps, and few are ever
 * read.
 */
function derivedEntry({ mode, uid, gid, mtime }: NodeAttributes, content: DerivedText): Entry {
  return {
    kind: 'file',
    get content() {
      return content.text;
    },
    mode,
    uid,
    gid,
    mtime,
  };
}

/** Converts an entry to a node. A directory keeps the children of the earlier node. */
export function toNode(entry: Entry, earlier: Node | undefined): Node {
  if (entry.kind !== 'directory') return entry;
  return { ...entry, children: earlier?.kind === 'directory' ? earlier.children : SortedMap.empty<Node>() };
}

export function sameEntry(a: Entry, b: Entry): boolean {
  if (a.mode !== b.mode || a.uid !== b.uid || a.gid !== b.gid || a.mtime !== b.mtime) return false;
  if (a.acl !== b.acl) return false;
  if (a.kind === 'file') return b.kind === 'file' && sameContent(a.content, b.content);
  if (a.kind === 'link') return b.kind === 'link' && a.target === b.target;
  return b.kind === 'directory';
}
