# While the engine calls Ruby to answer a query of Ruby, garbage collection is off, because values held by the frames
# below cannot be found.
module GC
  module OnlyOutermost
    def start(**) = Bunraku.nested? ? nil : super
    def enable = Bunraku.nested? ? true : super
  end
  singleton_class.prepend(OnlyOutermost)
end

module ObjectSpace
  def self.garbage_collect(...) = GC.start(...)
end
