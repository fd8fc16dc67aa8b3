/** Entries of the browser's history say which draft they show: Back leads to it again, and a reload goes on with it. */
import { readReferenceHash } from '../../workspace/permalink/permalink.ts';

/** What the page of the reference is called in the query, where the hash is the project's. */
export const PAGE = 'page';

/** The draft that the present entry shows; undefined for an address that was not read yet. */
export function draftOfEntry(): string | undefined {
  const state: unknown = history.state;
  const isKnown = typeof state === 'object' && state !== null && 'draft' in state && typeof state.draft === 'string';
  return isKnown ? String(state.draft) : undefined;
}

/** Says of the present entry which draft it shows, and at which address, where that changes. */
export function markEntry(draftId: string, address = location.href): void {
  history.replaceState({ draft: draftId }, '', address);
}

/** Adds an entry for a draft, from which Back leads to the present one. */
export function addEntry(draftId: string, address: string): void {
  history.pushState({ draft: draftId }, '', address);
}

/** The page's address with a hash in place of its own; an empty one leaves none. */
export function addressWith(hash: string): string {
  return hash === '' ? location.pathname + location.search : hash;
}

/** The page's whole address with the hash of its project; a page of the reference that the hash named goes into the query. */
export function addressOfProject(hash: string): string {
  const url = new URL(location.href);
  const page = readReferenceHash(url.hash) ?? '';
  if (page !== '') url.searchParams.set(PAGE, page);
  url.hash = hash;
  return url.href;
}
