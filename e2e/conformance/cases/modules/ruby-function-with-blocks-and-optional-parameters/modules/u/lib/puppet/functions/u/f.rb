Puppet::Functions.create_function(:'u::f') do
  dispatch :with_block do
    param 'Array', :list
    block_param 'Callable[1,1]', :block
  end
  dispatch :without do
    param 'String', :text
    optional_param 'Integer', :n
    repeated_param 'Boolean', :flags
    optional_block_param
    return_type 'String'
  end
  def with_block(list)
    list.map { |x| yield(x) }
  end
  def without(text, n = 1, *flags)
    text
  end
end
