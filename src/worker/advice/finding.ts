import type { Fix } from '../../engine/index.ts';

/** Codes of all advice. Each code has an explanation. */
export const ADVICE_CODES = ['NEVER_REFRESHED', 'DEFERRED_IN_STRING', 'UNUSUAL_ENSURE'] as const;

export interface Finding {
  readonly code: (typeof ADVICE_CODES)[number];
  readonly message: string;
  readonly hint?: string;
  readonly fix?: Fix | undefined;
}
