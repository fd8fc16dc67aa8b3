Puppet::Functions.create_function(:'u::dig') do
  dispatch :dig do
    param 'Array[Variant[String, Numeric]]', :segments
    param 'Hash[String, Any]', :options
    param 'Puppet::LookupContext', :context
  end
  def dig(segments, options, context)
    data = { 'two' => { 'deep' => [1, 2] } }
    found = data.dig(*segments)
    found.nil? ? context.not_found : found
  end
end
