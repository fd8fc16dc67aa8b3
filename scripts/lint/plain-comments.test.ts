import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findCommentFaults, findRubyCommentFaults } from './plain-comments.mjs';

it('finds openings and words that hide the point of a comment', () => {
  expect(findCommentFaults('* What is read.')).toEqual(['Begin the comment with its noun or verb: "What is read.…"']);
  expect(findCommentFaults(' Reads the file anew.')).toEqual(['Say "again" for \\banew\\b']);
});

it('accepts code in a comment, and any first word in a continued line', () => {
  expect(findCommentFaults(' Prints `anew`.')).toEqual([]);
  expect(findCommentFaults(' that was read.', true)).toEqual([]);
});

it('reads the comments of Ruby code', () => {
  const code = [
    '# frozen_string_literal: true',
    '# What is read.',
    '# That goes on.',
    'puts "# What"',
    '  # Reads it.',
  ].join('\n');
  expect(findRubyCommentFaults(code)).toEqual(['2: Begin the comment with its noun or verb: "What is read.…"']);
});

it('holds for all Ruby files of the repository except recorded cases and code of lessons and examples', () => {
  const files = execFileSync('git', ['ls-files', 'src/engine/**/*.rb', 'e2e/**/*.rb'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith('e2e/conformance/cases/'));
  expect(files.length).toBeGreaterThan(90);
  const faults = files.flatMap((file) =>
    findRubyCommentFaults(readFileSync(file, 'utf8')).map((fault) => `${file}:${fault}`),
  );
  expect(faults).toEqual([]);
});
