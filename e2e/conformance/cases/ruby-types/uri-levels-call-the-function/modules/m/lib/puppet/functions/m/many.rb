Puppet::Functions.create_function(:'m::many') do
  dispatch(:many) { param 'Hash', :options; param 'Puppet::LookupContext', :context }
  def many(options, context)
    { "k#{options['uri'].size}" => options['uri'], 'o' => options.keys.sort.join(',') }
  end
end
