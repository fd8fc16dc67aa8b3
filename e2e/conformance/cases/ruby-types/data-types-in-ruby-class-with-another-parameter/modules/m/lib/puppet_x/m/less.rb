module PuppetX; module M; end; end
class PuppetX::M::Less
  def initialize(y = 5) = @y = y
end
