/** Stores differences as files that people can read, and that the next run reads again. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS, type Input, type Kind, type Source } from './source.ts';

export interface Found {
  readonly input: Input;
  readonly group: string;
  readonly lines: readonly string[];
}

/** Maximum length of a line in a stored difference. */
const LONGEST = 300;
const EXPRESSION = 'expression';
const DIFFERENCE = 'difference (- Puppet, + Bunraku)';

export function foundToText({ input, group, lines }: Found): string {
  const { kind, seed, source } = input;
  const parts: (readonly [string, string])[] =
    source.form === 'expression' ? [[EXPRESSION, source.text]] : [...source.files].map(([path, text]) => [path, text]);
  return [
    `kind: ${kind}`,
    `seed: ${seed}`,
    `group: ${group}`,
    ...parts.flatMap(([title, text]) => [`=== ${title}`, text.replace(/\n$/, '')]),
    `=== ${DIFFERENCE}`,
    ...lines.map((line) => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line)),
    '',
  ].join('\n');
}

export function foundFromText(text: string): Found {
  const [head = '', ...parts] = text.split(/^=== /m);
  const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
  const sections = parts.map((part): readonly [string, string] => {
    const end = part.indexOf('\n');
    return [part.slice(0, end), part.slice(end + 1).replace(/\n$/, '')];
  });
  const difference = sections.find(([title]) => title === DIFFERENCE)?.[1] ?? '';
  const own = sections.filter(([title]) => title !== DIFFERENCE);
  const [only] = own;
  const source: Source =
    only?.[0] === EXPRESSION
      ? { form: 'expression', text: only[1] }
      : { form: 'case', files: new Map(own.map(([path, content]) => [path, `${content}\n`])) };
  const kind: Kind = KINDS.find((each) => each === field('kind')) ?? 'expressions';
  return { input: { kind, seed: Number(field('seed')), source }, group: field('group'), lines: difference.split('\n') };
}

export function readFound(folder: string): ReadonlyMap<string, Found> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return new Map(names.toSorted().map((name) => [name, foundFromText(readFileSync(join(folder, name), 'utf8'))]));
}

/** @returns the name of the file */
export function storeFound(folder: string, found: Found): string {
  const { seed, source } = found.input;
  const text = source.form === 'expression' ? source.text : found.group;
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const name = `${words.slice(0, 8).join('-').slice(0, 60)}-${seed}.txt`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), foundToText(found));
  return name;
}
