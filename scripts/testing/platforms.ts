/** Loads the data of all platforms, so that tests create machines synchronously. */
import { loadPlatform, platformIds } from '../../src/engine/machine/presets/index.ts';

await Promise.all(platformIds.map(loadPlatform));
