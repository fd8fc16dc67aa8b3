import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFormat, format } from '../../../e2e/format/check.ts';
import { sample } from '../../../scripts/testing/sample.ts';
import { readLexemes } from '../../engine/index.ts';

function readManifests(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.pp'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((text) => format(text) !== undefined);
}

const own = [...readManifests('src/examples'), ...readManifests('src/lessons')];
const cases = readManifests('e2e/conformance/cases');

/** Creates manifests whose lines begin with random white space, except inside strings and comments. */
const disturbed = fc.constantFrom(...cases).chain((text) => {
  const starts = readLexemes(text)
    .filter(({ offset, category }) => category !== 'heredoc-text' && /(?:^|\n)[ \t]*$/.test(text.slice(0, offset)))
    .map(({ offset }) => offset);
  return fc
    .array(fc.constantFrom('', ' ', '   ', '\t', '        '), { minLength: starts.length, maxLength: starts.length })
    .map((indents) => {
      let result = '';
      let end = 0;
      for (const [index, start] of starts.entries()) {
        result += text.slice(end, start).replace(/[ \t]*$/, '') + (indents[index] ?? '');
        end = start;
      }
      return result + text.slice(end);
    });
});

/** Creates manifests without optional white space: only one space or line break is between two tokens. */
const squeezed = fc.constantFrom(...cases).chain((text) => {
  const lexemes = readLexemes(text);
  return fc.array(fc.boolean(), { minLength: lexemes.length, maxLength: lexemes.length }).map((breaks) => {
    let result = '';
    let end = 0;
    for (const [index, { offset, end: to }] of lexemes.entries()) {
      const gap = text.slice(end, offset);
      const isFixed = gap === '' || lexemes[index - 1]?.category === 'comment' || gap.includes('\n');
      result += (isFixed || breaks[index] === true ? gap : ' ') + text.slice(offset, to);
      end = to;
    }
    return result + text.slice(end);
  });
});

function findFaults(text: string): readonly string[] {
  return checkFormat(text)
    .faults.filter(({ property }) => property !== 'layout' && property !== 'indentation')
    .map(({ property, message }) => `${property}: ${message}`);
}

describe('formatManifest', () => {
  it('keeps the tree and the comments of every manifest, and changes nothing a second time', () => {
    expect(cases.length).toBeGreaterThan(500);
    for (const text of sample(cases)) expect(findFaults(text)).toEqual([]);
  });

  it('does so for any indentation', () => {
    fc.assert(
      fc.property(disturbed, (text) => {
        expect(findFaults(text)).toEqual([]);
      }),
    );
  });

  it('does so for any white space in lines', () => {
    fc.assert(
      fc.property(squeezed, (text) => {
        expect(findFaults(text)).toEqual([]);
      }),
    );
  });

  it('leaves puppet-lint nothing to say about the layout of examples and lessons', () => {
    for (const text of sample(own)) expect(checkFormat(text).faults).toEqual([]);
  });
});
