import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AstNode } from './ast.ts';
import { listChildren, parse, parseEpp, printPn, reportSpan, tokenize, walk } from './index.ts';

const WORDS = [
  ...[
    '$x',
    '$a::b',
    'foo',
    'notice',
    'Foo',
    "'s'",
    '"d"',
    '"a${x}b"',
    '"${',
    '1',
    '0x1f',
    '/re/',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
  ],
  ...[
    '=',
    '=>',
    '+>',
    '->',
    '<|',
    '|>',
    '==',
    '+',
    '-',
    '*',
    '/',
    '!',
    '.',
    ',',
    ':',
    ';',
    '?',
    '|',
    '@',
    '@@',
    'case',
    'class',
  ],
  ...[
    'define',
    'if',
    'else',
    'node',
    'and',
    'undef',
    'in',
    'function',
    'type',
    '\n',
    '# c\n',
    '/* c */',
    '@(END)\n',
    'END\n',
    '%>',
    '<%=',
  ],
];
const soup = fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(' '));
const texts = fc.oneof(fc.string({ maxLength: 80 }), fc.string({ unit: 'binary', maxLength: 40 }), soup);

/**
 * True for nodes with descendants outside their own span. The text of a heredoc is below the line with its tag, and in
 * `type Car = Vehicle {…}`, the parser adds an entry `parent` to the hash, located at the name of the parent.
 */
function isPlacedApart(node: AstNode): boolean {
  return node.kind === 'HeredocExpression' || node.kind === 'TypeAlias' || node.kind === 'TypeMapping';
}

describe('any string', () => {
  it('parses without throwing, into spans within the source', () => {
    fc.assert(
      fc.property(texts, fc.boolean(), (text, template) => {
        const { program, diagnostics } = template ? parseEpp(text, 'x') : parse(text, 'x');
        printPn(program);
        walk(program, (node) => {
          expect(node.offset).toBeGreaterThanOrEqual(0);
          expect(node.length).toBeGreaterThanOrEqual(0);
          expect(node.offset + node.length).toBeLessThanOrEqual(text.length);
          const reported = reportSpan(node);
          expect(reported.offset + reported.length).toBeLessThanOrEqual(text.length);
        });
        for (const { span } of diagnostics) {
          if (span !== undefined) expect(span.offset + span.length).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('has nodes that begin no earlier than their predecessor and their parent', () => {
    fc.assert(
      fc.property(soup, (text) => {
        walk(parse(text, 'x').program, (node) => {
          if (isPlacedApart(node)) return false;
          let last = node.offset;
          for (const child of listChildren(node)) {
            expect(child.offset).toBeGreaterThanOrEqual(last);
            last = child.offset;
          }
          return true;
        });
      }),
      { numRuns: 1500 },
    );
  });

  it('is split into consecutive tokens', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let end = 0;
        for (const { offset, length } of tokenize(text)) {
          expect(offset).toBeGreaterThanOrEqual(end);
          end = offset + length;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 1500 },
    );
  });
});
