/** The data of all platforms, so that tests make machines without waiting. */
import { loadPlatform, platformIds } from '../../src/engine/machine/presets/index.ts';

await Promise.all(platformIds.map(loadPlatform));
