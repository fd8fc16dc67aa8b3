/** Said where a file with a syntax error was to be formatted. */
export const NOT_FORMATTED = 'Not formatted: fix the file’s syntax error first.';
