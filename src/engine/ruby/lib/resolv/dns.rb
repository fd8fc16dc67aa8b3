# DNS queries, answered from the machine's hosts table: addresses and names; there are no other records.
require 'ipaddr'

class Resolv
  # An address of one family, with the forms of a reverse query.
  class Address
    include Comparable

    attr_reader :address

    def self.create(text) = text.is_a?(self) ? text : new(text)

    def initialize(text)
      raise ArgumentError, "cannot interpret as IP address: #{text}" unless self.class::Regex.match?(text.to_s)

      @address = IPAddr.new(text.to_s).hton
      @text = IPAddr.new(text.to_s).to_s
    end

    def to_s = @text
    def to_name = DNS::Name.create("#{IPAddr.new(@text).reverse}.")
    def inspect = "#<#{self.class} #{@text}>"
    def ==(other) = other.instance_of?(self.class) && other.address == address
    alias eql? ==
    def hash = address.hash
    def <=>(other) = other.is_a?(Address) ? address <=> other.address : nil
  end

  class IPv4 < Address
    Regex = /\A(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!\z)|\z)){4}/
  end

  class IPv6 < Address
    Regex = /\A(?=.*:)(?:\h{0,4}:){2,7}(?:\h{0,4}|(?:\d{1,3}\.){3}\d{1,3})(?:%[-\w.]+)?\z/
  end

  AddressRegex = Regexp.union(IPv4::Regex, IPv6::Regex)

  class DNS
    # A name, which ends in a dot if it is absolute.
    class Name
      def self.create(text) = text.is_a?(self) ? text : new(text.to_s.chomp('.'), text.to_s.end_with?('.'))

      def initialize(text, absolute)
        @text = text
        @absolute = absolute
      end

      def to_s = @text
      def absolute? = @absolute
      def length = @text.split('.').length
      def inspect = "#<#{self.class}: #{@text}#{'.' if absolute?}>"
      def ==(other) = other.is_a?(Name) && other.to_s.casecmp?(to_s)
      alias eql? ==
      def hash = @text.downcase.hash
    end

    class Resource
      def ttl = 0

      module IN
        class A < Resource
          attr_reader :address

          def initialize(address) = @address = IPv4.create(address)
        end

        class AAAA < Resource
          attr_reader :address

          def initialize(address) = @address = IPv6.create(address)
        end

        class PTR < Resource
          attr_reader :name

          def initialize(name) = @name = Name.create(name)
        end

        %i[ANY CAA CNAME HINFO LOC MINFO MX NS SOA SRV TXT WKS].each { |name| const_set(name, Class.new(Resource)) }
      end
    end

    def self.open(*config)
      dns = new(*config)
      return dns unless block_given?

      yield dns
    end

    def initialize(*) = nil
    def close = nil
    def lazy_initialize = self
    def timeouts=(_seconds); end

    def getresource(name, type) = getresources(name, type).first || raise(ResolvError, "DNS result has no information for #{name}")
    def each_resource(name, type, &block) = getresources(name, type).each(&block)

    def getresources(name, type)
      text = name.to_s.chomp('.')
      if type == Resource::IN::PTR
        address = self.class.address_of(text)
        return address ? Resolv.getnames(address).map { |each| type.new(each) } : []
      end
      family = { Resource::IN::A => IPv4, Resource::IN::AAAA => IPv6 }[type]
      family ? Resolv.getaddresses(text).grep(family::Regex).map { |each| type.new(each) } : []
    end

    def getaddress(name) = getaddresses(name).first || raise(ResolvError, "DNS result has no information for #{name}")
    def each_address(name, &block) = getaddresses(name).each(&block)

    def getaddresses(name)
      [Resource::IN::A, Resource::IN::AAAA].flat_map { |type| getresources(name, type).map(&:address) }
    end

    def getname(address) = getnames(address).first || raise(ResolvError, "DNS result has no information for #{address}")
    def each_name(address, &block) = getnames(address).each(&block)
    def getnames(address) = Resolv.getnames(address).map { |each| Name.create("#{each}.") }

    # The address of a name below `in-addr.arpa` or `ip6.arpa`.
    def self.address_of(name)
      if name.end_with?('.in-addr.arpa')
        name.delete_suffix('.in-addr.arpa').split('.').reverse.join('.')
      elsif name.end_with?('.ip6.arpa')
        IPAddr.new(name.delete_suffix('.ip6.arpa').delete('.').reverse.scan(/.{4}/).join(':')).to_s
      end
    end
  end
end
