Puppet::Type.type(:runner).provide(:shell) do
  commands echo: 'echo'
  optional_commands nothere: '/nonexistent/bin/tool'
  has_command(:greeting, '/bin/sh') do
    environment GREETING: 'hello from the environment'
  end

  def run_all
    Puppet.notice("echo: #{echo('a  b', 'c').inspect}")
    Puppet.notice("greeting: #{greeting('-c', 'echo "$GREETING"').inspect}")
    out = Puppet::Util::Execution.execute(['/bin/sh', '-c', 'echo out; echo err >&2; exit 3'], failonfail: false, combine: true)
    Puppet.notice("combined: #{out.inspect} #{out.exitstatus} #{out.class}")
    out = Puppet::Util::Execution.execute(['/bin/sh', '-c', 'echo out; echo err >&2; exit 3'], failonfail: false)
    Puppet.notice("not combined: #{out.inspect} #{out.exitstatus}")
    Puppet.notice("line: #{execute('echo one | tr a-z A-Z').inspect}")
    Puppet.notice("cwd: #{execute(['/bin/pwd'], cwd: '/tmp').inspect}")
    Puppet.notice("variables: #{execute(['/bin/sh', '-c', 'echo "$A$B"'], custom_environment: { 'A' => '1', 'B' => '2' }).inspect}")
    Puppet.notice("command: #{self.class.command(:echo)}")
    begin
      execute(['/bin/sh', '-c', 'echo no; exit 4'])
    rescue Puppet::ExecutionFailure => e
      Puppet.notice("failed: #{e.message}")
    end
    begin
      nothere('x')
    rescue Puppet::MissingCommand => e
      Puppet.notice("missing: #{e.message}")
    end
    Puppet::Util::Execution.execpipe('echo piped; echo twice') { |pipe| Puppet.notice("pipe: #{pipe.read.inspect}") }
    Puppet.notice("which: #{Puppet::Util.which('sh').inspect} #{Puppet::Util.which('no_such_tool').inspect}")
  end
end
