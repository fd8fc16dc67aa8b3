Puppet::Functions.create_function(:'u::f') do
  dispatch :meth do
    param 'String', :text
    return_type 'Integer'
  end
  def meth(text)
    text
  end
end
