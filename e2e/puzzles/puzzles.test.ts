import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listPuzzles, PUZZLES, readPuzzle } from '../../scripts/site/content/read-puzzle.ts';
import { sample } from '../../scripts/testing/sample.ts';
import { lessonIds } from '../../scripts/site/content/read-lesson.ts';
import { changeSize } from '../../src/puzzles/change-size.ts';
import { isSolved, puzzleJudge, wrongStates } from './judge-puzzle.ts';

const puzzles = await listPuzzles();

it('every folder is a puzzle of a grade', () => {
  const folders = readdirSync(PUZZLES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(puzzles.map(({ id }) => id).toSorted());
});

describe.each(sample(puzzles).map(({ id }) => id))('%s', (id) => {
  it('is broken, and its known change solves it', async () => {
    const judge = await puzzleJudge(id);
    const { project, fixed, best, lesson } = await readPuzzle(id);
    expect(isSolved(await judge(project.files))).toBe(false);
    expect((await judge(fixed)).checks.filter(({ state }) => state.kind !== 'passed')).toEqual([]);
    expect(changeSize(project.files, fixed)).toBe(best);
    expect(lessonIds).toContain(lesson);
  });

  it('each wrong change fails the check of its name with a sentence', async () => {
    const judge = await puzzleJudge(id);
    const states = await wrongStates(id);
    expect(states.length).toBeGreaterThan(0);
    for (const { name, files } of states) {
      const [wanted = ''] = name.split('--');
      const found = (await judge(files)).checks.find((check) => check.id === wanted)?.state;
      expect([name, found]).toEqual([name, { kind: 'open', seen: expect.stringMatching(/[.)”]$/) }]);
    }
  });
});
