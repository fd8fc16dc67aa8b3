import * as Comlink from 'comlink';
import type { AgentFilesApi } from '../protocol/opened-run.ts';
import { readAgentFiles } from './agent-files/read-agent-files.ts';

Comlink.expose({ read: readAgentFiles } satisfies AgentFilesApi);
