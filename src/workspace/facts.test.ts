import { expect, it } from 'vitest';
import { parseFacts } from './facts.ts';

it('reads an object, and an empty string as no facts', () => {
  expect(parseFacts(' {"role": ["web"]}\n')).toEqual({ ok: true, value: { role: ['web'] } });
  expect(parseFacts(' \n')).toEqual({ ok: true, value: {} });
});

it('reports the place of invalid JSON, or invalid facts', () => {
  expect(parseFacts('{ "a": 1,\n}')).toMatchObject({ ok: false, problem: { start: 10, end: 11 } });
  expect(parseFacts('  [1]')).toMatchObject({ ok: false, problem: { start: 2, end: 3 } });
  expect(parseFacts(`{"a": ${'['.repeat(30)}${']'.repeat(30)}}`)).toMatchObject({
    ok: false,
    problem: { message: 'A node cannot have this many facts, or facts nested this deeply', start: 0 },
  });
});

it("extracts the facts from an agent's cache", () => {
  expect(parseFacts('{"name": "web1", "values": {"role": "web"}, "timestamp": "x"}')).toEqual({
    ok: true,
    value: { role: 'web' },
  });
  expect(parseFacts('{"name": "web1", "values": "many"}')).toEqual({
    ok: true,
    value: { name: 'web1', values: 'many' },
  });
});
