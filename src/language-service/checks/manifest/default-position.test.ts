import { expect, it } from 'vitest';
import { LanguageService } from '../../service.ts';

const SITE = 'manifests/site.pp';

/** Applies the fix of the finding in a manifest. Returns undefined if there is no fix. */
function fixed(text: string): string | undefined {
  const service = new LanguageService();
  service.update({ files: new Map([[SITE, text]]), facts: {} });
  const found = service.check({ first: undefined }).files.flatMap(({ findings }) => findings);
  const [finding] = found.filter(({ code }) => code === 'default-not-last');
  return finding?.fix?.edits
    .toReversed()
    .reduce(
      (code, { span, text: by }) => code.slice(0, span.offset) + by + code.slice(span.offset + span.length),
      text,
    );
}

it.each([
  ["notice(1 ? { default => 'a', 1 => 'b', 2 => 'c' })", "notice(1 ? { 1 => 'b', 2 => 'c', default => 'a' })"],
  ['case 1 {\n  default: { }\n  1: { notice(1) }\n}', 'case 1 {\n  1: { notice(1) }\n  default: { }\n}'],
  ['case 1 {\n  1: { }\n  default: { }\n}', undefined],
  ["notice(1 ? { 1 => 'b', default => 'a' })", undefined],
])('a default before other options moves to the end: %j', (text, expected) => {
  expect(fixed(text)).toBe(expected);
});
