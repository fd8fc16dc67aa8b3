import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Definition, Program } from '../ast.ts';
import { parse } from '../index.ts';

const cases = join(import.meta.dirname, '../../../../e2e/conformance/cases');

/** Creates a generator of pseudo-random numbers that are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function nameOf(definition: Definition): string {
  return 'name' in definition ? `${definition.kind} ${definition.name}` : definition.kind;
}

function topLevel({ body }: Program): readonly Definition[] {
  const statements = body.kind === 'Block' ? body.statements : [body];
  return statements.filter((statement): statement is Definition => 'nameSpan' in statement && 'name' in statement);
}

/**
 * Typing mistakes: each returns the source inside a definition with the mistake, or undefined if the source has no
 * place for this mistake.
 */
const mistakes: Readonly<Record<string, (inside: string, pick: number) => string | undefined>> = {
  'a lost closing brace': (inside, pick) => without(inside, '}', pick),
  'a lost opening brace': (inside, pick) => without(inside, '{', pick),
  'a lost parenthesis': (inside, pick) => without(inside, ')', pick),
  'a lost quote': (inside, pick) => without(inside, "'", pick),
  'a lost double quote': (inside, pick) => without(inside, '"', pick),
  'a lost comma': (inside, pick) => without(inside, ',', pick),
  'a lost colon': (inside, pick) => without(inside, ':\n', pick),
  'a lost arrow': (inside, pick) => without(inside, '=>', pick),
  'an arrow cut to a sign': (inside, pick) => replaced(inside, '=>', '=', pick),
  'a value not yet written': (inside, pick) => replaced(inside, '=> ', '=> , ', pick),
  'a stray closing brace': (inside, pick) => replaced(inside, '\n', '\n}\n', pick),
  'a stray operator': (inside, pick) => replaced(inside, '\n', '\n == \n', pick),
  'half a resource': (inside, pick) => replaced(inside, '\n', "\n  file { '/x':\n", pick),
  'half a variable': (inside, pick) => replaced(inside, '\n', '\n  $\n', pick),
  'half an assignment': (inside, pick) => replaced(inside, '\n', '\n  $x =\n', pick),
};

function replaced(text: string, what: string, by: string, pick: number): string | undefined {
  const places: number[] = [];
  for (let at = text.indexOf(what); at !== -1; at = text.indexOf(what, at + 1)) places.push(at);
  const place = places[Math.floor(pick * places.length)];
  return place === undefined ? undefined : text.slice(0, place) + by + text.slice(place + what.length);
}

function without(text: string, what: string, pick: number): string | undefined {
  return replaced(text, what, '', pick);
}

interface Tally {
  tried: number;
  kept: number;
  readonly lost: string[];
}

/** Puts each mistake into one definition of each manifest, and checks that all other definitions are still found. */
function tryAll(): ReadonlyMap<string, Tally> {
  const random = randomFrom(8_11_0);
  const tallies = new Map<string, Tally>(Object.keys(mistakes).map((name) => [name, { tried: 0, kept: 0, lost: [] }]));
  const files = readdirSync(cases, { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith('.pp'));
  for (const file of files.toSorted()) {
    const text = readFileSync(join(cases, file), 'utf8');
    const { program, diagnostics } = parse(text, file);
    const definitions = topLevel(program);
    if (definitions.length < 2 || diagnostics.some(({ severity }) => severity === 'error')) continue;
    for (const [name, make] of Object.entries(mistakes)) {
      const hurt = definitions[Math.floor(random() * definitions.length)];
      if (hurt === undefined) continue;
      const end = hurt.offset + hurt.length;
      const changed = make(text.slice(hurt.offset, end), random());
      if (changed === undefined) continue;
      const recovered = parse(text.slice(0, hurt.offset) + changed + text.slice(end), file);
      if (!recovered.diagnostics.some(({ severity }) => severity === 'error')) continue;
      const found = new Set(recovered.program.definitions.map(nameOf));
      const tally = tallies.get(name);
      if (tally === undefined) continue;
      tally.tried++;
      if (definitions.every((each) => each === hurt || found.has(nameOf(each)))) tally.kept++;
      else tally.lost.push(file);
    }
  }
  return tallies;
}

describe('a manifest with one error', () => {
  const tallies = tryAll();
  const all = [...tallies.values()];
  const sum = (part: (tally: Tally) => number): number => all.reduce((total, tally) => total + part(tally), 0);

  it('still has every other definition, in nine of ten', () => {
    expect(sum(({ tried }) => tried)).toBeGreaterThan(800);
    expect(sum(({ kept }) => kept) / sum(({ tried }) => tried)).toBeGreaterThanOrEqual(0.9);
  });

  it.each([...tallies].map(([name, tally]) => [name, tally] as const))('still has most of them with %s', (_, tally) => {
    expect(tally.kept / tally.tried).toBeGreaterThan(0.8);
  });
});
