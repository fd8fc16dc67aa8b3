Puppet::Functions.create_function(:'m::places') do
  dispatch(:places) {}

  def places
    Puppet::Pops::PuppetStack.stacktrace.map { |file, line| "#{file.sub(%r{.*/(?=\w+/\w+\.\w+\z)}, '')}:#{line}" }.join(' < ')
  end
end
