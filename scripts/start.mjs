/** `npm start`: installs and builds what is missing, and then serves the site on this machine. */
import { ensureSite } from './ensure-built.mjs';
import { ensureInstalled, run } from './ensure-installed.mjs';

ensureInstalled();
console.log('Building the site …');
ensureSite();
run('npx', ['vite', 'preview', '--port', process.env.PORT ?? '4173', ...process.argv.slice(2)]);
