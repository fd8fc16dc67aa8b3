Puppet::Parser::Functions.newfunction(:old_defaults, type: :rvalue) do |_|
  found = [
    call_function('lookup', ['absent', { 'default_value' => :none }]),
    call_function('hiera', ['absent', :none]),
    call_function('hiera', ['there', :none]),
    call_function('lookup', ['absent', nil, nil, :none]),
  ]
  found.map { |value| [value.class, value == :none].join(' ') }
end
