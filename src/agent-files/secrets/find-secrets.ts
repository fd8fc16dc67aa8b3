/**
 * Finds passwords and keys in messages, diffs and values. Recognizes them by a name before the value, or by their
 * format.
 */

export interface Secret {
  /** Offsets in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** Kind of secret, such as `private key`, for a list of the secrets. */
  readonly kind: string;
}

const NAME = 'pass(?:word|wd|phrase|code)|secret|token|credentials?|api[_-]?key|access[_-]?key|private[_-]?key';

/**
 * Patterns, each with the kind of secret that it finds. The named group (`secret`, `single` or `bare`) is the part to
 * hide; without a group, the whole match is hidden. Repetitions are bounded or unambiguous, so the search takes linear
 * time.
 */
const PATTERNS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['private key', /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[^]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)/dg],
  [
    'password',
    new RegExp(
      `(?<![\\w.-])[\\w.-]{0,60}(?:${NAME})[\\w.-]{0,60}["']?\\s{0,9}(?:=>|[=:])\\s{0,9}(?:"(?<secret>[^"\\n]{1,9999})"|'(?<single>[^'\\n]{1,9999})'|(?<bare>[^\\s"',;]{1,9999}))`,
      'dgi',
    ),
  ],
  ['password', new RegExp(`\\s--?(?:${NAME})[ =]["']?(?<secret>[^\\s"']{1,9999})`, 'dgi')],
  ['password in an address', /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@]{0,200}:(?<secret>[^\s@/]{1,500})@/dgi],
  ['token', /\b(?:Bearer|Basic)\s{1,9}(?<secret>[\w.~+/-]{8,9999}={0,2})/dg],
  ['token', /\beyJ[\w-]{8,9999}\.eyJ[\w-]{8,9999}\.[\w-]{0,9999}/dg],
  ['token', /\b(?:gh[pousr]_[A-Za-z0-9]{30,255}|glpat-[\w-]{20,100}|xox[abprs]-[\w-]{10,200})/dg],
  ['access key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/dg],
  ['password hash', /\$(?:1|2[abxy]|5|6|7|y|gy)\$[^\s'":,]{8,500}/dg],
  [
    'key',
    /(?<![\w+/=}])(?=[A-Za-z]{0,200}\d)(?=[A-Z\d]{0,200}[a-z])(?=[a-z\d]{0,200}[A-Z])[A-Za-z0-9+]{40,9999}={0,2}(?![\w/])/dg,
  ],
];

/** Matches values that are not secrets, although their names suggest secrets. */
const HARMLESS =
  /^(?:\$\{?[\w:]+\}?|undef|nil|null|true|false|absent|present|changed|\*+|\[(?:redacted|hidden)\]|Sensitive\b.*)$/i;

/** Returns the secrets in a text, sorted and without overlaps. */
export function findSecrets(text: string): readonly Secret[] {
  const found = PATTERNS.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].flatMap((match): readonly Secret[] => {
      const { secret, single, bare } = match.indices?.groups ?? {};
      const [start, end] = secret ?? single ?? bare ?? [match.index, match.index + match[0].length];
      return HARMLESS.test(text.slice(start, end)) ? [] : [{ start, end, kind }];
    }),
  );
  const sorted = found.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: Secret[] = [];
  for (const secret of sorted) if (secret.start >= (kept.at(-1)?.end ?? 0)) kept.push(secret);
  return kept;
}

/** Returns whether a property or attribute with this name holds a secret. */
export function isSecretName(name: string): boolean {
  return new RegExp(NAME, 'i').test(name);
}

/** Text that replaces a secret. */
export const HIDDEN = '[hidden]';

export function hideSecrets(text: string): string {
  let result = '';
  let done = 0;
  for (const { start, end } of findSecrets(text)) {
    result += text.slice(done, start) + HIDDEN;
    done = end;
  }
  return done === 0 ? text : result + text.slice(done);
}
