import { describe, expect, it, vi } from 'vitest';
import { ntpProject } from '../../protocol/testing/ntp-fixture.ts';
import type { CheckedTask, LessonAnswer } from '../../protocol/lessons/lesson.ts';
import { draftOfLesson } from '../../workspace/drafts/lesson-drafts.ts';
import type { Answer, EngineClient } from '../../client/client-types.ts';
import { createAppStore, type AppStore } from '../create-store.ts';
import { startLessonLoop } from '../loops/lesson-loop.ts';
import { selectLessonAge, selectLessonPassed, selectPuzzleSolved } from './lesson-slice.ts';
import { fixtureEngine } from '../testing/fixture-engine.ts';

const LESSON = 'first/one';
const site = 'manifests/site.pp';
const question = { question: 'Which?', choices: ['this', 'that'], outcome: { answer: 'that', why: 'It is so.' } };
const open: LessonAnswer = {
  checks: [{ id: 'there', task: 'It is there', state: { kind: 'open', seen: 'It is not.' } }],
  prediction: question,
};
const passed: LessonAnswer = {
  checks: [{ id: 'there', task: 'It is there', state: { kind: 'passed' } }],
  prediction: question,
};

function openLesson(checkLesson: EngineClient['checkLesson']): AppStore {
  const store = createAppStore({ ...fixtureEngine(), checkLesson });
  startLessonLoop(store);
  store.getState().actions.openProject(ntpProject, draftOfLesson(LESSON));
  return store;
}

function answering(answer: LessonAnswer): EngineClient['checkLesson'] {
  return async () => ({ kind: 'answer', value: answer });
}

describe('a puzzle', () => {
  const puzzle = 'puzzles/after-you';

  it('is solved by the code that was checked, with the size of its change', async () => {
    const store = createAppStore({ ...fixtureEngine(), checkLesson: answering({ ...passed, changeSize: 3 }) });
    startLessonLoop(store);
    const { actions } = store.getState();
    actions.openProject(ntpProject, draftOfLesson(puzzle));
    await actions.apply({ noop: false });
    await vi.waitFor(() => expect(selectPuzzleSolved(store.getState())).toBe(true));
    expect(store.getState().lessonProgress).toEqual({ lessons: { [puzzle]: 'done' }, sizes: { [puzzle]: 3 } });
    actions.editFile(site, 'include other');
    expect(selectPuzzleSolved(store.getState())).toBe(false);
  });

  it('is not solved by the solution that the page shows', async () => {
    const store = createAppStore({ ...fixtureEngine(), checkLesson: answering({ ...passed, changeSize: 1 }) });
    startLessonLoop(store);
    const { actions } = store.getState();
    actions.openProject(ntpProject, draftOfLesson(puzzle));
    actions.keepMine(ntpProject.files);
    await actions.apply({ noop: false });
    await vi.waitFor(() => expect(selectLessonPassed(store.getState())).toBe(true));
    expect(store.getState().lessonProgress).toEqual({ lessons: { [puzzle]: 'started' } });
  });
});

