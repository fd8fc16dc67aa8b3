/** Driver for WebKit: WebKitGTK's MiniBrowser on a separate display, controlled by plain WebDriver commands. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { DriverHang, keys, type EngineDriver, type PageDriver } from './engine-page.ts';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** Key of an element reference in answers, as defined by the WebDriver standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Size of the window, which includes the browser's toolbar. */
const WINDOW = { x: 0, y: 0, width: 1440, height: 940 };

interface Answer {
  readonly value?: unknown;
}

export async function startWebKit(programs: WebKitPrograms): Promise<EngineDriver> {
  const display = spawn(programs.display, ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await firstLine(display);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, LIBGL_ALWAYS_SOFTWARE: '1', GDK_BACKEND: 'x11' },
  });
  const ask = createAsker(`http://127.0.0.1:${port}`);
  const isReady = async (): Promise<boolean> =>
    ask('GET', '/status').then(
      () => true,
      () => false,
    );
  while (!(await isReady())) {
    if (driver.exitCode !== null) throw new Error(`${programs.driver} ended with ${driver.exitCode}`);
  }
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    },
  };
  const start = async (): Promise<{ readonly session: string; readonly version: string }> => {
    const value = (await ask('POST', '/session', { capabilities })) as {
      readonly sessionId: string;
      readonly capabilities: { readonly browserVersion: string };
    };
    return { session: value.sessionId, version: value.capabilities.browserVersion };
  };
  const { session, version } = await start();
  await ask('DELETE', `/session/${session}`);
  return {
    name: 'WebKit',
    version,
    newPage: async () => {
      const { session } = await start();
      await ask('POST', `/session/${session}/window/rect`, WINDOW);
      return createPage(ask, session);
    },
    close: async () => {
      await Promise.all([ended(driver), ended(display)]);
    },
  };
}

type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Maximum milliseconds for the driver's answer to a command. */
const LONGEST_ANSWER = 25_000;

function createAsker(address: string): Ask {
  return async (method, path, body) => {
    const response = await fetch(`${address}${path}`, {
      method,
      // Limits the time, because a driver without its browser never answers.
      signal: AbortSignal.timeout(LONGEST_ANSWER),
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    }).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'TimeoutError') throw new DriverHang(`WebDriver ${path}`);
      throw error;
    });
    const { value } = (await response.json()) as Answer;
    if (!response.ok) throw new Error(`WebDriver ${path}: ${JSON.stringify(value).slice(0, 500)}`);
    return value;
  };
}

function createPage(askDriver: Ask, session: string): PageDriver {
  const ask = (path: string, body: object): Promise<unknown> => askDriver('POST', `/session/${session}${path}`, body);
  const evaluate = (source: string): Promise<unknown> =>
    ask('/execute/sync', { script: `return (${source});`, args: [] });
  const act = async (actions: readonly object[]): Promise<void> => {
    await ask('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  const stroke = (value: string): readonly object[] => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  return {
    goto: async (url) => void (await ask('/url', { url })),
    reload: async () => void (await ask('/refresh', {})),
    evaluate,
    click: async (source) => {
      const element = (await evaluate(source)) as Readonly<Record<string, string>> | null;
      if (element === null) throw new Error('The element is gone.');
      await ask(`/element/${element[ELEMENT]}/click`, {});
    },
    type: (text) => act([...text].flatMap(stroke)),
    press: (key) => act(stroke(keys[key])),
    pressWithControl: (key) =>
      act([{ type: 'keyDown', value: keys.Control }, ...stroke(key), { type: 'keyUp', value: keys.Control }]),
    close: async () => void (await askDriver('DELETE', `/session/${session}`)),
  };
}

/** Returns the line that Xvfb prints when it is ready, which is the number of its display. */
async function firstLine(display: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    display.stdio[3]?.on('data', (data: Buffer) => {
      text += data.toString();
      if (text.includes('\n')) resolve(text.trim());
    });
    display.on('error', reject);
    display.on('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = new Promise((resolve) => child.on('exit', resolve));
  child.kill();
  await exit;
}
