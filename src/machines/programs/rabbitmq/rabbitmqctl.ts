import { createClient } from '../program.ts';

const DOWN = 'Error: unable to perform an operation on node. Target node is not running';

export const programs = { rabbitmqctl: createClient(['rabbitmq-server'], DOWN, 69) } as const;
