import * as Comlink from 'comlink';
import { expect, it } from 'vitest';
import { logWire, roughSize } from './log-wire.ts';

it('logs each request and its answer, with sizes and the time between', async () => {
  const { port1, port2 } = new MessageChannel();
  Comlink.expose({ double: (text: string) => text + text }, port2);
  const lines: string[] = [];
  let time = 0;
  const wire = {
    postMessage: (message: unknown, transfer: Transferable[]) => port1.postMessage(message, transfer),
    addEventListener: port1.addEventListener.bind(port1),
    removeEventListener: port1.removeEventListener.bind(port1),
    start: () => port1.start(),
  };
  logWire(
    wire,
    'engine',
    (line) => lines.push(line),
    () => (time += 5),
  );
  const remote = Comlink.wrap<{ double(text: string): string }>(wire);
  expect(await remote.double('x'.repeat(1000))).toBe('x'.repeat(2000));
  expect(lines.map((line) => line.replaceAll(/\d+ bytes/g, 'N bytes'))).toEqual([
    'engine ← double, N bytes',
    'engine → double, N bytes, 5.0 ms',
  ]);
  port1.close();
  port2.close();
});

it('measures values roughly, and shared ones once', () => {
  const shared = { text: 'x'.repeat(100) };
  expect(roughSize([shared, shared])).toBeLessThan(200);
  expect(roughSize(new Uint8Array(50))).toBe(50);
  expect(roughSize(new Map([['a', 'b'.repeat(30)]]))).toBeGreaterThan(30);
});
