# There is no network. Socket constants exist for libraries that mention them, and opening a socket is an error.
class SocketError < StandardError; end

class BasicSocket < IO
  def self.open(*) = refuse
  def self.new(*) = refuse
  def self.refuse = raise(SocketError, 'There is no network here: sockets cannot be opened')
end

class Socket < BasicSocket
  AF_UNSPEC = PF_UNSPEC = 0
  AF_UNIX = PF_UNIX = 1
  AF_INET = PF_INET = 2
  AF_INET6 = PF_INET6 = 10
  SOCK_STREAM = 1
  SOCK_DGRAM = 2

  module Constants
    AF_INET = 2
    AF_INET6 = 10
  end

  class << self
    def gethostname = Bunraku::Values.decode(Bunraku.ask('fact', 'networking'))&.fetch('hostname', nil) || 'localhost'
    def getaddrinfo(*) = refuse
    def gethostbyname(*) = refuse
    def tcp(host, port, *) = connect_nowhere(host, port)

    # Raises the error of a connection on a machine without a network, where nothing listens.
    def connect_nowhere(host, port)
      place = "connect(2) for #{host}:#{port}"
      raise Errno::ECONNREFUSED, place if host.nil? || host.to_s.match?(/\A(?:localhost|127(?:\.\d+){3}|\[?::1\]?)\z/)
      raise Errno::ENETUNREACH, place if host.to_s.match?(/\A(?:\d+(?:\.\d+){3}|.*:.*)\z/)

      raise SocketError, 'getaddrinfo: Name or service not known'
    end
    def udp_server_sockets(*) = refuse
  end
end

class IPSocket < BasicSocket
  def self.getaddress(*) = refuse
end

class TCPSocket < IPSocket
  def self.open(host, port, *) = Socket.connect_nowhere(host, port)
  def self.new(host, port, *) = Socket.connect_nowhere(host, port)
end

class TCPServer < TCPSocket
  def self.new(*) = refuse
  def self.open(*) = refuse
end

class UDPSocket < IPSocket; end
class UNIXSocket < BasicSocket; end
class UNIXServer < UNIXSocket; end
class Addrinfo
  def self.method_missing(*) = BasicSocket.refuse
  def self.respond_to_missing?(*) = true
end
