/** Searches for a solution of a puzzle that is smaller than the smallest known one. */
import { createHash } from 'node:crypto';
import { readPuzzle } from '../../scripts/site/content/read-puzzle.ts';
import { parse } from '../../src/engine/syntax/parse.ts';
import type { Project, ProjectFiles } from '../../src/protocol/project/project.ts';
import { changeSize } from '../../src/puzzles/change-size.ts';
import { engine, isSolved, puzzleJudge } from './judge-puzzle.ts';
import { editsOfOne, editsOfTwo, joinEdits, type Edit } from './small-edits.ts';

/** Result of searching all changes of one size. */
export interface SearchedSize {
  readonly size: number;
  readonly tried: number;
  /** False if time was over before all changes were tried. */
  readonly isComplete: boolean;
  /** Changes that solve the puzzle. */
  readonly solutions: readonly Edit[];
}

/**
 * Tries all changes of a puzzle up to a size. There are too many changes of three or more tokens.
 *
 * @param seconds time limit for each size
 */
export async function searchPuzzle(id: string, most: number, seconds: number): Promise<readonly SearchedSize[]> {
  const { project } = await readPuzzle(id);
  const judge = await puzzleJudge(id);
  const results: SearchedSize[] = [];
  for (const [index, enumerate] of [editsOfOne, editsOfTwoAnywhere].entries()) {
    const size = index + 1;
    if (size <= most) results.push(await trySize(size, enumerate(project.files), project, judge, seconds));
  }
  return results;
}

/**
 * Generates changes of two tokens: adjacent ones, and then all pairs of changes of one token that leave the code without
 * a syntax error. Pairs that are only correct together, such as an opening and a closing brace around other code, are
 * left out: there are several hundred times as many.
 */
function* editsOfTwoAnywhere(files: ProjectFiles): Generator<Edit> {
  yield* editsOfTwo(files);
  const single = new Map([...editsOfOne(files)].map((edit) => [`${edit.path} ${edit.text}`, edit]));
  const correct = [...single.values()].filter((edit) => edit.text !== files[edit.path] && !hasSyntaxError(edit));
  for (const [index, one] of correct.entries()) {
    for (const other of correct.slice(index + 1)) {
      const both = joinEdits(files, one, other);
      if (both !== undefined) yield both;
    }
  }
}

async function trySize(
  size: number,
  edits: Iterable<Edit>,
  project: Project,
  judge: Awaited<ReturnType<typeof puzzleJudge>>,
  seconds: number,
): Promise<SearchedSize> {
  const end = performance.now() + seconds * 1000;
  const solutions: Edit[] = [];
  const seenTexts = new Set<string>();
  /** For each compiled catalog and graph, whether the project solves the puzzle. */
  const known = new Map<string, boolean>();
  let tried = 0;
  for (const edit of edits) {
    if (performance.now() > end) return { size, tried, isComplete: false, solutions };
    const key = createHash('sha1')
      .update(JSON.stringify([edit.path, edit.text, edit.more]))
      .digest('base64');
    if (seenTexts.has(key)) continue;
    seenTexts.add(key);
    tried += 1;
    const files: ProjectFiles = { ...project.files, [edit.path]: edit.text, ...edit.more };
    if (hasSyntaxError(edit)) continue;
    if ((await solves(files, project, judge, known)) && changeSize(project.files, files) <= size) solutions.push(edit);
  }
  return { size, tried, isComplete: true, solutions };
}

function hasSyntaxError({ path, text }: Edit): boolean {
  return path.endsWith('.pp') && parse(text, path).diagnostics.some(({ severity }) => severity === 'error');
}

/** Returns whether files solve the puzzle. Projects with the same catalog and graph have the same result. */
async function solves(
  files: ProjectFiles,
  project: Project,
  judge: Awaited<ReturnType<typeof puzzleJudge>>,
  known: Map<string, boolean>,
): Promise<boolean> {
  const { catalog, graph } = await engine.analyze({ revision: 0, project: { ...project, files } });
  if (catalog === undefined || graph === undefined || graph.cycles.length > 0) return false;
  const key = JSON.stringify([
    catalog.resources.map(({ ref, virtual, parameters }) => [
      ref,
      virtual,
      parameters.map(({ name, text }) => [name, text]),
    ]),
    graph.dependencies.map(({ from, to, refresh }) => [from, to, refresh]),
    graph.order,
  ]);
  const before = known.get(key);
  if (before !== undefined) return before;
  const result = isSolved(await judge(files));
  known.set(key, result);
  return result;
}
