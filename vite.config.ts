import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Relative addresses, so that the built site can be laid in any folder of any host.
export default defineConfig({
  base: './',
  plugins: [react()],
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist', chunkSizeWarningLimit: 4000 },
  server: { port: 5173 },
  test: { include: ['src/**/*.test.{ts,tsx}', 'e2e/conformance/**/*.test.ts'], environment: 'node' },
});
