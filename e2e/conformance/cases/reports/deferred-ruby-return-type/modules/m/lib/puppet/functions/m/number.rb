Puppet::Functions.create_function(:'m::number') do
  dispatch :number do
    param 'String', :text
    return_type 'Integer'
  end
  dispatch :any do
    param 'Integer', :number
  end
  def number(text) = text.to_i
  def any(number) = number
end
