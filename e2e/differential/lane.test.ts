import { expect, test } from 'vitest';
import { evaluateLine } from '../../src/cli/evaluate.ts';
import type { JsonRecord } from '../conformance/compare.ts';
import { Both } from './both.ts';
import { baseRelease } from '../conformance/releases/openvox.ts';
import { createEngine } from './engine.ts';
import { runLane, type LaneOptions, type LaneResult } from './lane.ts';
import type { Answerer, LaidSource } from './puppet.ts';
import { reportOf } from './report.ts';

const engine = createEngine(baseRelease);

/** Imitates a Puppet that has the same results as the engine, except for some expressions. */
function fakePuppet(answerTo: (text: string) => JsonRecord | undefined | 'the same'): Answerer {
  const answer = async (source: LaidSource): Promise<JsonRecord | undefined> => {
    const other = source.form === 'expression' ? answerTo(source.text) : 'the same';
    return other === 'the same' ? (await engine.answer([source]))[0] : other;
  };
  return { answer: (sources) => Promise.all(sources.map(answer)), close() {} };
}

async function run(puppet: Answerer, options: Partial<LaneOptions> = {}): Promise<[LaneResult, Both]> {
  const both = new Both(puppet, engine);
  const result = await runLane({
    both,
    kinds: ['expressions'],
    generate: (_, seed) => ({ form: 'expression', text: `[1, max(2, ${seed})]` }),
    seed: 1,
    seconds: 0,
    stored: [],
    ...options,
  });
  return [result, both];
}

const differentMax = fakePuppet((text) =>
  text.includes('max(') ? { expression: text, value: '9', type: 'Integer[9, 9]' } : 'the same',
);

test('a Puppet with the same results has no differences', async () => {
  const [result, both] = await run(fakePuppet(() => 'the same'));
  expect(result.groups).toEqual([]);
  expect(result.tallies.get('expressions')).toMatchObject({ same: 400, different: 0 });
  expect(reportOf(result, both)).toContain('100.00 %');
});

test('differences of the same kind are one group with the smallest input', async () => {
  const [result] = await run(differentMax);
  expect(result.groups.map(({ input }) => input.source)).toEqual([{ form: 'expression', text: 'max(1)' }]);
  expect(result.groups[0]?.group).toMatch(/^value: /);
  expect(result.tallies.get('expressions')).toMatchObject({ same: 0, different: 400 });
});

test('a stored difference is not new', async () => {
  const [first] = await run(differentMax);
  const [again] = await run(differentMax, { stored: first.groups });
  expect(again.groups.map(({ isStored }) => isStored)).toEqual([true]);
});

test('a deviation with a reason is known', async () => {
  const error = { class: 'NoMethodError', message: "undefined method 'a' for nil:NilClass" };
  const [result] = await run(fakePuppet((text) => ({ expression: text, error })));
  expect(result.groups).toEqual([]);
  expect(result.tallies.get('expressions')).toMatchObject({ known: 400 });
  expect([...result.reasons.keys()]).toEqual(['functions that meet a value of a kind that they never expected']);
});

test('an input without a result, and an input that differs only once, are not findings', async () => {
  const [silent] = await run(fakePuppet(() => undefined));
  expect(silent.tallies.get('expressions')).toMatchObject({ unanswered: 400, different: 0 });
  let turn = 0;
  const [unsteady] = await run(fakePuppet((text) => (turn++ < 400 ? { expression: text, value: '9' } : 'the same')));
  expect(unsteady.groups).toEqual([]);
  expect(unsteady.unsteady).toBe(1);
});

test('deprecations that a process reports once are not compared', async () => {
  const logs = [{ level: 'warning', message: 'This is deprecated.' }];
  const withLogs = fakePuppet((text) => ({ ...(JSON.parse(JSON.stringify(evaluateLine(text))) as JsonRecord), logs }));
  const [result] = await run(withLogs);
  expect(result.groups).toEqual([]);
});
