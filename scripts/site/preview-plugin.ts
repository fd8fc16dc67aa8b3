import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE, freshFiles, HASHED, headerRules, type HeaderRule } from './host-files.ts';
import { enginePolicy, pagePolicy, findInlineScripts } from './policy.ts';

function isOfKind(path: string, kind: HeaderRule['files']): boolean {
  const isEngine = path.startsWith(`/${ENGINE}/`);
  switch (kind) {
    case 'all':
      return true;
    case 'strict':
      return !isEngine;
    case 'engine':
      return isEngine;
    case 'hashed':
      return isEngine || path.startsWith(`/${HASHED}/`);
    case 'fresh':
      return path === '/' || freshFiles.some((name) => path === `/${name}`);
  }
}

/** Vite plugin with which `npm start` and the browser tests serve the built site with the headers of a real host. */
export function previewPlugin(): Plugin {
  return {
    name: 'bunraku-preview',
    configurePreviewServer: (server) => {
      const folder = resolve(server.config.root, server.config.build.outDir);
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        const html = readFileSync(join(folder, 'index.html'), 'utf8');
        const policies = { page: pagePolicy(findInlineScripts(html)), engine: enginePolicy() };
        for (const { files, headers } of headerRules(policies)) {
          if (!isOfKind(path, files)) continue;
          for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        }
        next();
      });
    },
  };
}