describe('a lesson', () => {
  it('lists its tasks and its question when it is opened, without checking', async () => {
    const store = openLesson(answering(open));
    await vi.waitFor(() => expect(store.getState().lesson?.tasks).toEqual(open.checks));
    expect(store.getState().lesson).toMatchObject({ id: LESSON, result: { kind: 'untried' } });
    expect(store.getState().lesson?.prediction).toEqual({
      kind: 'asked',
      question: 'Which?',
      choices: ['this', 'that'],
      choice: undefined,
      isAboutSecond: false,
    });
    expect(store.getState().lessonProgress.lessons).toEqual({});
  });

  it('is checked after each apply, and done once every task passes', async () => {
    const checkLesson = vi.fn<EngineClient['checkLesson']>(answering(open));
    const store = openLesson(checkLesson);
    await store.getState().actions.apply({ noop: false });
    await vi.waitFor(() => expect(store.getState().lesson?.result).toMatchObject({ kind: 'checked', answer: open }));
    expect(store.getState().lessonProgress).toEqual({ lessons: { [LESSON]: 'started' }, last: LESSON });
    checkLesson.mockImplementation(answering(passed));
    await store.getState().actions.apply({ noop: false });
    await vi.waitFor(() => expect(selectLessonPassed(store.getState())).toBe(true));
    expect(store.getState().lessonProgress.lessons).toEqual({ [LESSON]: 'done' });
  });

  it('is not checked by a noop, nor by showing an earlier run', async () => {
    const store = openLesson(answering(open));
    await store.getState().actions.apply({ noop: true });
    expect(store.getState().lesson?.result.kind).toBe('untried');
    await store.getState().actions.apply({ noop: false });
    await vi.waitFor(() => expect(store.getState().lesson?.result.kind).toBe('checked'));
    store.getState().actions.restartLesson();
    const [, first] = store.getState().runs;
    store.getState().actions.showRun(first?.id ?? '');
    expect(store.getState().lesson?.result.kind).toBe('untried');
  });

  it('is checked with the applied code, regardless of later edits', async () => {
    const checkLesson = vi.fn<EngineClient['checkLesson']>(answering(open));
    const store = openLesson(checkLesson);
    const applied = store.getState().actions.apply({ noop: false });
    store.getState().actions.editFile(site, '# later\n');
    await applied;
    await vi.waitFor(() => expect(store.getState().lesson?.result.kind).toBe('checked'));
    expect(checkLesson.mock.calls.at(-1)?.[0].project.files[site]).toBe(ntpProject.files[site]);
  });

  it('keeps the results of a first apply whose check is late, for that of the second', async () => {
    const answers: ((value: Answer<LessonAnswer>) => void)[] = [];
    const sent: CheckedTask[][] = [];
    const store = openLesson(({ applied, before }) => {
      if (applied === undefined) return answering(open)({ project: ntpProject, before }, LESSON);
      sent.push([...before]);
      // A newer request supersedes one that waits, as in the engine client.
      answers.at(-1)?.({ kind: 'stale' });
      return new Promise((resolve) => answers.push(resolve));
    });
    const { actions } = store.getState();
    await actions.apply({ noop: false });
    await actions.apply({ noop: false });
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.({ kind: 'answer', value: passed });
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    expect(sent).toEqual([[], passed.checks]);
  });

  it('reports why it could not be checked, and drops late answers', async () => {
    let answer: (value: Answer<LessonAnswer>) => void = () => {};
    const store = openLesson(() => new Promise((resolve) => (answer = resolve)));
    await store.getState().actions.apply({ noop: false });
    expect(store.getState().lesson?.result.kind).toBe('checking');
    answer({ kind: 'ended', message: 'The engine crashed.' });
    await vi.waitFor(() => expect(store.getState().lesson?.result).toMatchObject({ message: 'The engine crashed.' }));
    void store.getState().actions.recheckLesson();
    expect(store.getState().lesson?.result.kind).toBe('checking');
    store.getState().actions.openProject(ntpProject, draftOfLesson('first/two'));
    answer({ kind: 'answer', value: passed });
    await Promise.resolve();
    expect(store.getState().lesson).toMatchObject({ id: 'first/two', result: { kind: 'untried' } });
    expect(store.getState().lessonProgress.lessons).toEqual({});
  });
});

describe('a visible run', () => {
  /**
   * For each check of an applied run, lists whether the machine was fresh, whether it was a second apply, and whether
   * earlier results were sent.
   */
  function asked(checkLesson: ReturnType<typeof vi.fn<EngineClient['checkLesson']>>): readonly string[] {
    return checkLesson.mock.calls.flatMap(([{ applied, before }]) =>
      applied === undefined
        ? []
        : [
            [applied.isFresh ? 'fresh' : '', applied.isSecond ? 'second' : '', before.length > 0 ? 'known' : '']
              .filter((word) => word !== '')
              .join(' '),
          ],
    );
  }

  it('is checked with the machine that it began with, and with the previous apply', async () => {
    const checkLesson = vi.fn<EngineClient['checkLesson']>(answering(open));
    const store = openLesson(checkLesson);
    const { actions } = store.getState();
    const apply = async (): Promise<void> => {
      const before = asked(checkLesson).length;
      await actions.apply({ noop: false });
      await vi.waitFor(() => expect(asked(checkLesson)).toHaveLength(before + 1));
      await vi.waitFor(() => expect(store.getState().lesson?.result.kind).toBe('checked'));
    };
    await apply();
    await apply();
    actions.editFile(site, '# other\n');
    await apply();
    await apply();
    await actions.runShell({ line: 'chmod 777 /etc/motd' });
    await apply();
    actions.resetSystem();
    await apply();
    expect(asked(checkLesson)).toEqual(['fresh', 'second known', '', 'second known', 'known', 'fresh known']);
  });

  it('from the terminal is checked too, also after a noop in between', async () => {
    const checkLesson = vi.fn<EngineClient['checkLesson']>(answering(open));
    const store = openLesson(checkLesson);
    const { actions } = store.getState();
    await actions.apply({ noop: false });
    await vi.waitFor(() => expect(store.getState().lesson?.result.kind).toBe('checked'));
    await actions.runShell({ line: 'puppet apply site.pp' });
    await vi.waitFor(() => expect(asked(checkLesson)).toEqual(['fresh', 'second known']));
    await actions.apply({ noop: true });
    await vi.waitFor(() => expect(store.getState().lesson?.result.kind).toBe('checked'));
    await actions.apply({ noop: false });
    await vi.waitFor(() => expect(asked(checkLesson)).toEqual(['fresh', 'second known', 'second known']));
  });

  it('is outdated when the code or the machine changed since', async () => {
    const store = openLesson(answering(open));
    const { actions } = store.getState();
    await actions.apply({ noop: false });
    await vi.waitFor(() => expect(store.getState().lesson?.result.kind).toBe('checked'));
    expect(selectLessonAge(store.getState())).toBeUndefined();
    await actions.runShell({ line: 'chmod 777 /etc/motd' });
    expect(selectLessonAge(store.getState())).toBe('older than the machine');
    actions.editFile(site, '# other\n');
    expect(selectLessonAge(store.getState())).toBe('older than both');
  });
});

