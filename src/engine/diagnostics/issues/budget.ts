/** Bunraku's own errors for code that exceeds the limits of a compilation. */
import { defineIssue } from '../issue.ts';

/** Reported where the limit is reached. */
export const budgetIssues = {
  stepsExceeded: defineIssue<{ limit: number }>(
    'BUDGET_STEPS',
    ({ limit }) => `Stopped after ${limit} evaluation steps. Does something here repeat without end?`,
  ),
  depthExceeded: defineIssue<{ limit: number }>(
    'BUDGET_DEPTH',
    ({ limit }) => `Stopped at calls nested ${limit} deep. Does a function call itself without end?`,
  ),
  collectionExceeded: defineIssue<{ size: number; limit: number }>(
    'BUDGET_COLLECTION',
    ({ size, limit }) => `Stopped at a collection of ${size} entries, more than the ${limit} allowed here`,
  ),
  stringExceeded: defineIssue<{ size: number; limit: number }>(
    'BUDGET_STRING',
    ({ size, limit }) => `Stopped at a string of ${size} characters, more than the ${limit} allowed here`,
  ),
  stringTooLong: defineIssue<{ limit: number }>(
    'BUDGET_STRING_TOO_LONG',
    ({ limit }) => `Stopped at a string of more than the ${limit} characters allowed here`,
  ),
  collectionTooLarge: defineIssue<{ limit: number }>(
    'BUDGET_COLLECTION_TOO_LARGE',
    ({ limit }) => `Stopped at a collection of more than the ${limit} entries allowed here`,
  ),
  workExceeded: defineIssue<{ limit: number }>(
    'BUDGET_WORK',
    ({ limit }) =>
      `Stopped after ${limit} elements and pieces of text. Does something here go through large values again and again?`,
  ),
  bytesExceeded: defineIssue<{ limit: number }>(
    'BUDGET_BYTES',
    ({ limit }) =>
      `Stopped after values of ${Math.round(limit / 1_000_000)} MB were made. Does something here copy large values again and again?`,
  ),
  countExceeded: defineIssue<{ what: string; limit: number }>(
    'BUDGET_COUNT',
    ({ what, limit }) => `Stopped at more than the ${limit} ${what} allowed here`,
  ),
  timeExceeded: defineIssue<{ seconds: number }>(
    'BUDGET_TIME',
    ({ seconds }) =>
      `Stopped after ${seconds} seconds of compiling. What was evaluated here last need not be what took the time.`,
  ),
} as const;
