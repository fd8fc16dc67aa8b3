import * as Comlink from 'comlink';
import type { AgentFilesApi } from '../protocol/opened-run.ts';
import { readAgentFiles } from './agent-files/read-agent-files.ts';

Comlink.expose({
  read: readAgentFiles,
  compare: async (before, after) => (await import('./agent-files/compare-catalogs.ts')).compareCatalogs(before, after),
} satisfies AgentFilesApi);
