/**
 * Resolves in a task of its own, as soon as the page's thread has taken what is more urgent: a key, a frame. Work that is long
 * altogether holds up nobody when it is done in parts with this between them.
 */
export function nextTask(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
