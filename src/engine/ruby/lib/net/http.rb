# There is no network: Net::HTTP exists for libraries that mention it, and opening a connection is an error.
require 'socket'
require 'uri'

module Net
  class ProtocolError < StandardError; end
  class HTTPBadResponse < StandardError; end
  class HTTPHeaderSyntaxError < StandardError; end
  class HTTPError < ProtocolError; end
  class OpenTimeout < StandardError; end
  class ReadTimeout < StandardError; end

  class HTTPResponse; end
  %w[Success Redirection ClientError ServerError].each { |name| const_set("HTTP#{name}", Class.new(HTTPResponse)) }
  { OK: HTTPSuccess, Created: HTTPSuccess, NoContent: HTTPSuccess, Found: HTTPRedirection, MovedPermanently: HTTPRedirection,
    NotFound: HTTPClientError, Unauthorized: HTTPClientError, Forbidden: HTTPClientError, Conflict: HTTPClientError,
    InternalServerError: HTTPServerError, ServiceUnavailable: HTTPServerError }.each do |name, parent|
    const_set("HTTP#{name}", Class.new(parent))
  end

  class HTTPRequest
    attr_accessor :body
    attr_reader :path

    def initialize(path, headers = {})
      @path = path
      @headers = headers.to_h.transform_keys { |name| name.to_s.downcase }
    end

    def [](name) = @headers[name.to_s.downcase]
    def []=(name, value)
      @headers[name.to_s.downcase] = value
    end

    def basic_auth(user, password)
      self['authorization'] = "Basic #{["#{user}:#{password}"].pack('m0')}"
    end

    def add_field(name, value)
      self[name] = value
    end

    def content_type=(type)
      self['content-type'] = type
    end

    def set_form_data(fields) = (self.body = URI.encode_www_form(fields))
  end
  GenericRequest = HTTPRequest

  class HTTP
    %w[Get Head Post Put Patch Delete Options].each { |name| const_set(name, Class.new(HTTPRequest)) }

    attr_accessor :use_ssl, :verify_mode, :open_timeout, :read_timeout, :ssl_timeout, :ca_file, :ca_path, :cert, :key, :max_retries
    attr_reader :address, :port

    class << self
      def get(address, *) = new(address).refuse
      alias get_response get
      alias post get
      alias post_form get
      alias get_print get

      def start(address, port = nil, *, &)
        new(address, port).start(&)
      end

      # The class itself serves as the proxy class.
      def Proxy(*) = self
    end

    def initialize(address, port = nil, *)
      @address = address.respond_to?(:host) ? address.host : address
      @port = port
    end

    def start = refuse
    %i[get head post put patch delete request send_request].each { |name| define_method(name) { |*| refuse } }
    def use_ssl? = !!use_ssl
    def finish = nil
    def set_debug_output(*) = nil

    def refuse
      raise SocketError, "Failed to open TCP connection to #{[@address, @port].compact.join(':')} (there is no network here)"
    end
  end
  HTTPSession = HTTP
end
