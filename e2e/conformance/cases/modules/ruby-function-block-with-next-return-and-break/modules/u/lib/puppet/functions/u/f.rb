Puppet::Functions.create_function(:'u::f') do
  dispatch :f do
    block_param 'Callable[1,1]', :block
  end
  def f(&block)
    block.call(1) + 1
  end
end
