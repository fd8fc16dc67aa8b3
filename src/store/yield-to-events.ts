/**
 * Yields to the event loop: lets the page handle urgent events (a key press, a frame), then resolves in a new task.
 * Long work that awaits this function between its parts does not block the page.
 */
export function yieldToEvents(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
