import * as Comlink from 'comlink';
import { toWire } from './analysis-wire.ts';
import { createEngine } from './engine.ts';

Comlink.expose(toWire(createEngine()));