describe('a prediction', () => {
  it('is answered by the run, after a choice', async () => {
    const store = openLesson(answering(open));
    await vi.waitFor(() => expect(store.getState().lesson?.prediction.kind).toBe('asked'));
    await store.getState().actions.apply({ noop: false });
    await vi.waitFor(() => expect(store.getState().lesson?.result.kind).toBe('checked'));
    expect(store.getState().lesson?.prediction.kind).toBe('asked');
    store.getState().actions.predict('this');
    await store.getState().actions.apply({ noop: false });
    await vi.waitFor(() =>
      expect(store.getState().lesson?.prediction).toEqual({
        kind: 'answered',
        question: 'Which?',
        choice: 'this',
        answer: 'that',
        why: 'It is so.',
      }),
    );
  });

  it('stays while the code does not compile, and waits for the run that it is about', async () => {
    const checkLesson = vi.fn<EngineClient['checkLesson']>(answering(open));
    const store = openLesson(checkLesson);
    await vi.waitFor(() => expect(store.getState().lesson?.prediction.kind).toBe('asked'));
    store.getState().actions.predict('this');
    checkLesson.mockImplementation(
      answering({ ...open, failure: 'Syntax error', prediction: { question: 'Which?', choices: [] } }),
    );
    await store.getState().actions.apply({ noop: false });
    await vi.waitFor(() => expect(store.getState().lesson?.result.kind).toBe('checked'));
    expect(store.getState().lesson?.prediction).toMatchObject({ choices: ['this', 'that'], choice: 'this' });
    const second = { question: 'Which?', choices: ['this', 'that'], isAboutSecond: true } as const;
    checkLesson.mockImplementation(answering({ ...open, prediction: second }));
    await store.getState().actions.apply({ noop: false });
    await vi.waitFor(() => expect(store.getState().lesson?.prediction).toMatchObject({ isAboutSecond: true }));
    expect(store.getState().lesson?.prediction).toMatchObject({ kind: 'asked', choice: 'this' });
  });

  it('stays hidden once it is skipped, until it is requested', async () => {
    const store = openLesson(answering(open));
    await vi.waitFor(() => expect(store.getState().lesson?.prediction.kind).toBe('asked'));
    store.getState().actions.skipPrediction(true);
    await store.getState().actions.apply({ noop: false });
    await vi.waitFor(() => expect(store.getState().lesson?.result.kind).toBe('checked'));
    expect(store.getState().lesson?.prediction.kind).toBe('skipped');
    store.getState().actions.skipPrediction(false);
    await vi.waitFor(() => expect(store.getState().lesson?.prediction.kind).toBe('asked'));
  });
});

it('resets the progress, and restores it', () => {
  const store = createAppStore(fixtureEngine());
  store.getState().actions.noteLesson(LESSON, 'done');
  const undo = store.getState().actions.forgetLessonProgress();
  expect(store.getState().lessonProgress.lessons).toEqual({});
  undo();
  expect(store.getState().lessonProgress.lessons).toEqual({ [LESSON]: 'done' });
});

it('the user’s own project is not a lesson', () => {
  const store = openLesson(answering(open));
  store.getState().actions.openProject(ntpProject, 'draft-1');
  expect(store.getState().lesson).toBeUndefined();
});
