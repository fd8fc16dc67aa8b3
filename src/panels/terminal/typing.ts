/** Handles keys in a session and carries out the line editor's effects. */
import { selectSystemNow } from '../../store/runs/system-at-step.ts';
import { appStore } from '../../store/store.ts';
import { complete, inColumns, type Completion } from './complete.ts';
import type { Key } from './keys.ts';
import { press, replaced } from './line-editor.ts';
import type { TerminalSession } from './session.ts';

export function findCompletion(session: TerminalSession): Completion | undefined {
  const state = appStore.getState();
  const system = selectSystemNow(state);
  if (system === undefined) return undefined;
  const { text, cursor } = session.line;
  const projectFiles = Object.keys(state.project.files);
  const resourceTypes = state.analysis?.resourceTypes ?? [];
  return complete(text, cursor, { system, projectFiles, resourceTypes, cwd: session.cwd });
}

export interface Typed {
  readonly rings: boolean;
}

/** Returns the prompt and the line to show. During a history search, the prompt contains the query. */
export function shownLine(session: TerminalSession): {
  readonly prompt: string;
  readonly text: string;
  readonly cursor: number;
} {
  const { text, cursor, search } = session.line;
  if (search === undefined) return { prompt: session.state.prompt, text, cursor };
  const failed = search.at === undefined && search.query !== '' ? 'failed ' : '';
  return { prompt: `(${failed}reverse-i-search)\`${search.query}': `, text, cursor };
}

/** Lists the candidates below the line, unless there are too many for one screen. */
function listCandidates(session: TerminalSession, { candidates }: Completion, columns: number): void {
  const { prompt, text } = shownLine(session);
  const labels = candidates.map(({ label }) => label);
  const list =
    labels.length > 400 ? `${labels.length} possibilities; type more of the word.` : inColumns(labels, columns);
  session.print(`${prompt}${text}\n${list}\n`);
}

/** Handles a key. `isSecondTab` is true if the previous key was a Tab that added nothing. */
export async function typeKey(
  session: TerminalSession,
  key: Key,
  columns: number,
  isSecondTab: boolean,
): Promise<Typed> {
  if (session.state.isRunning) {
    if (key.kind === 'interrupt') session.interrupt('');
    return { rings: false };
  }
  const { text } = session.line;
  const { line, effect } = press(session.line, key, session.history);
  session.type(line);
  if (effect === undefined) return { rings: false };
  switch (effect) {
    case 'bell':
      return { rings: true };
    case 'submit':
      await session.submit(line.text);
      return { rings: false };
    case 'clear':
      session.clear();
      return { rings: false };
    case 'interrupt':
      session.interrupt(text);
      return { rings: false };
    case 'leave':
      session.leave();
      return { rings: false };
    case 'complete': {
      const completion = findCompletion(session);
      if (completion === undefined || completion.candidates.length === 0) return { rings: true };
      const hasGrown = completion.text !== line.text.slice(completion.start, line.cursor);
      if (hasGrown) session.type(replaced(line, completion.start, line.cursor, completion.text));
      else if (isSecondTab) listCandidates(session, completion, columns);
      return { rings: !hasGrown && !isSecondTab };
    }
  }
}
