import * as Comlink from 'comlink';
import type { LanguageApi } from '../protocol/language-api.ts';
import { createLanguage } from './language.ts';
import type { LastResults, ResultsMember } from './wire/results-channel.ts';

const { api, takeResults } = createLanguage();

Comlink.expose({
  ...api,
  joinResults: (channel) => {
    new BroadcastChannel(channel).addEventListener('message', ({ data }: MessageEvent<LastResults>) =>
      takeResults(data),
    );
  },
} satisfies LanguageApi & ResultsMember);
