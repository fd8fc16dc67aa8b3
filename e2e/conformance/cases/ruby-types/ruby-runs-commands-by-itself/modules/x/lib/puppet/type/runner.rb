require 'open3'

Puppet::Type.newtype(:runner) do
  newparam(:name)
  newproperty(:state) do
    def retrieve
      `echo from backticks`.chomp
    end

    def set(_value)
      Puppet.notice("backticks #{`echo a; exit 2`.inspect} #{$?.exitstatus}")
      Puppet.notice("system #{system('test', '-d', '/tmp').inspect} #{system('exit 3').inspect} #{$?.exitstatus} #{$?.success?}")
      Puppet.notice("no such command: #{system('/nonexistent/tool').inspect}")
      Puppet.notice("popen #{IO.popen('echo one; echo two').readlines.inspect}")
      Puppet.notice("popen with words #{IO.popen(['echo', 'a b']) { |io| io.read }.inspect}")
      out, err, status = Open3.capture3('echo out; echo err >&2; exit 5')
      Puppet.notice("capture3 #{out.inspect} #{err.inspect} #{status.exitstatus}")
      out, status = Open3.capture2e('cat; echo err >&2', stdin_data: "in\n")
      Puppet.notice("capture2e #{out.inspect} #{status.success?}")
    end
  end
end
