import { expect, test } from 'vitest';
import { hostFiles } from './host-files.ts';
import { enginePolicy, findInlineScripts, pagePolicy } from './policy.ts';

const policy = pagePolicy(['var theme;']);
const engine = enginePolicy();
const files = hostFiles({ page: policy, engine });

test.each(Object.entries(files))(
  '%s has the policy, and caching by whether a name changes with its content',
  (_, text) => {
    expect(text).toContain(policy);
    expect(text).toContain(engine);
    expect(text).toContain('immutable');
    expect(text).toContain('no-cache');
  },
);

test('JSON files can be parsed', () => {
  expect(JSON.parse(files['vercel.json'] ?? '')).toHaveProperty('headers');
  expect(JSON.parse(files['staticwebapp.config.json'] ?? '')).toHaveProperty('globalHeaders');
});

test('the policy allows nothing by default, no inline script except those of the page, and no eval', () => {
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[A-Za-z0-9+/]+='; /);
  expect(policy).not.toContain('unsafe-eval');
  expect(policy.match(/unsafe-inline/g)).toHaveLength(1);
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test("the engine's worker alone may compile WebAssembly", () => {
  expect(engine).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(engine).not.toContain("'unsafe-eval'");
  expect(pagePolicy([])).not.toContain('wasm-unsafe-eval');
});

test('no host finds both policies for one file', () => {
  const blocks = (files['_headers'] ?? '').split('\n\n').map((block) => block.split('\n'));
  const withPolicy = blocks.filter((lines) => lines.some((line) => line.includes('Content-Security-Policy')));
  expect(withPolicy.map(([first]) => first?.replace(/^#.*/, ''))).not.toContain('/*');
  expect(withPolicy.flat().filter((line) => line.startsWith('/engine'))).toHaveLength(1);
});

test('the policy leaves framing open, even for pages without an origin, and modules can be read by them', () => {
  expect(policy).not.toContain('frame-ancestors');
  expect(files['_headers']).toContain('Access-Control-Allow-Origin: *');
});

test('inline scripts are found as the browser hashes them: to the last space', () => {
  expect(findInlineScripts('<script>\n a()\n</script><script type="module" src="x.js"></script>')).toEqual([
    '\n a()\n',
  ]);
});
