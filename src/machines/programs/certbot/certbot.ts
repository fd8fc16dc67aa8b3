import { offline } from '../program.ts';

export const programs = { certbot: offline('certbot', (version) => `certbot ${version}`) } as const;
