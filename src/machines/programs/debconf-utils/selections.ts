import { debconfSelections } from '../../../engine/machine/shell/system/debconf.ts';

export const programs = { 'debconf-get-selections': debconfSelections } as const;
