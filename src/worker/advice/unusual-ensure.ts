/** Values of `ensure` that Puppet accepts, but that are almost certainly a mistake. */
import { nearNames } from '../../engine/index.ts';
import type { Finding } from './finding.ts';
import { findWord, type WrittenAttribute } from './written-attributes.ts';

interface Ensure {
  readonly values: readonly string[];
  /** Values that other tools use, each with Puppet's value for the same state. */
  readonly synonyms: Readonly<Record<string, string>>;
  readonly effect: (value: string) => string;
}

const TYPES: Readonly<Record<string, Ensure>> = {
  Package: {
    values: ['installed', 'present', 'absent', 'latest', 'purged', 'held', 'disabled'],
    synonyms: {
      install: 'installed',
      remove: 'absent',
      removed: 'absent',
      uninstalled: 'absent',
      deleted: 'absent',
      update: 'latest',
      updated: 'latest',
      upgrade: 'latest',
      upgraded: 'latest',
      newest: 'latest',
    },
    effect: (value) => `'${value}' is treated as a version.`,
  },
  File: {
    values: ['present', 'absent', 'file', 'directory', 'link'],
    synonyms: {
      dir: 'directory',
      folder: 'directory',
      symlink: 'link',
      delete: 'absent',
      deleted: 'absent',
      remove: 'absent',
      removed: 'absent',
      touch: 'file',
      regular: 'file',
      exists: 'present',
    },
    effect: (value) => `'${value}' makes a symbolic link to ${value}.`,
  },
};

/** Returns the value that was probably intended; undefined if the value is probably correct. */
export function meantEnsure(type: string, value: unknown): string | undefined {
  const ensure = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  if (ensure === undefined || typeof value !== 'string' || !/^[a-z]+$/i.test(value)) return undefined;
  if (ensure.values.includes(value) || value === 'true' || value === 'false') return undefined;
  return Object.hasOwn(ensure.synonyms, value) ? ensure.synonyms[value] : nearNames(value, ensure.values)[0];
}

export function unusualEnsure(
  type: string,
  {
    value,
    meant,
    written,
  }: { readonly value: string; readonly meant: string; readonly written: WrittenAttribute | undefined },
): Finding {
  const message = `${TYPES[type]?.effect(value) ?? ''} Did you mean ${meant}?`;
  const word = written === undefined ? undefined : findWord(written);
  if (written === undefined || word?.text !== value) return { code: 'UNUSUAL_ENSURE', message };
  const span = { offset: word.offset, length: word.length };
  const edits = [{ file: written.program.source.file, span, text: meant }];
  return { code: 'UNUSUAL_ENSURE', message, fix: { title: `Change to ${meant}`, edits } };
}
