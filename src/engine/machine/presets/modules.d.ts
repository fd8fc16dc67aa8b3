/** Data of the platforms and programs of their packages, packed by `scripts/machine/pack-platform.mjs`. */
declare module 'virtual:machines/*' {
  export const programs: import('../shell/command.ts').PackagePrograms;
  export const data: import('./machine-data.ts').MachineData;
}
