Puppet::Functions.create_function(:'site::counted') do
  dispatch :get do
    param 'String[1]', :key
    param 'Struct[{path=>String[1]}]', :options
    param 'Puppet::LookupContext', :context
  end

  def get(key, options, context)
    data = context.cached_file_data(options['path']) do |text|
      @loads = (@loads || 0) + 1
      Puppet.notice("Ruby reads #{File.basename(options['path'])}")
      { 'words' => text.split, 'loads' => @loads }
    end
    context.not_found unless data.is_a?(Hash) && data['words'].include?(key)
    @first ||= data
    "#{key}, load #{data['loads']}, #{@first.equal?(data)}"
  end
end
