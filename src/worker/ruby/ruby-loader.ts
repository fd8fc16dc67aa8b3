/** Loads and boots Ruby when a project first needs it, and keeps it as long as the worker lives. */
import type { RubySnapshot } from '../../engine/index.ts';
import type { RubyState } from '../../protocol/engine-api.ts';

interface RubyFilesOfSite {
  readonly moduleUrl: string;
  readonly libraryUrl: string;
  /** Identifies everything that the booted memory depends on. */
  readonly version: string;
  readonly sizes: { readonly module: number; readonly library: number };
}

export interface RubyLoader {
  /** Returns a snapshot of the booted Ruby VM; undefined if loading failed, for the reason in `failure`. */
  load(): Promise<RubySnapshot | undefined>;
  /** Reason why the last attempt failed, to show to the user. */
  readonly failure: string | undefined;
  watch(listener: (state: RubyState) => void): void;
}

export function createRubyLoader(
  site: () => Promise<RubyFilesOfSite> = () => import('virtual:ruby-assets'),
): RubyLoader {
  let loading: Promise<RubySnapshot | undefined> | undefined;
  let failure: string | undefined;
  let listener: (state: RubyState) => void = () => {};

  async function load(): Promise<RubySnapshot | undefined> {
    try {
      const snapshot = await fetchAndBoot(await site(), (share) => listener({ kind: 'loading', share }));
      failure = undefined;
      listener({ kind: 'ready' });
      return { ...snapshot, watcher: (file) => listener({ kind: 'runs', file }) };
    } catch (error) {
      failure = await explainFailure(error);
      // The next request tries again, because the connection may work then.
      loading = undefined;
      listener({ kind: 'failed', message: failure });
      return undefined;
    }
  }

  return {
    load: () => (loading ??= load()),
    get failure() {
      return failure;
    },
    watch: (next) => {
      listener = next;
    },
  };
}

async function fetchAndBoot(
  { moduleUrl, libraryUrl, version, sizes }: RubyFilesOfSite,
  onShare: (share: number) => void,
): Promise<RubySnapshot> {
  const total = sizes.module + sizes.library;
  let received = 0;
  let lastPercent = -1;
  const count = (bytes: number): void => {
    received += bytes;
    const share = Math.min(1, received / total);
    const percent = Math.floor(share * 100);
    if (percent === lastPercent) return;
    lastPercent = percent;
    onShare(share);
  };
  const [module, library, { bootRuby, createSnapshot }, { bootedMemory }] = await Promise.all([
    // Streaming compilation requires this content type, which some hosts do not send.
    counted(moduleUrl, 'application/wasm', count).then((response) => WebAssembly.compileStreaming(response)),
    counted(libraryUrl, 'application/json', count).then((response) => response.json()),
    import('../../engine/ruby/index.ts'),
    import('./kept-ruby.ts'),
  ]);
  // The library is JSON that the build of this site created: file contents by path.
  return createSnapshot({ module, library }, await bootedMemory(version, () => bootRuby({ module, library })));
}

async function counted(url: string, type: string, count: (bytes: number) => void): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok || response.body === null) throw new Error(`${response.status} ${response.statusText}`.trim());
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      count(chunk.length);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counting), { headers: { 'Content-Type': type } });
}

/** The smallest valid WebAssembly module, which is only a header. */
const EMPTY_MODULE = Uint8Array.of(0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00);

/**
 * Returns whether the host's security policy lets this worker compile WebAssembly. The only way to find out is to try,
 * because each browser has a different error message.
 */
async function allowsWebAssembly(): Promise<boolean> {
  try {
    await WebAssembly.compile(EMPTY_MODULE);
    return true;
  } catch {
    return false;
  }
}

async function explainFailure(error: unknown): Promise<string> {
  const text = error instanceof Error ? error.message : String(error);
  if (!(await allowsWebAssembly())) {
    return "Ruby cannot run here: this host's policy for the engine's worker does not allow WebAssembly. The header files of the site show the required policy.";
  }
  return `Ruby could not be loaded (${text}). To try again, connect to the network and change the code, or reload the page.`;
}
