# There is no network: Net::HTTP exists for code that mentions it, and opening a connection is an error.
require 'socket'
require 'uri'

module Net
  class ProtocolError < StandardError; end
  class HTTPBadResponse < StandardError; end
  class HTTPHeaderSyntaxError < StandardError; end
  class HTTPError < ProtocolError; end
  class OpenTimeout < StandardError; end
  class ReadTimeout < StandardError; end

  class HTTPResponse
    attr_reader :code, :message, :http_version
    attr_accessor :body

    def initialize(http_version, code, message)
      @http_version = http_version
      @code = code
      @message = message
    end
  end

  # The class of each status code, below the class of its hundred.
  {
    Information: %w[Continue SwitchProtocol],
    Success: %w[OK Created Accepted NonAuthoritativeInformation NoContent ResetContent PartialContent],
    Redirection: %w[MultipleChoices MovedPermanently Found SeeOther NotModified UseProxy TemporaryRedirect PermanentRedirect],
    ClientError: %w[BadRequest Unauthorized PaymentRequired Forbidden NotFound MethodNotAllowed NotAcceptable ProxyAuthenticationRequired RequestTimeout
                    Conflict Gone LengthRequired PreconditionFailed PayloadTooLarge UnprocessableEntity TooManyRequests],
    ServerError: %w[InternalServerError NotImplemented BadGateway ServiceUnavailable GatewayTimeout VersionNotSupported]
  }.each do |parent, names|
    kind = const_set("HTTP#{parent}", Class.new(HTTPResponse))
    names.each { |name| const_set("HTTP#{name}", Class.new(kind)) }
  end
  class HTTPUnknownResponse < HTTPResponse; end

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
      @port = port || (address.port if address.respond_to?(:port))
    end

    def start = refuse
    %i[get head post put patch delete request send_request].each { |name| define_method(name) { |*| refuse } }
    def use_ssl? = !!use_ssl
    def finish = nil
    def set_debug_output(*) = nil

    # Raises the error of a machine without a network.
    def refuse
      Socket.connect_nowhere(address, port || 80)
    rescue SocketError, SystemCallError => e
      raise e.exception("Failed to open TCP connection to #{address}:#{port || 80} (#{e.message})")
    end
  end
  HTTPSession = HTTP
end
