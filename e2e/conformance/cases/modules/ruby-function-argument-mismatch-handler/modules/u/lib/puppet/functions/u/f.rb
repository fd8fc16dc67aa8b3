Puppet::Functions.create_function(:'u::f') do
  dispatch :meth do
    param 'String', :text
  end
  argument_mismatch :bad do
    param 'Integer', :a
    param 'Integer', :b
  end
  def meth(text)
    text
  end
  def bad(a, b)
    "does not like #{a} and #{b}"
  end
end
