module PuppetX; module M
  class Clock
    attr_reader :at, :hours
    def initialize(at, hours = 1) @at = Time.at(at).utc; @hours = (0..hours) end
  end
end; end
