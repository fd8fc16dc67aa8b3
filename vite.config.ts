import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { englishOnlyPlugin } from './scripts/site/english-only-plugin.ts';
import { examplesPlugin } from './scripts/site/content/examples-plugin.ts';
import { puzzlesPlugin } from './scripts/site/content/puzzles-plugin.ts';
import { lessonsPlugin } from './scripts/site/content/lessons-plugin.ts';
import { leaveOutPlugin } from './scripts/site/leave-out-plugin.ts';
import { previewPlugin } from './scripts/site/preview-plugin.ts';
import { machinesPlugin } from './scripts/machine/pack-platform.mjs';
import { rubyAssetsPlugin } from './scripts/ruby/plugin.ts';
import { sitePlugin } from './scripts/site/plugin.ts';
import { createStages } from './scripts/site/stages.ts';
import { createWorkerParts } from './scripts/site/worker-parts.ts';

// Relative addresses, so that the built site can be laid in any folder of any host.
export default defineConfig({
  base: './',
  plugins: [
    react(),
    rubyAssetsPlugin(),
    examplesPlugin(),
    lessonsPlugin(),
    puzzlesPlugin(),
    machinesPlugin(),
    leaveOutPlugin(),
    englishOnlyPlugin(),
    sitePlugin(),
    previewPlugin(),
  ],
  // The machine's shell packs files with Node's zlib, which no browser has.
  resolve: {
    alias: { 'node:zlib': fileURLToPath(new URL('src/engine/machine/shell/zlib.ts', import.meta.url)) },
  },
  worker: {
    format: 'es',
    plugins: () => [rubyAssetsPlugin(), examplesPlugin(), lessonsPlugin(), puzzlesPlugin(), machinesPlugin()],
    rolldownOptions: {
      // Without this, both of the engine's workers would load all that the engine exports.
      treeshake: { moduleSideEffects: [{ test: /\/src\/engine\/index\.ts$/, sideEffects: false }] },
      output: {
        // The engine's worker stands in a folder of its own, since hosts give it a policy of its own (scripts/site/host-files.ts).
        entryFileNames: ({ name }) =>
          name === 'engine-worker' ? 'engine/[name]-[hash].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            {
              name: createWorkerParts(import.meta.dirname),
              debugName: 'worker part',
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    // What is loaded before the editor is weighed by `npm test -- budget`.
    manifest: true,
    // Maps lie beside the files, and nothing names them: no visitor loads them, and developers load them by hand.
    sourcemap: 'hidden',
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: createStages(import.meta.dirname), debugName: 'stage', includeDependenciesRecursively: false },
            // What parts share that are loaded later.
            { name: 'shared', test: /\/src\/(?:app|panels|protocol|ui)\/|\/lucide-react\//, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
  test: {
    include: ['{src,scripts,e2e}/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['scripts/testing/properties.ts', 'scripts/testing/platforms.ts'],
    // Each file again would read the whole engine anew, which takes longer than all tests together. What a test changes outside of itself it puts back.
    isolate: false,
    // `npm test` leaves these out with --tags-filter, and `npm run test:deep -- properties` runs them.
    tags: [{ name: 'limit', description: 'Reaches a limit of size, depth or work, which takes a second or more.' }],
    // Only a guard against tests that never end: a property test or a start of Ruby takes long on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
