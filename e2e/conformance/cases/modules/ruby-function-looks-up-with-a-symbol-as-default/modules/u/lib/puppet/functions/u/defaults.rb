Puppet::Functions.create_function(:'u::defaults') do
  def defaults
    [
      call_function('lookup', 'absent', { 'default_value' => :none }),
      call_function('lookup', 'absent', nil, nil, :none),
      call_function('lookup', 'there', { 'default_value' => :none }),
      call_function('lookup', 'nothing', { 'default_value' => :none }),
      call_function('lookup', 'absent', { 'default_value' => 'none' }),
    ].map { |value| [value.class, value == :none].join(' ') }
  end
end
