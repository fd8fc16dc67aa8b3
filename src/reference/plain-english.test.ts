/** Words that make texts read like a translation. Checked in the prose of the reference and the explanations. */
import { expect, it } from 'vitest';
import { referenceIndex, referencePage } from './index.ts';

/** Each with the better word. */
const AVOIDED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bst(?:ands?|ood|anding)\b/i, 'is, appears'],
  [/\banew\b/i, 'again'],
  [/\b(?:tells?|told|telling)\b/i, 'reports, shows'],
  [/\b(?:asks?|asked|asking)\b/i, 'requests, queries'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bheed(?:s|ed)?\b/i, 'respects'],
  [/\bput aside\b/i, 'dismissed'],
  [/\bshall\b/i, 'should, must'],
  [/\bcalled so\b/i, 'named'],
  [/\bof (?:its|their) own accord\b/i, 'automatically'],
  [/\bat hand\b/i, 'available'],
  [/\b(?:text|texts)\b(?! (?:content|editor|file)s?\b)/i, 'string, code, file'],
  [/\bround brackets\b/i, 'parentheses'],
  [/\brings?\b/i, 'cycle'],
  [/\bway round\b/i, 'cycle, opposite'],
  [/\byields?\b/i, 'returns'],
  [/\bwelcome\b/i, 'valid'],
  [/\bby (?:itself|themselves)\b/i, 'automatically, alone'],
  [/\bwhatever (?:its|their|the) case\b/i, 'regardless of case'],
  [/\bfor ever\b|\bseldom\b/i, 'forever, rarely'],
];

/** Openings that hide the noun or the verb of a text. */
const OPENING = /^(?:What|That|Those|Of|As|So many|By|Whether|How)\b.{0,40}/;

/** Markdown without code. */
function proseOf(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`]*`/g, 'CODE');
}

function findAvoided(text: string): readonly string[] {
  const prose = proseOf(text);
  return AVOIDED.flatMap(([pattern, instead]) => {
    const found = new RegExp(`.{0,40}${pattern.source}.{0,30}`, pattern.flags).exec(prose)?.[0];
    return found === undefined ? [] : [`"${found.trim()}" → ${instead}`];
  });
}

it('pages of the reference use plain words', () => {
  const wrong = referenceIndex()
    .filter(({ of }) => of === undefined)
    .flatMap(({ address }) => {
      const page = referencePage(address)?.page;
      const sections = page?.sections ?? [];
      const texts = [
        page?.title,
        page?.text,
        ...sections.flatMap(({ title, text, items = [] }) => [title, text, ...items.map((item) => item.text)]),
      ];
      return texts.flatMap((text = '') => {
        const opening = OPENING.exec(text)?.[0];
        const found = [
          ...findAvoided(text),
          ...(opening === undefined ? [] : [`"${opening}" → begin with noun or verb`]),
        ];
        return found.map((each) => `${address}: ${each}`);
      });
    });
  expect(wrong.join('\n')).toBe('');
});

it('explanations use plain words', () => {
  const texts = import.meta.glob<string>('./explanations/*.md', { query: '?raw', import: 'default', eager: true });
  const wrong = Object.entries(texts).flatMap(([path, text]) => findAvoided(text).map((each) => `${path}: ${each}`));
  expect(wrong.join('\n')).toBe('');
});
