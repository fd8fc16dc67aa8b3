import type { TextState } from './text-state.ts';

/** Changes closer together than this (milliseconds) are undone as one. */
const TOGETHER = 600;
/** Steps that are kept. */
const LIMIT = 200;

/** The states of one text, for undo and redo. */
export interface History {
  /** Notes the state after a change. `alone` keeps it a step of its own, whatever came just before. */
  record(state: TextState, now: number, alone?: boolean): void;
  /** The state before the last step; undefined where there is none. */
  undo(): TextState | undefined;
  redo(): TextState | undefined;
  /** Text as the last noted state has it. */
  readonly text: string;
}

export function createHistory(first: TextState): History {
  let states: readonly TextState[] = [first];
  let index = 0;
  let last = Number.NEGATIVE_INFINITY;

  function step(to: number): TextState | undefined {
    const state = states[to];
    if (state === undefined) return undefined;
    index = to;
    last = Number.NEGATIVE_INFINITY;
    return state;
  }

  return {
    record: (state, now, alone = false) => {
      const joins = !alone && index > 0 && now - last < TOGETHER;
      states = [...states.slice(0, joins ? index : index + 1), state].slice(-LIMIT);
      index = states.length - 1;
      last = alone ? Number.NEGATIVE_INFINITY : now;
    },
    undo: () => step(index - 1),
    redo: () => step(index + 1),
    get text() {
      return states[index]?.text ?? '';
    },
  };
}
