/** Tests that rewrites keep the meaning of code: after each rewrite, a recorded case compiles to the same catalog. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  catalogToJson,
  collectFacts,
  compile,
  parse,
  platforms,
  tokenize,
  valuesFromJson,
} from '../../src/engine/index.ts';
import type { CodeAction } from '../../src/language-service/answers.ts';
import { LanguageService } from '../../src/language-service/service.ts';
import { applyAction } from '../../src/language-service/testing/actions-at.ts';

const folder = join(import.meta.dirname, 'cases');
const SITE = 'manifests/site.pp';
const NODE = 'x.example.com';
const FACTS = collectFacts(platforms['debian-12'], NODE);
/**
 * Titles of actions that must not change the catalog. Others may, for example because a new class or parameter is part
 * of the catalog.
 */
const SAME =
  /^(?:Convert to|Inline|Remove the unused|Change to (?:single|double) quotes$|Move the required|Surround|Change to an iter|Swap the branches|Simplify to|Split into one|Join resources|Add a default case|Extract the variable)/;
/** Tests every tenth case, to take only seconds. */
const STEP = 10;

/** Returns the catalog as JSON without places; undefined if the code does not compile. */
function compileCase(text: string): string | undefined {
  const files = { paths: [SITE], read: (path: string) => (path === SITE ? text : undefined) };
  const { catalog } = compile({ files, node: { name: NODE, facts: valuesFromJson(FACTS) } });
  if (catalog === undefined) return undefined;
  return JSON.stringify(catalogToJson(catalog), (key, value: unknown) =>
    key === 'line' || key === 'file' ? undefined : typeof value === 'bigint' ? String(value) : value,
  );
}

/** Returns all different actions at the tokens of a manifest, and for each line that is a statement. */
function collectActions(text: string): readonly CodeAction[] {
  const service = new LanguageService();
  service.update({ files: new Map([[SITE, text]]), facts: FACTS });
  const found = new Map<string, CodeAction>();
  const add = (offset: number, selection?: readonly [number, number]): void => {
    const place = { file: SITE, offset, ...(selection === undefined ? {} : { selection }) };
    for (const action of service.answer('codeActions', place).actions)
      if (SAME.test(action.title)) found.set(JSON.stringify(action.edits), action);
  };
  for (const { category, offset } of tokenize(text)) {
    if (category === 'comment' || category === 'bracket') continue;
    add(category === 'variable' || category === 'string' ? offset + 1 : offset);
  }
  for (const match of text.matchAll(/^ *\w+ \{.*\}$/gm)) add(match.index, [match.index, match.index + match[0].length]);
  return [...found.values()];
}

const cases = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?:classes|language|relationships|resources)\/[^/]+\.pp$/.test(path))
  .toSorted()
  .filter((_, index) => index % STEP === 0);

test.each(cases)('rewrites of %s keep its meaning', (path) => {
  const text = readFileSync(join(folder, path), 'utf8');
  const before = compileCase(text);
  if (before === undefined) return;
  const comments = (code: string): number => tokenize(code).filter(({ category }) => category === 'comment').length;
  const broken = collectActions(text).filter((action) => {
    const after = applyAction(new Map([[SITE, text]]), action)[SITE] ?? text;
    const isValid = parse(after, SITE).diagnostics.every(({ severity }) => severity !== 'error');
    return !isValid || comments(after) < comments(text) || compileCase(after) !== before;
  });
  expect(broken.map(({ title }) => title)).toEqual([]);
});
