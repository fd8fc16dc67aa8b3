import { createClient } from '../program.ts';

const REFUSED = 'Could not connect to Redis at 127.0.0.1:6379: Connection refused';

export const programs = { 'redis-cli': createClient(['redis-server', 'redis'], REFUSED, 1) } as const;
