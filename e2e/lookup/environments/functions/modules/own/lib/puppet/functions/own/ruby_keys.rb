# Data in Ruby: symbols, and a text for the explanation.
Puppet::Functions.create_function(:'own::ruby_keys') do
  dispatch :find do
    param 'String[1]', :key
    param 'Hash[String[1], Any]', :options
    param 'Puppet::LookupContext', :context
  end

  def find(key, options, context)
    context.explain { "Level #{options['level']}" }
    case key
    when 'ruby' then { 'level' => options['level'] }
    when 'raises' then raise ArgumentError, 'out of order'
    else context.not_found
    end
  end
end
