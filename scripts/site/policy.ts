/**
 * The Content-Security-Policy of the built site. Each permission has its reason. Used for the `<meta>` element of
 * index.html, and for the header files of hosts (`host-files.ts`).
 */
import { createHash } from 'node:crypto';

/** Names of the Trusted Types policies that are allowed: the page's own, and those of the editor. */
const trustedTypePolicies = [
  // Addresses of workers, only of this origin (src/app/trusted-types.ts).
  'default',
  // Monaco's policies for lines, sticky lines, line breaks, screen reader text, colored code, Markdown and the diff
  // editor.
  'editorViewLayer',
  'stickyScrollViewLayer',
  'domLineBreaksComputer',
  'richScreenReaderContent',
  'standaloneColorizer',
  'tokenizeToString',
  'editorGhostText',
  'diffEditorWidget',
  'diffReview',
  // The editor creates this policy but does not use it, because src/editor/monaco.ts starts the workers.
  'defaultWorkerFactory',
  'dompurify',
] as const;

/**
 * Returns the directives by name. `inlineScripts` are the inline scripts of index.html, which are allowed by their
 * hashes.
 */
function directives(inlineScripts: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const hashes = inlineScripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    // Monaco, React Aria and xterm add <style> elements, and Monaco also style attributes of lines. None of these
    // libraries supports a nonce, and a nonce would not help on a static host.
    'style-src': ["'self'", "'unsafe-inline'"],
    // The editor's stylesheet contains images as data: addresses, and the PNG export of a graph uses a blob: address.
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    // The service worker fetches the site's own files.
    'connect-src': ["'self'"],
    // A frame without an origin starts its workers from blob: addresses (src/app/embed/workers-without-origin.ts).
    // These workers import only scripts of this site, and inherit this policy.
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypePolicies,
  };
}

function written(entries: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(entries)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/**
 * Returns the page's policy, for `<meta http-equiv>` and for headers. It has no `frame-ancestors`: any page may embed
 * this one, a framed page is always an embed without access to stored projects (src/app/embed), and `frame-ancestors *`
 * would exclude pages that are sandboxed without an origin.
 */
export function pagePolicy(inlineScripts: readonly string[]): string {
  return written(directives(inlineScripts));
}

/**
 * Returns the policy of the engine's worker file, for headers. It allows WebAssembly, because the engine runs Ruby. The
 * page itself, and the language service, which starts from the same file, compile no WebAssembly.
 */
export function enginePolicy(): string {
  const { 'script-src': scripts = [], ...others } = directives([]);
  return written({ ...others, 'script-src': [...scripts, "'wasm-unsafe-eval'"] });
}

export function findInlineScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
}
