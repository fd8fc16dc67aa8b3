/** Words and phrases that lessons do not use, with replacements. */
const REPLACEMENTS: readonly (readonly [pattern: RegExp, better: string])[] = [
  [/\bstands?\b|\bstood\b|\bstanding\b/i, 'is, has'],
  [/\banew\b/i, 'again'],
  [/\b(?:is|are|was|were|been|nobody) told\b|\btold of\b/i, 'is notified, receives a refresh'],
  [/\basks?\b|\basked\b/i, 'requests, needs, looks up'],
  [/\bmend(?:s|ed)?\b|\brepair/i, 'fix'],
  [/\bheed/i, 'match, consider'],
  [/\bshall\b/i, 'should'],
  [/\bof its own accord\b/i, 'automatically'],
  [/\bput aside\b|\bcalled so\b|\bat hand\b/i, 'a plain phrase'],
  [/\b(?:a|the|this|one) texts?\b/i, 'string, content, file'],
  [/\bround brackets?\b/i, 'parentheses'],
  [/\brings?\b(?! a)|\bway round\b/i, 'cycle, path'],
  [/\bwelcome (?:value|text|word)/i, 'valid'],
  [/\bfolders?\b/i, 'directory'],
  [/\bno longer there\b|\bthere are none\b/i, 'does not exist'],
  [/\bsays? nothing\b|\bspeaks? of\b/i, 'does not set'],
  [/\borders that nobody wrote\b|\bnobody has written\b/i, 'autorequire'],
];

/** Faults of a text for people: code, quoted content and addresses of links do not count. */
export function wordFaults(text: string): readonly string[] {
  const prose = text
    .replaceAll(/^\s*```[\s\S]*?^\s*```/gm, '')
    .replaceAll(/`[^`]*`|“[^”]*”|\$\{[^}]*\}/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']');
  return REPLACEMENTS.flatMap(([pattern, better]) => {
    const found = pattern.exec(prose)?.[0];
    return found === undefined ? [] : [`“${found}”: write ${better}`];
  });
}

/** The sentences in the string literals of a `check.ts`: literals with a space. */
export function sentencesOf(code: string): readonly string[] {
  const literals = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g);
  return [...literals].map(([, single, template]) => single ?? template ?? '').filter((text) => / /.test(text));
}
