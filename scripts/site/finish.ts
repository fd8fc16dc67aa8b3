/** The last step of `npm run build`: compresses the files that hosts serve compressed. */
import { compressFolder } from './compress.ts';

await compressFolder('dist');
