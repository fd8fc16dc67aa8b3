/**
 * Entries of the browser's history record which draft they show, so that Back returns to it and a reload continues it.
 */
import { readReferenceHash } from '../../workspace/permalink/permalink.ts';

/** Query parameter for the open reference page, because the hash names the project. */
export const PAGE = 'page';

/**
 * Returns the draft that the current history entry shows. Undefined if none is recorded yet, as for an address that the
 * user entered.
 */
export function draftOfEntry(): string | undefined {
  const state: unknown = history.state;
  const isKnown = typeof state === 'object' && state !== null && 'draft' in state && typeof state.draft === 'string';
  return isKnown ? String(state.draft) : undefined;
}

/** Records the draft in the current history entry, and sets its address. */
export function markEntry(draftId: string, address = location.href): void {
  history.replaceState({ draft: draftId }, '', address);
}

export function addEntry(draftId: string, address: string): void {
  history.pushState({ draft: draftId }, '', address);
}

/** Returns the page's address with a different hash. An empty string removes the hash. */
export function addressWith(hash: string): string {
  return hash === '' ? location.pathname + location.search : hash;
}

/**
 * Returns the full address of the page with the project's hash. A reference page that the current hash names moves to
 * the query.
 */
export function addressOfProject(hash: string): string {
  const url = new URL(location.href);
  const page = readReferenceHash(url.hash) ?? '';
  if (page !== '') url.searchParams.set(PAGE, page);
  url.hash = hash;
  return url.href;
}
