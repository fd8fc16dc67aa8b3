Puppet::Functions.create_function(:'m::remote') do
  dispatch(:remote) { param 'String', :key; param 'Hash', :options; param 'Puppet::LookupContext', :context }
  def remote(key, options, context)
    context.not_found unless key == 'r'
    options['uri'].class.to_s + ' ' + options.inspect
  end
end
