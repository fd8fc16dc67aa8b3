/**
 * `npm run provenance -- PUPPET_CHECKOUT`: checks that the project's Ruby files were not copied from Puppet's. Lines
 * are compared without indentation, comments, spacing and kind of quotes. Five consecutive lines that also occur in one
 * of Puppet's files count as copied. Lines that any Ruby file contains (`end`, `else`, a single bracket) are skipped,
 * so that the five lines mean something.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const OWN = 'src/engine/ruby/lib';
const RUN = 5;

interface Line {
  readonly number: number;
  readonly text: string;
}

function normalLines(text: string): readonly Line[] {
  return text
    .split('\n')
    .map((line, index) => ({
      number: index + 1,
      text: line
        .replace(/(?:^|\s)#(?![{]).*$/, '')
        .replaceAll('"', "'")
        .replaceAll(/\s+/g, ' ')
        .trim(),
    }))
    .filter(({ text: line }) => line !== '' && !/^(?:end|else|begin|ensure|rescue|private|[[\](){}|,;.]+)$/.test(line));
}

/** Returns all sequences of consecutive lines, each with the number of its first line. */
function collectRuns(text: string): readonly (readonly [run: string, first: number])[] {
  const lines = normalLines(text);
  return lines.slice(0, Math.max(0, lines.length - RUN + 1)).map((line, at) => {
    const run = lines.slice(at, at + RUN).map((each) => each.text);
    return [run.join('\n'), line.number] as const;
  });
}

function rubyFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.rb'))
    .toSorted()
    .map((name) => join(folder, name));
}

const [checkout] = process.argv.slice(2);
if (checkout === undefined) {
  console.error('usage: npm run provenance -- PUPPET_CHECKOUT');
  process.exitCode = 2;
} else {
  const theirs = new Map<string, string>();
  const puppets = rubyFiles(checkout);
  for (const path of puppets) {
    for (const [run, first] of collectRuns(readFileSync(path, 'utf8'))) theirs.set(run, `${path}:${first}`);
  }
  const ours = rubyFiles(OWN);
  let lines = 0;
  const copied: string[] = [];
  for (const path of ours) {
    const text = readFileSync(path, 'utf8');
    lines += normalLines(text).length;
    for (const [run, first] of collectRuns(text)) {
      const found = theirs.get(run);
      if (found !== undefined) copied.push(`${path}:${first} stands in ${found}`);
    }
  }
  for (const each of copied) console.log(each);
  console.log(
    `${ours.length} files with ${lines} lines compared with ${puppets.length} files of Puppet: ` +
      `${copied.length} runs of ${RUN} lines are the same.`,
  );
  process.exitCode = copied.length === 0 ? 0 : 1;
}
