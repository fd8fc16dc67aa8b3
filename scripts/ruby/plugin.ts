/**
 * Vite plugin that adds Ruby's files to the site. `virtual:ruby-assets` exports their addresses; the engine's worker
 * fetches the files when a project needs Ruby.
 */
import type { Plugin } from 'vite';
import { bootVersion } from './boot-version.ts';
import { rubyLibrary } from './ruby-library.ts';
import { rubyModule } from './standard-library.ts';

const NAME = 'virtual:ruby-assets';
const MADE = `\0${NAME}`;
/** Addresses of both files on the development server. */
const SERVED = { module: '/@ruby/ruby.wasm', library: '/@ruby/ruby-library.json' } as const;

const libraryText = async (): Promise<string> => JSON.stringify(await rubyLibrary());

function moduleText(
  module: string,
  library: string,
  sizes: { readonly module: number; readonly library: number },
  version: string,
): string {
  return [
    `export const moduleUrl = ${module};`,
    `export const libraryUrl = ${library};`,
    `export const sizes = ${JSON.stringify(sizes)};`,
    `export const version = ${JSON.stringify(version)};`,
  ].join('\n');
}

export function rubyAssetsPlugin(): Plugin {
  let isBuild = false;
  return {
    name: 'bunraku-ruby-assets',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    configureServer: (server) => {
      server.middlewares.use(SERVED.module, (_request, response) => {
        response.setHeader('Content-Type', 'application/wasm');
        response.end(rubyModule());
      });
      server.middlewares.use(SERVED.library, (_request, response) => {
        void libraryText().then((text) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(text);
        });
      });
    },
    resolveId: (id) => (id === NAME ? MADE : undefined),
    async load(id) {
      if (id !== MADE) return undefined;
      const module = rubyModule();
      const library = await libraryText();
      const sizes = { module: module.length, library: Buffer.byteLength(library) };
      const version = await bootVersion();
      if (!isBuild) return moduleText(JSON.stringify(SERVED.module), JSON.stringify(SERVED.library), sizes, version);
      const emitted = [
        this.emitFile({ type: 'asset', name: 'ruby.wasm', source: module }),
        this.emitFile({ type: 'asset', name: 'ruby-library.json', source: library }),
      ].map((reference) => `import.meta.ROLLUP_FILE_URL_${reference}`);
      return moduleText(emitted[0] ?? '', emitted[1] ?? '', sizes, version);
    },
  };
}
