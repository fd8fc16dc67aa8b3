Puppet::DataTypes.create_type('M::Pt') do
  interface "attributes => { x => Integer, y => { type => Integer, value => 0 } }, functions => { sum => Callable[[], Integer], add => Callable[[M::Pt], M::Pt], each_part => Callable[[Callable], Any] }"
  implementation do
    def sum; x + y; end
    def add(o) = self.class.new(x + o.x, @y + o.y)
    def each_part; yield(x); yield(y); nil; end
    def to_s; "(#{x},#{y})"; end
  end
end
