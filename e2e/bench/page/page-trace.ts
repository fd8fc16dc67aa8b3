/** Reads the tasks of the page's thread from a trace of Chromium. */
import type { Browser, Page } from '@playwright/test';

export interface Task {
  /** Start in milliseconds, on the clock of the trace. */
  readonly start: number;
  readonly wall: number;
  /** CPU milliseconds, which do not include other programs. */
  readonly cpu: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly message?: string } };
}

export interface PageTrace {
  readonly tasks: readonly Task[];
  /** Times at which the page called `performance.mark` or `console.timeStamp`, with the names that it passed. */
  readonly marks: readonly { readonly name: string; readonly at: number }[];
}

/** Traces the page while `work` runs. */
export async function traced(browser: Browser, page: Page, work: () => Promise<void>): Promise<PageTrace> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'blink.user_timing', 'disabled-by-default-devtools.timeline'],
  });
  let buffer: Buffer;
  try {
    await work();
  } finally {
    buffer = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(buffer.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const marks = traceEvents.filter(({ name, args }) => name === 'TimeStamp' && args?.data?.message !== undefined);
  const [mark] = marks;
  const main = traceEvents.find(
    ({ name, pid, args }) => name === 'thread_name' && args?.name === 'CrRendererMain' && pid === mark?.pid,
  );
  const tasks = traceEvents
    .filter(
      ({ name, ph, pid, tid }) =>
        ph === 'X' && name === 'ThreadControllerImpl::RunTask' && pid === main?.pid && tid === main?.tid,
    )
    .map(({ ts, dur = 0, tdur }) => ({ start: ts / 1000, wall: dur / 1000, cpu: (tdur ?? dur) / 1000 }))
    .sort((a, b) => a.start - b.start);
  return {
    tasks,
    marks: marks.map(({ ts, args }) => ({ name: args?.data?.message ?? '', at: ts / 1000 })),
  };
}

/** Returns the tasks that start between two times. */
export function between({ tasks }: PageTrace, from: number, to: number): readonly Task[] {
  return tasks.filter(({ start }) => start >= from && start < to);
}

export function longest(tasks: readonly Task[], by: 'wall' | 'cpu'): number {
  return Math.max(0, ...tasks.map((task) => task[by]));
}

export function total(tasks: readonly Task[], by: 'wall' | 'cpu'): number {
  return tasks.reduce((sum, task) => sum + task[by], 0);
}

/** Returns the value below which this fraction of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
