module PuppetX; module M
  class Cls
    attr_reader :x, :y
    def initialize(x, y = 7) @x = x; @y = y end
    def sum; x + y; end
    def fail_now; raise ArgumentError, 'no'; end
    def sym; 'wrong'; end
    def ==(o) o.is_a?(Cls) && x == o.x end
    alias eql? ==
    def hash; x.hash; end
  end
end; end
