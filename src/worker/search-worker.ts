import * as Comlink from 'comlink';
import { createSearch } from './search.ts';

Comlink.expose(createSearch());
