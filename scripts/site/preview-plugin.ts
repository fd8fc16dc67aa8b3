import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { freshFiles, HASHED, headerRules } from './host-files.ts';
import { headerPolicy, inlineScriptsOf } from './policy.ts';

/** `npm start` and the end-to-end tests serve the built site with the headers that a host gives it. */
export function previewPlugin(): Plugin {
  return {
    name: 'bunraku-preview',
    configurePreviewServer: (server) => {
      const folder = resolve(server.config.root, server.config.build.outDir);
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        const kind = path.startsWith(`/${HASHED}/`)
          ? 'hashed'
          : path === '/' || freshFiles.some((name) => path === `/${name}`)
            ? 'fresh'
            : 'all';
        const html = readFileSync(join(folder, 'index.html'), 'utf8');
        for (const { files, headers } of headerRules(headerPolicy(inlineScriptsOf(html)))) {
          if (files !== 'all' && files !== kind) continue;
          for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        }
        next();
      });
    },
  };
}
