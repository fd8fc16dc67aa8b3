import { describe, expect, it, vi } from 'vitest';
import { createConnection } from './connection.ts';

const closed = (): DOMException => new DOMException('The database connection is closing.', 'InvalidStateError');

describe('a connection', () => {
  it('opens once, and again after it was forgotten', async () => {
    let opened = 0;
    const connection = createConnection(async () => (opened += 1));
    expect(await connection.use(async (database) => database)).toBe(1);
    expect(await connection.use(async (database) => database)).toBe(1);
    connection.forget();
    expect(await connection.use(async (database) => database)).toBe(2);
  });

  it('that was closed is opened again by the next use, which succeeds', async () => {
    let opened = 0;
    const connection = createConnection(async () => (opened += 1));
    const work = async (database: number): Promise<string> => {
      if (database === 1) throw closed();
      return `written to ${database}`;
    };
    expect(await connection.use(work)).toBe('written to 2');
  });

  it('passes on other errors, and does not try twice', async () => {
    const work = vi.fn<() => Promise<void>>(async () => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await expect(createConnection(async () => 1).use(work)).rejects.toThrow('no room');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('that could not be opened is tried again by the next use', async () => {
    let isOff = true;
    const connection = createConnection(async () => {
      if (isOff) throw new Error('switched off');
      return 1;
    });
    await expect(connection.use(async (database) => database)).rejects.toThrow('switched off');
    isOff = false;
    expect(await connection.use(async (database) => database)).toBe(1);
  });

  it('that is blocked fails after a timeout, with the reason', async () => {
    vi.useFakeTimers();
    const connection = createConnection(() => new Promise<number>(() => {}));
    const outcome = connection.use(async () => 'used').catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await outcome).toContain('is blocking this page’s storage');
    vi.useRealTimers();
  });
});
