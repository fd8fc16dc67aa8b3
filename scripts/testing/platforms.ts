/** Loads the data of all platforms in advance, so that tests can create machines synchronously. */
import { loadPlatform, platformIds } from '../../src/engine/machine/presets/index.ts';

await Promise.all(platformIds.map(loadPlatform));
