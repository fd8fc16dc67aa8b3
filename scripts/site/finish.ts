/** Last step of `npm run build`: compresses the site's files. */
import { compressFolder } from './compress.ts';

await compressFolder('dist');
