/** Worker that lays out graphs, so that a large graph never blocks the page. */
import { expose } from 'comlink';
import Elk from 'elkjs/lib/elk.bundled.js';
import { cachedArrange } from './cache.ts';
import { elkArrange } from './elk.ts';
import { layoutNested } from './nested.ts';
import type { LayoutApi } from './types.ts';

// Removes the message handler that elkjs installs in a worker, so that only comlink handles messages.
// oxlint-disable-next-line unicorn/prefer-add-event-listener
self.onmessage = null;

const elk = new Elk({ algorithms: ['layered'] });

const arrangers = {
  down: cachedArrange(elkArrange(elk, 'down')),
  right: cachedArrange(elkArrange(elk, 'right')),
} as const;

/**
 * Maximum number of nodes in a graph whose edges may lead into boxes. In a larger graph, every box is laid out
 * separately, and edges end at its border.
 */
const closeAllAbove = 600;

const api: LayoutApi = {
  async layout(request, onProgress) {
    const total = 1 + new Set(request.nodes.map(({ parent }) => parent)).size;
    let done = 0;
    const { width, height, boxes, routes } = await layoutNested(request, {
      arrange: arrangers[request.direction],
      closeAll: request.nodes.length > closeAllAbove,
      onPart: () => {
        done += 1;
        onProgress(done, total);
      },
    });
    return { width, height, boxes: Object.fromEntries(boxes), routes: Object.fromEntries(routes), quality: 'layered' };
  },
};

expose(api);
