import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { buildEmbed } from './build-embed.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { hostFiles } from './host-files.ts';
import { thirdPartyNotices, thirdPartyText } from './third-party.ts';
import { enginePolicy, findInlineScripts, pagePolicy } from './policy.ts';

/** Name of the file with notices of third parties, to which the page's help links. */
const THIRD_PARTY = 'THIRD-PARTY.txt';

/** Returns an identifier of the release, which changes when any file does, because file names contain hashes. */
function computeRevision(html: string, names: readonly string[]): string {
  return createHash('sha256')
    .update([html, ...names].sort().join('\n'))
    .digest('hex')
    .slice(0, 16);
}

/**
 * Vite plugin that turns the built chunks into a site: adds the policy to the page and to the hosts' files, and builds
 * the service worker.
 */
export function sitePlugin(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'bunraku-site',
    apply: 'build',
    configResolved: (config) => {
      ({ root } = config);
      folder = resolve(root, config.build.outDir);
    },
    transformIndexHtml: {
      order: 'post',
      // Inserted after the encoding, which must be within the first kilobyte, and before anything to which the policy
      // applies.
      handler: (html, { bundle = {} }) =>
        html.replace(
          /<meta charset="utf-8" ?\/>/,
          (charset) =>
            `${charset}
    <meta http-equiv="Content-Security-Policy" content="${pagePolicy(findInlineScripts(html))}" />
    <meta name="bunraku-revision" content="${computeRevision(html, Object.keys(bundle))}" />`,
        ),
    },
    writeBundle: {
      sequential: true,
      handler: async () => {
        const html = await readFile(join(folder, 'index.html'), 'utf8');
        const files = Object.entries(hostFiles({ page: pagePolicy(findInlineScripts(html)), engine: enginePolicy() }));
        await Promise.all(files.map(([name, text]) => writeFile(join(folder, name), text)));
        await writeFile(join(folder, THIRD_PARTY), thirdPartyText(thirdPartyNotices(root)));
        await buildEmbed(root, folder);
        await buildServiceWorker(folder);
      },
    },
  };
}
