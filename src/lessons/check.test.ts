import { describe, expect, it } from 'vitest';
import { createEngine } from '../worker/engine.ts';
import type { CheckedTask, LessonAnswer } from '../protocol/lessons/lesson.ts';
import type { RunView } from '../protocol/run.ts';
import { createPlan, type Plan } from './attempt.ts';
import { checkAttempt, type Check, type LessonChecks } from './check.ts';
import { comesBefore, declares, noCycle, nothingFails, secondRunChangesNothing } from './common-checks.ts';

const { analyze, apply } = createEngine();

async function applied(text: string): Promise<{ readonly plan: Plan; readonly run: RunView }> {
  const project = {
    name: 'Checks',
    files: { 'manifests/site.pp': text },
    node: { certname: 'web.example.com', platform: 'debian-12', facts: {} },
    machine: { files: {}, packages: {}, services: {} },
  } as const;
  const plan = createPlan(await analyze({ revision: 0, project }));
  return { plan, run: await apply({ revision: 0, project, noop: false }, () => {}) };
}

const changed = await applied("file { '/etc/motd': content => 'x' }");
const unchanged = await applied("file { '/etc/motd': ensure => file }");

/** Passes if the run changed a resource. */
const changes: Check['seen'] = ({ run }) => (run.totals.changed > 0 ? undefined : 'Nothing changed.');

function stateIn(answer: LessonAnswer): CheckedTask['state'] | undefined {
  return answer.checks[0]?.state;
}

/** Returns the state of a check after each of several runs of the same code. */
function statesOf(
  on: Check['on'],
  runs: readonly { readonly run: RunView; readonly isFresh?: true; readonly isSecond?: true }[],
): readonly (CheckedTask['state'] | undefined)[] {
  const checks: LessonChecks = {
    checks: [{ id: 'it', task: 'It', seen: changes, ...(on === undefined ? {} : { on }) }],
  };
  let before: readonly CheckedTask[] = [];
  return runs.map(({ run, isFresh = false, isSecond = false }) => {
    const answer = checkAttempt(checks, changed.plan, { run, isFresh, isSecond }, before);
    before = answer.checks;
    return stateIn(answer);
  });
}

describe('a check', () => {
  it('reads the last visible run', () => {
    expect(statesOf(undefined, [changed, unchanged])).toEqual([
      { kind: 'passed' },
      { kind: 'open', seen: 'Nothing changed.' },
    ]);
  });

  it('of a change that happens once needs a fresh machine, and then stays passed for the same code', () => {
    expect(statesOf('any', [unchanged, { ...unchanged, isFresh: true }, changed, unchanged])).toEqual([
      { kind: 'open', seen: 'Nothing changed.', needsFresh: true },
      { kind: 'open', seen: 'Nothing changed.' },
      { kind: 'passed' },
      { kind: 'passed', isEarlier: true },
    ]);
  });

  it('of a second apply waits for that apply, and keeps its result', () => {
    expect(statesOf('second', [changed, { ...unchanged, isSecond: true }, changed])).toEqual([
      { kind: 'waiting', for: 'second' },
      { kind: 'open', seen: 'Nothing changed.' },
      { kind: 'open', seen: 'Nothing changed.', isEarlier: true },
    ]);
  });

  it('of a fresh machine uses no other run', () => {
    expect(statesOf('fresh', [changed, { ...changed, isFresh: true }, unchanged])).toEqual([
      { kind: 'waiting', for: 'fresh' },
      { kind: 'passed' },
      { kind: 'passed', isEarlier: true },
    ]);
  });

  it('does not run before the first apply, nor if nothing was applied', async () => {
    const checks: LessonChecks = { checks: [{ id: 'it', task: 'It', seen: changes }] };
    expect(checkAttempt(checks, changed.plan)).toEqual({
      checks: [{ id: 'it', task: 'It', state: { kind: 'unchecked' } }],
    });
    const broken = await applied("file { '/etc/motd' }");
    const answer = checkAttempt(checks, broken.plan, { run: broken.run, isFresh: true, isSecond: false });
    expect(stateIn(answer)).toEqual({ kind: 'unchecked' });
    expect(answer.failure).toContain('Syntax error');
  });

  it('of an order or a run reports only that there is a cycle, and one of the catalog is answered', async () => {
    const { plan, run } = await applied(
      "notify { 'a': require => Notify['b'] } notify { 'b': require => Notify['a'] }",
    );
    const checks = [
      noCycle,
      comesBefore('order', 'a comes before b', 'Notify[a]', 'Notify[b]'),
      nothingFails,
      secondRunChangesNothing,
      declares('declared', 'a is declared', 'Notify[a]'),
    ];
    const noOrder = { kind: 'open', seen: 'The graph has a cycle: no order exists yet.' };
    expect(
      checkAttempt({ checks }, plan, { run, isFresh: true, isSecond: false }).checks.map(({ state }) => state),
    ).toEqual([
      {
        kind: 'open',
        seen: 'The graph has a cycle, so nothing was applied: Notify[a] and Notify[b] wait for each other.',
      },
      noOrder,
      noOrder,
      noOrder,
      { kind: 'passed' },
    ]);
  });
});

describe('a prediction', () => {
  const about = (on?: 'second'): LessonChecks => ({
    checks: [],
    prediction: {
      question: 'Which?',
      ...(on === undefined ? {} : { on }),
      choices: ({ catalog }) => catalog.resources.filter(({ kind }) => kind === 'native').flatMap(() => ['0', '1']),
      answer: ({ run }) => String(run.totals.changed),
    },
  });

  it('has choices before the run, and its answer from the run', () => {
    expect(checkAttempt(about(), changed.plan).prediction).toEqual({ question: 'Which?', choices: ['0', '1'] });
    const run = { run: unchanged.run, isFresh: false, isSecond: false };
    expect(checkAttempt(about(), changed.plan, run).prediction?.outcome).toEqual({ answer: '0' });
  });

  it('about a second apply has no answer from the first', () => {
    const first = { run: changed.run, isFresh: true, isSecond: false };
    expect(checkAttempt(about('second'), changed.plan, first).prediction).toEqual({
      question: 'Which?',
      isAboutSecond: true,
      choices: ['0', '1'],
    });
    const second = { run: unchanged.run, isFresh: false, isSecond: true };
    expect(checkAttempt(about('second'), changed.plan, second).prediction?.outcome).toEqual({ answer: '0' });
  });

  it('keeps its question while the code does not compile, and has none if there is nothing to predict', async () => {
    const broken = await applied("file { '/etc/motd' }");
    expect(checkAttempt(about(), broken.plan).prediction).toEqual({ question: 'Which?', choices: [] });
    const empty = await applied('');
    expect(checkAttempt(about(), empty.plan).prediction).toBeUndefined();
  });
});
