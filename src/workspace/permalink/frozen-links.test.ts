/**
 * Links from the first release of version 1, with their content. They are never regenerated: a change that breaks one
 * of them also breaks links that users have saved. A format that version 1 cannot read becomes version 2.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAddress } from './permalink.ts';
import type { SharedProject } from './version-1.ts';

interface FrozenLink {
  readonly name: string;
  readonly hash: string;
  readonly shared: SharedProject;
}

const path = new URL('./testing/frozen-links-v1.json', import.meta.url);
const frozen = JSON.parse(readFileSync(path, 'utf8')) as readonly FrozenLink[];
const checked = frozen.filter(({ hash }) => hash.includes('.'));

/** Content of a link as JSON, or the kind of the problem with the link. */
function opened(hash: string): string {
  const read = readAddress(hash);
  if (!read.ok) return read.problem.kind;
  return read.value.kind === 'project' ? JSON.stringify(read.value.shared) : read.value.kind;
}

describe('a link of version 1', () => {
  it.each(frozen)('$name still opens', ({ hash, shared }) => {
    const read = readAddress(hash);
    const { active, ...rest } = shared;
    // Links without a release were created for Puppet 8.11.
    const project = { release: '8.11', ...shared.project };
    const noChecksum = hash.includes('.') ? {} : { noChecksum: true };
    expect(read).toEqual({ ok: true, value: { kind: 'project', shared: { ...rest, project, active }, ...noChecksum } });
  });

  it.each(frozen)('$name opens exactly, or is refused, when its end is cut off', ({ hash }) => {
    const whole = opened(hash);
    const answers = new Set(Array.from({ length: hash.length - 1 }, (_, length) => opened(hash.slice(0, length + 1))));
    answers.delete(whole);
    // The shortest prefix of a link is a lone `#`, which is an address without content.
    expect([...answers].toSorted()).toEqual(['damaged', 'nothing', 'unknown']);
  });

  it.each(checked)('$name opens exactly, or is refused, with any one character changed', ({ hash }) => {
    const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_./%~+= é';
    const whole = opened(hash);
    const other: string[] = [];
    for (let at = 1; at < hash.length; at += 1) {
      for (const character of characters) {
        const answer = opened(hash.slice(0, at) + character + hash.slice(at + 1));
        if (![whole, 'damaged', 'unknown', 'newer'].includes(answer)) other.push(`${at} ${character}: ${answer}`);
      }
    }
    expect(other).toEqual([]);
  });

  it.each(checked)('$name is refused with two characters swapped or one missing', ({ hash }) => {
    const start = '#p/1/'.length;
    const end = hash.indexOf('.') - 1;
    const answers = Array.from({ length: end - start }, (_, index) => start + index).flatMap((at) => {
      const without = hash.slice(0, at) + hash.slice(at + 1);
      const exchanged = hash.slice(0, at) + hash.charAt(at + 1) + hash.charAt(at) + hash.slice(at + 2);
      return [without, exchanged].filter((changed) => changed !== hash).map(opened);
    });
    expect(new Set(answers)).toEqual(new Set(['damaged']));
  });
});
