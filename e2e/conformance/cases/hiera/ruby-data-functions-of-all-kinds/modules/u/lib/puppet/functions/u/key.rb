Puppet::Functions.create_function(:'u::key') do
  dispatch :key do
    param 'String', :key
    param 'Hash[String, Any]', :options
    param 'Puppet::LookupContext', :context
  end
  def key(key, options, context)
    return context.cached_value(key) if context.cache_has_key(key)
    context.explain { 'looking' }
    context.not_found unless key == 'one'
    context.cache(key, "#{options['prefix']}-#{context.interpolate('%{facts.kernel}')}-#{context.environment_name}")
  end
end
