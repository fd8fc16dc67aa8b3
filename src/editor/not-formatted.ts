/** Shown if a file with a syntax error cannot be formatted. */
export const NOT_FORMATTED = 'Not formatted: fix the file’s syntax error first.';
