Puppet::Functions.create_function(:'site::below') do
  dispatch :get do
    param 'String[1]', :key
    param 'Struct[{path=>String[1]}]', :options
    param 'Puppet::LookupContext', :context
  end

  def get(key, options, context)
    *folders, name = key.split('::')
    file = "#{File.join(options['path'], *folders)}.txt"
    context.not_found unless File.file?(file)
    line = File.readlines(file).find { |each| each.start_with?("#{name} =") }
    context.not_found if line.nil?
    "#{line.split(' = ', 2).last.strip} of #{context.cached_file_data(file).lines.length}, #{File.absolute_path?(file)}"
  end
end
