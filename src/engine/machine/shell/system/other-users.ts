import { refuse, succeed } from '../../options.ts';
import type { CommandContext, SimulatedCommand } from '../command.ts';
import { resolveIdentity } from '../session.ts';
import type { Target } from '../../target.ts';
import { SUDOERS, sudoersComplaint, sudoersFiles, sudoersMistake } from '../../services/units/sudoers.ts';

async function runAs(user: string, commandLine: string, args: readonly string[], context: CommandContext) {
  const { session } = context;
  const identity = resolveIdentity(session.target, user);
  if (identity === undefined)
    return refuse(1, `su: user ${user} does not exist or the user entry does not contain all the required fields`);
  const earlier = session.identity;
  session.identity = identity;
  try {
    return await context.run(commandLine, args);
  } finally {
    session.identity = earlier;
  }
}

const su: SimulatedCommand = {
  name: 'su',
  async run(args, context) {
    const at = args.findIndex((argument) => argument === '-c' || argument === '--command');
    const line = at < 0 ? undefined : args[at + 1];
    const rest = args.filter((argument, index) => !argument.startsWith('-') && (at < 0 || index !== at + 1));
    const shell = args.findIndex((argument) => argument === '-s' || argument === '--shell');
    const user = rest.find((word) => shell < 0 || word !== args[shell + 1]) ?? 'root';
    if (line === undefined) return succeed();
    const isLogin = args.some((argument) => /^(?:-|-l|--login)$/.test(argument));
    const home = isLogin ? context.session.target.accounts.user(user)?.home : undefined;
    return runAs(
      user,
      home === undefined ? line : `cd '${home.replaceAll("'", "'\\''")}' 2>/dev/null; ${line}`,
      [],
      context,
    );
  },
};

/** Returns sudo's messages about errors in its files. sudo ignores the wrong lines and continues. */
function sudoersComplaints(target: Target): string {
  return sudoersFiles(target, SUDOERS)
    .map((file) => sudoersMistake(target, file))
    .map((mistake) => (mistake === undefined ? '' : sudoersComplaint(mistake)))
    .join('');
}

function runner(name: 'sudo' | 'runuser'): SimulatedCommand {
  return {
    name,
    async run(args, context) {
      if (name === 'sudo' && /^(?:-V|--version)$/.test(args[0] ?? '')) return succeed('Sudo version 1.9.13p3\n');
      const words = [...args];
      let user = 'root';
      while (words[0]?.startsWith('-') === true) {
        const option = words.shift();
        if (option === '-u' || option === '--user') user = words.shift() ?? user;
        else if (option === '--') break;
      }
      const [program = '', ...rest] = words;
      if (program === '') return refuse(1, `usage: ${name} [-u user] command`);
      const result = await runAs(user, program, rest, context);
      const complaints = name === 'sudo' ? sudoersComplaints(context.session.target) : '';
      return complaints === '' ? result : { ...result, stderr: complaints + result.stderr };
    },
  };
}

export const OTHER_USER_COMMANDS: readonly SimulatedCommand[] = [su, runner('sudo'), runner('runuser')];
