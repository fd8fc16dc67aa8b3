/**
 * Lets the page's thread handle urgent events first (a key, a frame), and resolves in a new task. Long work that awaits this between its parts
 * blocks nothing.
 */
export function yieldToEvents(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
