interface DraftTabs {
  /** Registers the draft that this tab shows. Returns true if another tab already shows the same draft. */
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
 * Connects the tabs of this site. Without locks or channels in the browser, each tab works alone; the versions of
 * drafts then still reveal conflicts.
 */
export function joinTabs(onSavedElsewhere: (draftId: string, version: number) => void): DraftTabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('bunraku.drafts') : undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isSaved(data)) onSavedElsewhere(data.draftId, data.version);
  });
  // Undefined in insecure contexts, although the types do not say so.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  let leave = new AbortController();
  /** Settles when this tab has released its lock. `show` waits for this, because it may request the same lock again. */
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
      // Waits until the other tab releases the lock, and then holds it. A third tab can then see that this tab shows
      // the draft.
      if (isShownElsewhere && !signal.aborted) {
        held = locks.request(name, { signal }, () => untilLeft(signal)).catch(() => {});
      }
      return isShownElsewhere;
    },
    // A channel only reaches pages of this origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    announceSaved: (draftId, version) => channel?.postMessage({ draftId, version } satisfies Saved),
  };
}
