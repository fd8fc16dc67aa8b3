/** The data of the platforms, packed by `scripts/machine/pack-platform.mjs`. */
declare module 'virtual:machines/*' {
  export const data: import('./machine-data.ts').MachineData;
}
