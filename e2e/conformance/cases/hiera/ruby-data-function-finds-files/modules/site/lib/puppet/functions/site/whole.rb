Puppet::Functions.create_function(:'site::whole') do
  dispatch :read do
    param 'Hash', :options
    param 'Puppet::LookupContext', :context
  end

  def read(options, _context)
    File.read(options['path']).lines.to_h { |line| line.strip.split(' = ', 2) }
  end
end
