/**
 * Generates mutations of recorded cases and expressions: deletes, repeats and swaps tokens and lines, and changes
 * values.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../../fuzz/random.ts';
import { MANIFEST, OPTIONS, type Files, type Source } from '../source.ts';
import { tokensOf } from '../tokens.ts';
import { CURRENT_TIME } from './forms.ts';

/** Areas whose cases run on the machine with tables, and need no modules from elsewhere. */
const AREAS = ['apply', 'classes', 'errors', 'hiera', 'language', 'modules', 'relationships', 'resources'];
/**
 * Matches cases to leave out: those with Ruby, because it starts slowly, and those with commands that, once mutated,
 * could end processes, wait or damage the machine.
 */
const LEFT_OUT =
  /inline_template|\btemplate\(|kill|reboot|shutdown|halt|poweroff|sleep|\bdd\b|mkfs|mount|\/dev\/|\/proc\//;
/** Matches names of cases whose resource type is in a module that the recorder may not have. */
const NEEDS_A_MODULE = /^yumrepo/;
/** Maximum length of a case in characters, because a longer case takes long to reduce. */
const LONGEST = 4000;
/** Areas whose cases describe the machine before the run. */
const APPLIED = ['apply', 'relationships'];

const VALUES = [
  ...[
    'undef',
    'default',
    'true',
    "'x'",
    "''",
    '0',
    '-1',
    '9223372036854775807',
    '1.5',
    '[]',
    '{}',
    '[1, 2]',
    '{ a => 1 }',
  ],
  ...['$x', '$facts', 'Integer', 'String', "File['/x']", '/a/', "Sensitive('s')", '"${title}"', 'absent', 'name::of'],
] as const;

export interface Recorded {
  readonly cases: readonly Files[];
  readonly expressions: readonly string[];
}

export function readRecorded(root: string): Recorded {
  const folder = join(root, 'e2e', 'conformance');
  const cases = AREAS.flatMap((area) =>
    readdirSync(join(folder, 'cases', area))
      .filter((name) => !NEEDS_A_MODULE.test(name))
      .toSorted()
      .map((name) => readCaseFiles(join(folder, 'cases', area, name)))
      .map((files) => (APPLIED.includes(area) ? files : untilGraph(files))),
  ).filter(isUsable);
  const expressions = readFileSync(join(folder, 'eval', 'expressions.txt'), 'utf8').split('\n');
  return { cases, expressions: expressions.filter((line) => line.trim() !== '' && !LEFT_OUT.test(line)) };
}

function untilGraph(files: Files): Files {
  const options = JSON.parse(files.get(OPTIONS) ?? '{}') as object;
  return new Map([...files, [OPTIONS, JSON.stringify({ stage: 'graph', ...options })]]);
}

function isUsable(files: Files): boolean {
  const text = [...files.values()].join('\n');
  const needsRuby = [...files.keys()].some((path) => path.endsWith('.rb') || path.endsWith('.erb'));
  return !needsRuby && text.length < LONGEST && !LEFT_OUT.test(text) && !text.includes('"modules"');
}

function readCaseFiles(path: string): Files {
  if (statSync(path).isDirectory()) {
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).toSorted();
    const files = names.filter((name) => statSync(join(path, name)).isFile());
    return new Map(files.map((name) => [name, readFileSync(join(path, name), 'utf8')]));
  }
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const options = /^# case:(.*)\n/.exec(text);
  const manifest = options === null ? text : text.slice(options[0].length);
  return new Map([
    [MANIFEST, manifest],
    ...(options?.[1] === undefined ? [] : [[OPTIONS, options[1].trim()] as const]),
  ]);
}

/** Returns a mutated case or, half of the time, a mutated expression, which Puppet evaluates much faster. */
export function mutation(random: Random, recorded: Recorded): Source {
  for (;;) {
    const source = anyMutation(random, recorded);
    const texts = source.form === 'expression' ? [source.text] : [...source.files.values()];
    if (!texts.some((text) => LEFT_OUT.test(text) || CURRENT_TIME.test(text))) return source;
  }
}

function anyMutation(random: Random, { cases, expressions }: Recorded): Source {
  const times = 1 + random.below(3);
  if (random.oneIn(2)) {
    let text = random.pick(expressions).replaceAll('\\n', '\n');
    for (let left = times; left > 0; left -= 1) text = damaged(random, text, random.pick(expressions));
    return { form: 'expression', text: text.trim() === '' ? 'undef' : text };
  }
  const files = new Map(random.pick(cases));
  for (let left = times; left > 0; left -= 1) {
    const path = random.pick([...files.keys()].filter((each) => each !== OPTIONS));
    const other = random.pick(cases).get(MANIFEST) ?? '';
    files.set(path, damaged(random, files.get(path) ?? '', other));
  }
  return { form: 'case', files };
}

function damaged(random: Random, text: string, other: string): string {
  if (random.oneIn(4)) return withChangedLine(random, text);
  const tokens = tokensOf(text);
  const words = tokens.flatMap((token, index) => (/\S/.test(token) ? [index] : []));
  if (words.length === 0) return text;
  const [at, second] = [random.pick(words), random.pick(words)];
  const [here = '', there = ''] = [tokens[at], tokens[second]];
  switch (random.below(7)) {
    case 0:
      return tokens.toSpliced(at, 1).join('');
    case 1:
      return tokens.toSpliced(at, 0, here, ' ').join('');
    case 2:
      return tokens.with(at, there).with(second, here).join('');
    case 3:
      return tokens.with(at, there).join('');
    case 4: {
      const theirs = tokensOf(other).filter((token) => /\S/.test(token));
      return theirs.length === 0 ? text : tokens.with(at, random.pick(theirs)).join('');
    }
    default: {
      const values = words.filter((index) => /^(?:\d|['"]|\$|true|false|undef)/.test(tokens[index] ?? ''));
      return tokens.with(values.length === 0 ? at : random.pick(values), random.pick(VALUES)).join('');
    }
  }
}

function withChangedLine(random: Random, text: string): string {
  const lines = text.split('\n');
  const [at, second] = [random.below(lines.length), random.below(lines.length)];
  switch (random.below(3)) {
    case 0:
      return lines.toSpliced(at, 1).join('\n');
    case 1:
      return lines.toSpliced(second, 0, lines[at] ?? '').join('\n');
    default:
      return lines
        .with(at, lines[second] ?? '')
        .with(second, lines[at] ?? '')
        .join('\n');
  }
}
