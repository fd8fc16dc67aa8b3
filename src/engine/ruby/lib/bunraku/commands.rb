# Ruby's own ways to run commands: all of them run on the simulated machine.
require 'stringio'

module Bunraku
  # Runs a command on the machine: an array of words, or a line of the shell.
  def self.run(command, combined: false, cwd: nil, uid: nil, gid: nil, env: {}, input: nil)
    wait('run', command, { combined: combined, cwd: cwd, uid: uid, gid: gid, env: env, input: input })
  end
end
