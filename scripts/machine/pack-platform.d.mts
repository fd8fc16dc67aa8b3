import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';
import type { MachineData } from '../../src/engine/machine/presets/machine-data.ts';

export function packPlatform(platform: string): MachineData;
export function machinesPlugin(): Plugin;

/** The same modules for esbuild. */
export const machinesForEsbuild: EsbuildPlugin;
