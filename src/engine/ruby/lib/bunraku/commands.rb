# Ruby's own ways to run commands: all of them run on the simulated machine.
require 'stringio'
require 'timeout'

module Bunraku
  # Exit status of a command.
  class Status
    attr_reader :pid, :exitstatus

    def initialize(exitstatus)
      @pid = Status.next_pid
      @exitstatus = exitstatus
    end

    def self.next_pid = (@pid = (@pid || 2000) + 1)

    def success? = exitstatus.zero?
    def exited? = true
    def signaled? = false
    def stopped? = false
    def coredump? = false
    def termsig = nil
    def to_i = exitstatus << 8
    def to_s = "pid #{pid} exit #{exitstatus}"
    def inspect = "#<Process::Status: #{self}>"
    def ==(other) = other.is_a?(Integer) ? to_i == other : super
    def >>(bits) = to_i >> bits
    def &(mask) = to_i & mask
  end

  # Arguments of Ruby's command methods: variables first, then a command line or words, then options.
  class Invocation
    attr_reader :command, :options

    def initialize(args, options = {})
      args = args.dup
      options = args.pop.merge(options) if args.last.is_a?(Hash)
      @environment = args.first.is_a?(Hash) ? args.shift : {}
      words = args.map { |each| each.is_a?(Array) ? each.first : each }
      words = args.first if args.one? && args.first.is_a?(Array)
      @command = words.is_a?(Array) && words.one? && args.first.is_a?(String) ? words.first : words
      @options = options
    end

    # Runs the command, and sets `$?` to its status.
    def run(input: nil, combined: false)
      variables = @environment.to_h { |name, value| [name.to_s, value.to_s] }
      Bunraku.run(@command, cwd: @options[:chdir]&.to_s, env: variables, input: input, combined: combined || merged?)
    end

    private

    def merged? = [[:child, :out], :out].include?(@options[:err])
  end

  # A command that runs once, when its output is first read. Its input has been written before that.
  class PendingRun
    attr_reader :input

    def initialize(invocation)
      @invocation = invocation
      @input = +''
    end

    def answer = (@answer ||= @invocation.run(input: @input).tap { @status = Bunraku.last_status })

    def status
      answer
      @status
    end
  end

  # A stream of a command, which runs when its output is read or the stream is closed.
  class Pipe < StringIO
    attr_reader :pid

    def initialize(run, stream = 'stdout')
      super(+'')
      @run = run
      @stream = stream
    end

    %i[read gets each_line readlines readline each getc each_char eof? readchar].each do |name|
      define_method(name) do |*args, **options, &block|
        finish
        super(*args, **options, &block)
      end
    end

    def write(*texts)
      texts.sum { |text| @run.input << text.to_s; text.to_s.bytesize }
    end

    def <<(text)
      write(text)
      self
    end

    def print(*texts) = write(*texts) && nil
    def puts(*texts) = write(*texts.flatten.map { |text| text.to_s.end_with?("\n") ? text : "#{text}\n" }) && nil
    def printf(*args) = print(format(*args))
    def close_write = finish

    def close
      finish
      super unless closed?
    end

    private

    def finish
      return if @finished

      @finished = true
      self.string = @run.answer.fetch(@stream)
    end
  end

  class << self
    attr_accessor :last_status

    # Runs a command on the machine: an array of words, or a command line for the shell.
    def run(command, combined: false, cwd: nil, uid: nil, gid: nil, env: {}, input: nil)
      unless can_wait?
        return without_commands if @does_without_commands

        raise CannotWait, "#{[command].flatten.join(' ')} cannot run here: no command may run while a catalog is compiled or a resource is checked"
      end

      options = { combined: combined, cwd: cwd || folder_of_process, uid: uid, gid: gid, env: env, input: input, timeout: Timeout.left }
      answer = wait('run', command, options)
      Timeout.check
      self.last_status = $bunraku_status = Status.new(answer['code'])
      answer
    end

    # Working directory of a command: that of the surrounding Dir.chdir block, else the root, like an agent's.
    def folder_of_process
      folder = Dir.pwd
      folder unless folder == '/'
    end

    # Runs a block in which a command that cannot run behaves as if the machine did not have it.
    def do_without_commands
      outer, @does_without_commands = @does_without_commands, true
      yield
    ensure
      @does_without_commands = outer
    end

    def not_here(what) = raise(NotImplementedError, "#{what} is not possible on a simulated machine")
  end

  private_class_method def self.without_commands
    self.last_status = $bunraku_status = Status.new(127)
    { 'stdout' => '', 'stderr' => '', 'output' => '', 'code' => 127 }
  end
end

ENV['PATH'] ||= '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
ENV['HOME'] ||= '/root'

$bunraku_status = nil
alias $? $bunraku_status

module Kernel
  def `(line) = Bunraku::Invocation.new([line]).run['stdout']

  def system(*args, exception: false, **options)
    invocation = Bunraku::Invocation.new(args, options)
    invocation.run
    status = Bunraku.last_status
    raise "Command failed with exit #{status.exitstatus}: #{[invocation.command].flatten.first}" if exception && !status.success?

    status.exitstatus == 127 ? nil : status.success?
  end

  def spawn(*args, **options)
    Bunraku::Invocation.new(args, options).run
    Bunraku.last_status.pid
  end

  def exec(*) = Bunraku.not_here('exec')
  def fork(*) = Bunraku.not_here('fork')

  # Advances the machine's clock.
  def sleep(seconds = 0)
    Bunraku.ask('sleep', [seconds, Timeout.left].compact.min.to_f)
    Timeout.check
    seconds.round
  end
  module_function :system, :spawn, :exec, :fork, :sleep, :`
end

module Process
  class << self
    def spawn(...) = Kernel.spawn(...)
    def fork(*) = Bunraku.not_here('fork')
    def exec(*) = Bunraku.not_here('exec')
    def daemon(*) = Bunraku.not_here('daemon')
    def last_status = Bunraku.last_status
    def wait(pid = -1, _flags = 0) = pid == -1 ? last_status&.pid : pid
    def wait2(pid = -1, flags = 0) = [wait(pid, flags), last_status]
    def waitpid(...) = wait(...)
    def waitpid2(...) = wait2(...)
    def waitall = [[last_status.pid, last_status]]
    def detach(_pid) = Struct.new(:value).new(last_status)
    def kill(*) = Bunraku.not_here('kill')
    def uid = 0
    def gid = 0
    def euid = 0
    def egid = 0
    def pid = 1000
    def ppid = 1
  end
end

class IO
  def self.popen(*args, **options)
    mode = args.last.is_a?(String) && args.length > 1 && args.last.match?(/\A[rwa]\+?b?\z/) ? args.pop : 'r'
    pipe = Bunraku::Pipe.new(Bunraku::PendingRun.new(Bunraku::Invocation.new(args, options)))
    pipe.read && pipe.rewind if mode.start_with?('r') && !mode.include?('+')
    return pipe unless block_given?

    begin
      yield pipe
    ensure
      pipe.close
    end
  end
end
