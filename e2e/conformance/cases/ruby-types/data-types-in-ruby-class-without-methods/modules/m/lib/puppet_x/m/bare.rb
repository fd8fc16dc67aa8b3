module PuppetX; module M
  class Bare
    def initialize(x, y = 7) @x = x; @y = y end
    def to_s; 'bare'; end
  end
end; end
