interface DraftTabs {
  /** Announces the draft that this tab shows. Returns whether another tab already shows it. */
  show(draftId: string): Promise<boolean>;
  announceSaved(draftId: string, version: number): void;
}

interface Saved {
  readonly draftId: string;
  readonly version: number;
}

function isSaved(data: unknown): data is Saved {
  return (
    typeof data === 'object' &&
    data !== null &&
    'draftId' in data &&
    typeof data.draftId === 'string' &&
    'version' in data &&
    typeof data.version === 'number'
  );
}

/**
 * Joins the other tabs. If the browser has no locks or channels, each tab works alone, and the versions of drafts
 * reveal conflicts.
 */
export function joinTabs(onSavedElsewhere: (draftId: string, version: number) => void): DraftTabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('bunraku.drafts') : undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isSaved(data)) onSavedElsewhere(data.draftId, data.version);
  });
  // Absent outside of secure contexts, despite the types.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  let leave = new AbortController();
  /** Settles when this tab has released its lock. `show` waits for this, because the next draft may be the same one. */
  let held: Promise<void> = Promise.resolve();

  /** Holds a lock until this tab shows another draft. */
  const untilLeft = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve());
    });

  return {
    show: async (draftId) => {
      leave.abort();
      leave = new AbortController();
      const { signal } = leave;
      if (locks === undefined) return false;
      await held;
      if (signal.aborted) return false;
      const name = `bunraku.draft.${draftId}`;
      const isShownElsewhere = await new Promise<boolean>((resolve) => {
        held = locks.request(name, { ifAvailable: true }, async (lock) => {
          resolve(lock === null);
          if (lock !== null) await untilLeft(signal);
        });
      });
      // Waits for the lock, so that a later tab is informed even after the first tab was closed.
      if (isShownElsewhere && !signal.aborted) {
        held = locks.request(name, { signal }, () => untilLeft(signal)).catch(() => {});
      }
      return isShownElsewhere;
    },
    // A channel only reaches this origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    announceSaved: (draftId, version) => channel?.postMessage({ draftId, version } satisfies Saved),
  };
}
