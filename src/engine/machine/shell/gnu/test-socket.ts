/**
 * Implements the program `test`, run without a shell. Unlike the shell library's builtin `test`, it knows the sockets
 * of daemons.
 */
import { normalizePath } from '../../files/paths.ts';
import { SOCKETS } from '../../services/units/sockets.ts';
import type { SimulatedCommand } from '../command.ts';

/** Internal name of `/usr/bin/test`. The name `test` would run the shell's builtin. */
export const TEST_PROGRAM = 'test-program';

export const testProgram: SimulatedCommand = {
  name: TEST_PROGRAM,
  run(args, context) {
    const [option, path = '', ...others] = args;
    if (option !== '-S' || others.length > 0) return context.run('test', args);
    const { services } = context.session.target;
    const asked = normalizePath(path, context.cwd).replace(/^\/var\/run\//, '/run/');
    const isOpen = Object.entries(SOCKETS).some(
      ([unit, sockets]) => sockets.includes(asked) && services.isRunning(unit),
    );
    return { exitCode: isOpen ? 0 : 1, stdout: '', stderr: '' };
  },
};
