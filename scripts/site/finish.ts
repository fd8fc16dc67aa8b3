/** The last step of `npm run build`: what a host serves compressed is compressed ahead. */
import { compressFolder } from './compress.ts';

await compressFolder('dist');
