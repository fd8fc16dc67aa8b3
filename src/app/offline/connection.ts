/**
 * The parts of the Network Information API (https://wicg.github.io/netinfo/) that the page uses. Only some browsers
 * have this API.
 */
interface Connection extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Returns whether a large download in the background would not disturb the user. True in browsers without the API. */
export function isGoodConnection({ connection, onLine }: Pick<Navigator, 'connection' | 'onLine'>): boolean {
  if (!onLine) return false;
  const { saveData = false, effectiveType = '4g' } = connection ?? {};
  return !saveData && effectiveType === '4g';
}

export function watchConnection(listener: () => void): void {
  addEventListener('online', listener);
  navigator.connection?.addEventListener('change', listener);
}
