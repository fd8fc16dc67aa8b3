Puppet::Functions.create_function(:'x::outer') do
  def outer
    [Puppet::Pops::PuppetStack.stacktrace.map { |file, line| "#{File.basename(file)}:#{line}" }.join(' '), call_function('x::inner')].join(' | ')
  end
end
