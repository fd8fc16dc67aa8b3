Puppet::Functions.create_function(:'x::inner') do
  def inner
    Puppet::Pops::PuppetStack.stacktrace.map { |file, line| "#{File.basename(file)}:#{line}" }.join(' ')
  end
end
