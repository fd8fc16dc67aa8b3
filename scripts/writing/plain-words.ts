/**
 * Words and openings that texts for users avoid, because they read like a translation. Code and quotations are not
 * checked.
 */
import { splitIntoSentences } from './readability.ts';

/** An avoided word, and the word to use instead. */
export type AvoidedWord = readonly [pattern: RegExp, instead: string];

const AVOIDED: readonly AvoidedWord[] = [
  [/\bst(?:ands?|ood|anding)\b/i, 'is, appears'],
  [/\banew\b/i, 'again'],
  [/\b(?:tells?|told|telling)\b/i, 'reports, shows'],
  [/\b(?:asks?|asked|asking)\b/i, 'requests, needs'],
  [/\bmend(?:s|ed|ing)?\b|\brepair/i, 'fix'],
  [/\bheed(?:s|ed)?\b/i, 'respects'],
  [/\bput aside\b/i, 'dismissed'],
  [/\bshall\b/i, 'should, must'],
  [/\bcalled so\b/i, 'named'],
  [/\bof (?:its|their) own accord\b/i, 'automatically'],
  [/\bat hand\b/i, 'available'],
  [/\b(?:text|texts)\b(?! (?:content|editor|file)s?\b)/i, 'string, code, file'],
  [/\bround brackets?\b/i, 'parentheses'],
  [/\brings?\b/i, 'cycle'],
  [/\bway round\b/i, 'cycle, opposite'],
  [/\byields?\b/i, 'returns'],
  [/(?<!\/)\bwelcome\b(?! to\b)/i, 'valid'],
  [/\bby (?:itself|themselves)\b/i, 'automatically, alone'],
  [/\bwhatever (?:its|their|the) case\b/i, 'regardless of case'],
  [/\bfor ever\b|\bseldom\b/i, 'forever, rarely'],
  [/\bin silence\b/i, 'silently'],
  [/\b(?:work(?:s|ed)?|working) out\b/i, 'calculates, evaluates'],
  [/\b(?:its|their|and) kin\b/i, 'similar'],
  [/\bno longer there\b|\bthere are none\b/i, 'does not exist'],
  [/\bsays? nothing\b|\bspeaks? of\b/i, 'does not set'],
  [/\bnobody (?:has )?wr(?:ote|itten)\b/i, 'autorequire'],
];

/** Words at the start of a sentence that hide its noun or verb. Questions may start with them. */
const OPENING = /^(?:What|That|Those|Of|So many|Whether|How|As(?! an?\b)|By(?! default\b))\b.{0,40}/;

/**
 * Finds avoided words and openings in Markdown.
 *
 * @param more further words that this kind of text avoids
 */
export function findWordFaults(markdown: string, more: readonly AvoidedWord[] = []): readonly string[] {
  const sentences = [...splitIntoSentences(markdown), ...findHeadings(markdown)];
  return sentences.flatMap((sentence) => {
    const prose = sentence.replaceAll(/“[^”]*”|"[^"]*"|\$\{[^}]*\}/g, '0');
    const opening = sentence.endsWith('?') ? undefined : OPENING.exec(sentence)?.[0];
    return [
      ...[...AVOIDED, ...more].flatMap(([pattern, instead]) => {
        const found = new RegExp(`.{0,40}(?:${pattern.source}).{0,30}`, pattern.flags).exec(prose)?.[0];
        return found === undefined ? [] : [`“${found.trim()}”: write ${instead}`];
      }),
      ...(opening === undefined ? [] : [`“${opening}”: begin with the noun or the verb`]),
    ];
  });
}

function findHeadings(markdown: string): readonly string[] {
  return [...markdown.replaceAll(/^\s*```[\s\S]*?^\s*```/gm, '').matchAll(/^#+ (?!Hint: )(.*)$/gm)].map(
    ([, heading = '']) => heading.replaceAll(/`[^`]*`/g, '0'),
  );
}
