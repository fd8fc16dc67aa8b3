import { clientOf } from '../program.ts';

const DOWN = 'Error: unable to perform an operation on node. Target node is not running';

export const programs = { rabbitmqctl: clientOf(['rabbitmq-server'], DOWN, 69) } as const;
