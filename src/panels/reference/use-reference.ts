import { useEffect, useState } from 'react';
import { exampleProject, type ReferenceExample } from '../../protocol/help/reference-examples.ts';
import type { ReferenceAnswer, ReferenceEntry } from '../../protocol/help/reference.ts';
import { loadExplanation, listExplanations, type Explanation } from '../../reference/explanations/index.ts';
import { engine, language } from '../../store/store.ts';

export type Read<T> =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'failed' };

interface Settled<T> {
  readonly key: string;
  readonly read: Read<T>;
}

const READING = { kind: 'reading' } as const;

/** Returns the value of `load`. Calls `load` again for each new key and attempt. */
function useRead<T>(key: string, load: () => Promise<T | undefined>): Read<T> {
  const [settled, setSettled] = useState<Settled<T> | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void load().then((value) => {
      if (isCurrent) setSettled({ key, read: value === undefined ? { kind: 'failed' } : { kind: 'read', value } });
    });
    return () => {
      isCurrent = false;
    };
    // The key must contain everything that `load` depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return settled?.key === key ? settled.read : READING;
}

let index: Promise<readonly ReferenceEntry[] | undefined> | undefined;

/** Returns all pages and parts of pages. Requests them once, or again after a failure. */
function referenceEntries(): Promise<readonly ReferenceEntry[] | undefined> {
  index ??= readEntries().then((entries) => {
    if (entries === undefined) index = undefined;
    return entries;
  });
  return index;
}

async function readEntries(): Promise<readonly ReferenceEntry[] | undefined> {
  const [pages, explained] = await Promise.all([language.referenceIndex(), listExplanations().catch(() => undefined)]);
  if (pages === undefined || explained === undefined) return undefined;
  return [
    ...pages,
    ...explained.map(({ code, title }): ReferenceEntry => ({
      address: `${ERROR}${code}`,
      kind: 'error',
      title,
      summary: code,
      words: [code],
    })),
  ];
}

const ERROR = 'error/';

/** Content at an address: a page of the reference, or the explanation of an error. */
export type ReadPage = ReferenceAnswer | { readonly code: string; readonly explanation: Explanation } | 'missing';

async function readPage(address: string): Promise<ReadPage | undefined> {
  if (!address.startsWith(ERROR)) return language.referencePage(address);
  const code = address.slice(ERROR.length);
  try {
    const explanation = await loadExplanation(code);
    return explanation === undefined ? 'missing' : { code, explanation };
  } catch {
    return undefined;
  }
}

export function useReferenceIndex(attempt: number): Read<readonly ReferenceEntry[]> {
  return useRead(`index ${attempt}`, referenceEntries);
}

export function useReferencePage(address: string, attempt: number): Read<ReadPage> {
  return useRead(`${address} ${attempt}`, () => readPage(address));
}

const PRINTS = /\b(?:notice|info|warning|err|alert|crit|emerg)\b/;

/** Compiles the examples of a page that print something. Returns the printed lines by the code of the example. */
export function usePrinted(examples: readonly ReferenceExample[]): ReadonlyMap<string, readonly string[]> {
  const printing = examples.filter(({ code }) => PRINTS.test(code));
  const read = useRead(JSON.stringify(printing.map(({ code }) => code)), async () => {
    if (printing.length === 0) return new Map<string, readonly string[]>();
    const answer = await engine.printedBy(printing.map((example) => exampleProject('Example', example)));
    return answer.kind === 'answer'
      ? new Map(printing.map(({ code }, at) => [code, answer.value[at] ?? []]))
      : undefined;
  });
  return read.kind === 'read' ? read.value : new Map();
}
