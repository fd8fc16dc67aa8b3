Puppet::Functions.create_function(:'m::dh') do
  dispatch(:dh) { param 'Hash', :o; param 'Any', :c }
  def dh(o, c) { 'a' => :sym, 'b' => 1 } end
end
