# Semantic versions and version ranges.
module SemanticPuppet
  class Version
    class ValidationFailure < ArgumentError; end

    include Comparable

    PATTERN = /\A(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?\z/

    class << self
      def parse(text)
        match = PATTERN.match(text.to_s)
        raise ValidationFailure, "Unable to parse '#{text}' as a semantic version identifier" unless match

        new(*match[1..3].map(&:to_i), match[4]&.split('.'), match[5]&.split('.'))
      end

      def valid?(text) = PATTERN.match?(text.to_s)
    end

    attr_reader :major, :minor, :patch

    def initialize(major, minor, patch, prerelease = nil, build = nil)
      @major = major
      @minor = minor
      @patch = patch
      @prerelease = prerelease && prerelease.map { |each| each.to_s.match?(/\A\d+\z/) ? each.to_i : each.to_s }
      @build = build
    end

    def prerelease = @prerelease && !@prerelease.empty? ? @prerelease.join('.') : nil
    def build = @build && !@build.empty? ? @build.join('.') : nil
    def stable? = prerelease.nil?

    def next(part)
      case part
      when :major then self.class.new(major + 1, 0, 0)
      when :minor then self.class.new(major, minor + 1, 0)
      when :patch then self.class.new(major, minor, patch + 1)
      end
    end

    def to_stable = self.class.new(major, minor, patch)

    def <=>(other)
      return nil unless other.is_a?(Version)

      numbers = [major, minor, patch] <=> [other.major, other.minor, other.patch]
      numbers.zero? ? compare_prereleases(other.identifiers) : numbers
    end

    def eql?(other) = other.is_a?(Version) && to_s == other.to_s
    def hash = to_s.hash

    def to_s
      "#{major}.#{minor}.#{patch}#{"-#{prerelease}" if prerelease}#{"+#{build}" if build}"
    end
    alias to_str to_s

    def inspect = to_s

    # Identifiers of the prerelease; empty for a release.
    def identifiers = @prerelease || []

    private

    # Compares prereleases. A release comes after its prereleases; numbers come before words.
    def compare_prereleases(others)
      return others.empty? ? (identifiers.empty? ? 0 : -1) : 1 if identifiers.empty? || others.empty?

      identifiers.zip(others).each do |one, other|
        return 1 if other.nil?

        order = one.instance_of?(other.class) ? one <=> other : (one.is_a?(Integer) ? -1 : 1)
        return order unless order.zero?
      end
      identifiers.length <=> others.length
    end
  end

  # A version range, parsed by the engine.
  class VersionRange
    class << self
      def parse(text, _strict = true)
        Bunraku.ask('version_range_check', text.to_s)
        new(text.to_s)
      end
    end

    attr_reader :text

    def initialize(text)
      @text = text
    end

    def include?(version) = Bunraku.ask('version_in_range', text, version.to_s)
    alias cover? include?
    alias === include?
    alias member? include?
    def to_s = text
    def inspect = text
    def ==(other) = other.is_a?(VersionRange) && other.text == text
    alias eql? ==
    def hash = text.hash
  end
end
