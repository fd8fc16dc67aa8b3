import * as Comlink from 'comlink';
import { toWire, type EngineWire } from './analysis-wire.ts';
import { checkLesson, type LessonMember } from './check-lesson.ts';
import type { NodesApi } from '../protocol/nodes.ts';
import { createEngine } from './engine.ts';
import { createNodes } from './nodes.ts';
import type { ResultsMember } from './results-channel.ts';
import { createRubyLoader } from './ruby-loader.ts';

let results: BroadcastChannel | undefined;
const rubyLoader = createRubyLoader();
/** For lessons, whose machines are their own: what editors show of values and outcomes is of the machine that the page shows. */
const lessonEngine = createEngine(rubyLoader);

Comlink.expose({
  // A channel of workers reaches this origin alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  ...toWire(createEngine(rubyLoader, (said) => results?.postMessage(said))),
  ...createNodes(rubyLoader),
  checkLesson: (lessonId, project, onProgress) =>
    checkLesson(lessonId, project, {
      analyze: lessonEngine.analyze,
      apply: (request) => lessonEngine.apply(request, onProgress),
    }),
  joinResults: (channel) => {
    results = new BroadcastChannel(channel);
  },
} satisfies EngineWire & LessonMember & ResultsMember & NodesApi);
