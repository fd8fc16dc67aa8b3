# Commands with all of their streams.
require 'bunraku/commands'

module Open3
  Waiting = Struct.new(:value) do
    def pid = value.pid
    def join = self
    def alive? = false
  end

  class << self
    def capture3(*args, stdin_data: nil, binmode: false, **options)
      answer = Bunraku::Invocation.new(args, options).run(input: stdin_data)
      [answer['stdout'], answer['stderr'], Bunraku.last_status]
    end

    def capture2(*args, **options)
      out, _, status = capture3(*args, **options)
      [out, status]
    end

    def capture2e(*args, stdin_data: nil, binmode: false, **options)
      answer = Bunraku::Invocation.new(args, options).run(input: stdin_data, combined: true)
      [answer['output'], Bunraku.last_status]
    end

    # What is written to the command must be known before it runs: it is given nothing here.
    def popen3(*args, **options)
      out, err, status = capture3(*args, **options)
      streams = [StringIO.new(+''), StringIO.new(out), StringIO.new(err), Waiting.new(status)]
      block_given? ? yield(*streams) : streams
    end

    def popen2(*args, **options)
      out, status = capture2(*args, **options)
      streams = [StringIO.new(+''), StringIO.new(out), Waiting.new(status)]
      block_given? ? yield(*streams) : streams
    end

    def popen2e(*args, **options)
      out, status = capture2e(*args, **options)
      streams = [StringIO.new(+''), StringIO.new(out), Waiting.new(status)]
      block_given? ? yield(*streams) : streams
    end
  end
end
