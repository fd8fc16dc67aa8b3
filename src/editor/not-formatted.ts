/** Said where a file with a syntax error was to be formatted. */
export const NOT_FORMATTED = 'Not formatted: the file has a syntax error, which comes first.';
