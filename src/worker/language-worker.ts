import * as Comlink from 'comlink';
import { createLanguage } from './language.ts';

Comlink.expose(createLanguage());
