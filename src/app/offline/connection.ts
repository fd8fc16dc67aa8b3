/** Parts of the Network Information API (https://wicg.github.io/netinfo/), which only some browsers have. */
interface Connection extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** True if a large background download does not disturb the user. Without the API, every connection counts as good. */
export function isGoodConnection({ connection, onLine }: Pick<Navigator, 'connection' | 'onLine'>): boolean {
  if (!onLine) return false;
  const { saveData = false, effectiveType = '4g' } = connection ?? {};
  return !saveData && effectiveType === '4g';
}

export function watchConnection(listener: () => void): void {
  addEventListener('online', listener);
  navigator.connection?.addEventListener('change', listener);
}
