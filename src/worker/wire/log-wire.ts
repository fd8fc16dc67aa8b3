/**
 * Logs the requests to workers and their answers in the browser's console if the address of the page contains
 * `?debug=wire`.
 */

interface Wire {
  postMessage(message: unknown, transfer: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

/**
 * True if the page's address contains `?debug=wire`. Read only once, at the start, because the page later changes its
 * address.
 */
const IS_ON = 'location' in globalThis && new URLSearchParams(location.search).get('debug') === 'wire';

/**
 * Returns roughly how many bytes a value takes in a message: the number of characters for a string, 8 for any other
 * plain value.
 */
export function roughSize(value: unknown, seen = new Set<object>()): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 8;
  if (seen.has(value)) return 8;
  seen.add(value);
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return value.byteLength;
  if (value instanceof Blob) return value.size;
  const parts: Iterable<unknown> =
    value instanceof Map || value instanceof Set || Array.isArray(value) ? value : Object.entries(value);
  let size = 8;
  for (const part of parts) size += roughSize(part, seen);
  return size;
}

/**
 * Returns the id of a Comlink message. A request has a `path` (the name of the request). The answer has the same id.
 * Messages of other kinds have no id.
 */
function readId(message: unknown): string | undefined {
  return typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'string'
    ? message.id
    : undefined;
}

function readRequest(message: unknown): string {
  return typeof message === 'object' && message !== null && 'path' in message && Array.isArray(message.path)
    ? message.path.join('.')
    : '';
}

/** Logs each request with its size, and each answer with its size and the milliseconds since the request. */
export function logWire(wire: Wire, name: string, log: (line: string) => void, now = () => performance.now()): void {
  const sent = new Map<string, { readonly request: string; readonly at: number }>();
  const send = wire.postMessage.bind(wire);
  wire.postMessage = (message, transfer) => {
    const id = readId(message);
    const request = readRequest(message);
    if (id !== undefined && request !== '') {
      sent.set(id, { request, at: now() });
      log(`${name} ← ${request}, ${roughSize(message)} bytes`);
    }
    send(message, transfer);
  };
  wire.addEventListener('message', ({ data }) => {
    const id = readId(data);
    const known = id === undefined ? undefined : sent.get(id);
    if (id === undefined || known === undefined) return;
    sent.delete(id);
    log(`${name} → ${known.request}, ${roughSize(data)} bytes, ${(now() - known.at).toFixed(1)} ms`);
  });
}

/** Logs the requests to a worker of this page if the page's address contains `?debug=wire`. */
export function logWireIfWanted(worker: Worker, name: string): void {
  if (IS_ON) logWire(worker, name, (line) => console.info(line));
}
