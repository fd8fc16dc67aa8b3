/** Rule for comments in plain English, for code in any language. */

/** Words at the start of a comment that hide its noun or verb. */
const OPENING = /^(?:What|That|Those|Of|So many|By|As|Whether|How)\b/;
/** Words that make a comment read like a translation, each with a better word. */
const AVOIDED = [
  [/\banew\b/, 'again'],
  [/\bheed(?:s|ed)?\b/, 'respect'],
  [/\bmend(?:s|ed|ing)?\b/, 'fix'],
  [/\bcalled so\b/, 'named'],
  [/\bof (?:its|their) own accord\b/, 'automatically'],
  [/\bround brackets\b/, 'parentheses'],
];

/**
 * Returns messages about the opening and the words of a comment.
 *
 * @param isContinued true for the second and later lines of a comment, which may begin with any word
 */
export function findCommentFaults(comment, isContinued = false) {
  const text = comment.replace(/^[*\s]+/, '');
  // Leaves out code, which is not prose.
  const prose = text.replaceAll(/`[^`]*`/g, '');
  return [
    ...(!isContinued && OPENING.test(text) ? [`Begin the comment with its noun or verb: "${text.slice(0, 40)}…"`] : []),
    ...AVOIDED.filter(([pattern]) => pattern.test(prose)).map(
      ([pattern, instead]) => `Say "${instead}" for ${pattern.source}`,
    ),
  ];
}

/**
 * Returns the faults in comments of Ruby code: lines that start with `#`, except magic comments such as `#
 * frozen_string_literal: true`.
 */
export function findRubyCommentFaults(code) {
  let wasComment = false;
  return code.split('\n').flatMap((line, index) => {
    const comment = /^\s*#(?!!)\s?(.*)$/.exec(line)?.[1];
    const isContinued = wasComment;
    wasComment = comment !== undefined && !/^[\w-]+: \w+$/.test(comment);
    return wasComment ? findCommentFaults(comment, isContinued).map((message) => `${index + 1}: ${message}`) : [];
  });
}
