# Runs commands with access to all of their streams.
require 'bunraku/commands'

module Open3
  # Represents the command as the thread that a caller waits for.
  Waiting = Struct.new(:run) do
    def value = run.status
    def pid = value.pid
    def join(*) = value && self
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

    def popen3(*args, **options, &block) = streams(args, options, %w[stdout stderr], &block)
    def popen2(*args, **options, &block) = streams(args, options, %w[stdout], &block)
    def popen2e(*args, **options, &block) = streams(args, options, %w[output], &block)

    private

    # The command's input, its outputs, and the object to wait for.
    def streams(args, options, outputs)
      run = Bunraku::PendingRun.new(Bunraku::Invocation.new(args, options))
      found = [Bunraku::Pipe.new(run), *outputs.map { |each| Bunraku::Pipe.new(run, each) }, Waiting.new(run)]
      return found unless block_given?

      begin
        yield(*found)
      ensure
        run.answer
      end
    end
  end
end
