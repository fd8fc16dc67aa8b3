import { describe, expect, it } from 'vitest';
import { ContentMemo } from './content-memo.ts';

function counted() {
  const asked: number[] = [];
  const memo = new ContentMemo((content) => {
    asked.push(content.length);
    return `of ${content.length}`;
  });
  return { memo, asked };
}

describe('a memo of contents', () => {
  it('computes repeated content once', () => {
    const { memo, asked } = counted();
    for (const text of ['a', 'bc', 'a', 'bc']) expect(memo.of(text)).toBe(`of ${text.length}`);
    expect(asked).toEqual([1, 2]);
  });

  it('keeps only the last long string and the last bytes', () => {
    const { memo, asked } = counted();
    const [long, bytes] = ['x'.repeat(5000), new Uint8Array(3)];
    for (const content of [long, long, bytes, bytes, long]) expect(memo.of(content)).toBe(`of ${content.length}`);
    expect(asked).toEqual([5000, 3, 5000]);
  });

  it('is cleared when it becomes large', () => {
    const { memo, asked } = counted();
    const texts = Array.from({ length: 300 }, (_, index) => `${index}`.padEnd(4096));
    for (const text of texts) memo.of(text);
    memo.of('0'.padEnd(4096));
    expect(asked.length).toBe(301);
    memo.of(texts.at(-1) ?? '');
    expect(asked.length).toBe(301);
  });
});
