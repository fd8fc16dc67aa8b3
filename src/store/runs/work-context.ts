import type { EngineClient } from '../../client/client-types.ts';
import type { KeptBytes } from '../../protocol/engine-api.ts';
import type { Project } from '../../protocol/project/project.ts';
import { servedBytes } from '../../workspace/kept/served-bytes.ts';
import type { PackStore } from '../../workspace/kept/pack-store.ts';
import type { AppState } from '../state.ts';

export interface WorkContext {
  readonly set: (change: (state: AppState) => Partial<AppState>) => void;
  readonly get: () => AppState;
  readonly engine: EngineClient;
  readonly packs: Pick<PackStore, 'blob'>;
}

/** Returns the fields of a request that contain the bytes of binary files. Empty if the project has none. */
export async function loadKept({ kept }: Project, packs: WorkContext['packs']): Promise<{ readonly kept?: KeptBytes }> {
  const bytes = kept === undefined ? undefined : await servedBytes(packs, kept);
  return bytes === undefined ? {} : { kept: bytes };
}
