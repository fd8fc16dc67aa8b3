import type { Programs } from './process.ts';
export const ownPrograms: Programs = {};
