import { defineIssue } from '../issue.ts';

export const budgetIssues = {
  stepsExceeded: defineIssue<{ limit: number }>(
    'BUDGET_STEPS',
    ({ limit }) => `Stopped after ${limit} evaluation steps. Check for an endless loop.`,
  ),
  depthExceeded: defineIssue<{ limit: number }>(
    'BUDGET_DEPTH',
    ({ limit }) => `Stopped at ${limit} nested calls. Check for endless recursion.`,
  ),
  nestingExceeded: defineIssue<{ limit: number }>(
    'BUDGET_NESTING',
    ({ limit }) => `Stopped at a value with more than ${limit} nested levels`,
  ),
  collectionExceeded: defineIssue<{ size: number; limit: number }>(
    'BUDGET_COLLECTION',
    ({ size, limit }) => `Stopped at a collection of ${size} entries. The limit is ${limit}`,
  ),
  stringExceeded: defineIssue<{ size: number; limit: number }>(
    'BUDGET_STRING',
    ({ size, limit }) => `Stopped at a string of ${size} characters. The limit is ${limit}`,
  ),
  stringTooLong: defineIssue<{ limit: number }>(
    'BUDGET_STRING_TOO_LONG',
    ({ limit }) => `Stopped at a string of more than ${limit} characters`,
  ),
  collectionTooLarge: defineIssue<{ limit: number }>(
    'BUDGET_COLLECTION_TOO_LARGE',
    ({ limit }) => `Stopped at a collection of more than ${limit} entries`,
  ),
  workExceeded: defineIssue<{ limit: number }>(
    'BUDGET_WORK',
    ({ limit }) =>
      `Stopped after ${limit} processed elements and characters. Check for repeated operations on large values.`,
  ),
  bytesExceeded: defineIssue<{ limit: number }>(
    'BUDGET_BYTES',
    ({ limit }) =>
      `Stopped after ${Math.round(limit / 1_000_000)} MB of created values. Check for repeated copies of large values.`,
  ),
  countExceeded: defineIssue<{ what: string; limit: number }>(
    'BUDGET_COUNT',
    ({ what, limit }) => `Stopped at more than ${limit} ${what}`,
  ),
  rubyStopped: defineIssue<{ limit: string; place: string }>(
    'BUDGET_RUBY',
    ({ limit, place }) =>
      `Stopped Ruby after ${limit}${place === '' ? '' : ` at ${place}`}. Check for an endless loop.`,
  ),
} as const;
