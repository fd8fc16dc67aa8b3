import type { Token } from '../tokens/token.ts';

export type IgnoredLines = ReadonlyMap<string, ReadonlyMap<number, string>>;

interface OpenBlock {
  readonly check: string;
  readonly line: number;
  readonly reason: string;
}

/**
 * Reads comments such as `# lint:ignore:140chars a long address`. After code, a comment covers its own line. On a line
 * of its own, it begins a block that ends at `# lint:endignore`. Blocks may be nested. A block without an end covers
 * nothing.
 */
export function findIgnoredLines(tokens: readonly Token[]): IgnoredLines {
  const ignored = new Map<string, Map<number, string>>();
  const ignore = (check: string, line: number, reason: string): void => {
    const lines = ignored.get(check) ?? new Map<number, string>();
    ignored.set(check, lines.set(line, reason));
  };
  const open: (readonly OpenBlock[])[] = [];
  for (const token of tokens) {
    if (token.kind !== 'COMMENT' && token.kind !== 'MLCOMMENT' && token.kind !== 'SLASH_COMMENT') continue;
    if (!/^\s*lint:(?:ignore:\w|endignore)/.test(token.value)) continue;
    const words = token.value.trim().split(/\s+/);
    const reasonStart = words.findIndex((word) => !/^lint:(?:ignore|endignore)/.test(word));
    const commands = reasonStart === -1 ? words : words.slice(0, reasonStart);
    const reason = reasonStart === -1 ? '' : words.slice(reasonStart).join(' ');
    const isAlone = token.prev === undefined || token.prev.kind === 'NEWLINE' || token.prev.kind === 'INDENT';
    const opened: OpenBlock[] = [];
    for (const [, command, check] of commands.map((word) => word.split(':'))) {
      if (command !== 'ignore') {
        for (const block of open.pop() ?? []) {
          for (let line = block.line; line <= token.line; line += 1) ignore(block.check, line, block.reason);
        }
      } else if (check !== undefined) {
        if (isAlone) opened.push({ check, line: token.line, reason });
        else ignore(check, token.line, reason);
      }
    }
    if (opened.length > 0) open.push(opened);
  }
  return ignored;
}
