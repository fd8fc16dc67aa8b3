import * as Comlink from 'comlink';
import { toWire } from './wire/analysis-wire.ts';
import { checkLesson } from './check-lesson.ts';
import type { KeysApi } from '../protocol/keys.ts';
import type { NodesApi } from '../protocol/nodes/nodes.ts';
import { createEngine } from './engine.ts';
import { useKeys } from './project/eyaml-keys.ts';
import { createNodes } from './nodes.ts';
import { fromRequests, type ExposedEngine } from './wire/request-wire.ts';
import { createRubyLoader } from './ruby/ruby-loader.ts';

let results: BroadcastChannel | undefined;
const rubyLoader = createRubyLoader();
/**
 * A separate engine for lessons. Its results are not sent to the editor, because the editor shows values from the
 * analysis of the page's project.
 */
const lessonEngine = createEngine(rubyLoader);

// A `BroadcastChannel` reaches only the same origin, so its `postMessage` has no parameter for a target origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const engine = toWire(createEngine(rubyLoader, (message) => results?.postMessage(message)));

Comlink.expose({
  cancel: () => engine.cancel(),
  watchRuby: (listener) => engine.watchRuby(listener),
  ping: () => engine.ping(),
  ...createNodes(rubyLoader),
  ...fromRequests({
    ...engine,
    checkLesson: (request, lessonId) => checkLesson(lessonId, request, lessonEngine),
  }),
  useKeys,
  joinResults: (channel) => {
    results = new BroadcastChannel(channel);
  },
} satisfies ExposedEngine & NodesApi & KeysApi);
