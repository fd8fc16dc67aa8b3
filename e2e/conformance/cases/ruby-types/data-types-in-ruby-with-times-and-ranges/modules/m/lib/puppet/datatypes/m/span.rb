Puppet::DataTypes.create_type('M::Span') do
  interface "attributes => { from => Timestamp, long => Timespan }, functions => { upto => Callable[[], Timestamp], ruby_time => Callable[[], Any], ruby_range => Callable[[], Any], list => Callable[[], Any] }"
  implementation do
    def upto; from + long; end
    def ruby_time; Time.at(0).utc; end
    def ruby_range; (1..3); end
    def list; [1..2, Time.at(5).utc, 'x'..'z']; end
  end
end
