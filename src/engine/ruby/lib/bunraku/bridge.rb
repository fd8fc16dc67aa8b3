# The bridge to the engine: the only file that reads and writes its descriptor. Frames are JSON.
require 'json'

module Bunraku
  # Raised by an operation that would have to wait where waiting is impossible.
  class CannotWait < StandardError; end

  BRIDGE = File.open('/dev/bridge/bridge', 'r+b')
  BRIDGE.sync = true
  # Read buffer, reused because a new string of this size per answer would fill the memory while garbage collection is
  # off.
  READ = String.new(capacity: 65_536)

  # Methods called by the engine; each part of the shim adds its own.
  module Api
    class << self
      # Starts a compilation or run, as its first call. `libraries`: the modules' `lib` folders, in Puppet's order.
      def start(options)
        $LOAD_PATH.unshift(*options.fetch('libraries'))
        nil
      end

      # Files of Ruby's own library loaded since the boot; a file comes before the files that it requires.
      def libraries = $LOADED_FEATURES.drop(FEATURES_AT_BOOT).grep(%r{\A/usr/local/lib/ruby/.*\.rb\z}).reverse

      # Loads files of the library, so that machines that start from this memory have them.
      def load_libraries(paths)
        paths.each { |path| require path }
        nil
      end

      # Evaluates code that does not come from a file.
      def evaluate(code)
        TOPLEVEL_BINDING.eval(code, '(evaluated)', 1)
      end

      # Loads a file of a module.
      def load(path)
        Kernel.load(path)
        nil
      end
    end
  end

  class << self
    # Queries the engine and waits for its answer; raises the engine's error.
    def ask(method, *args)
      unwrap(JSON.parse(exchange(JSON.generate({ m: method, a: args }))))
    end

    # Lets the engine run something that takes time while no Ruby runs.
    def wait(method, *args)
      raise CannotWait, "#{method} cannot run here: no command may run at this point" unless @worker && @depth == 1

      unwrap(Fiber.yield([method, args]))
    end

    # Reports the file whose code runs next.
    def runs(path) = ask('runs', path.to_s)

    def can_wait?
      !@worker.nil? && @depth == 1
    end

    # True if the engine called Ruby while it answered a query of Ruby.
    def nested? = (@depth || 0) > 1

    # Takes the pending request and leaves its answer. Called by the engine.
    def enter
      @depth = (@depth || 0) + 1
      request = JSON.parse(exchange('G'))
      BRIDGE.syswrite("A#{JSON.generate(answer(request))}")
      nil
    ensure
      @depth -= 1
    end

    private

    def exchange(text)
      BRIDGE.syswrite(text)
      answer = +''
      # No block is used here, because breaking out of a block costs more than the whole exchange (see
      # `cheap_jumps.rb`).
      begin
        BRIDGE.sysread(65_536, READ)
        answer << READ
      end while READ.bytesize == 65_536
      answer.force_encoding('UTF-8')
    rescue EOFError
      answer.force_encoding('UTF-8')
    end

    def answer(request)
      if request.key?('r')
        step(workers.fetch(request['r']), request['v'])
      elsif request['f']
        step(idle_worker, request)
      else
        perform(request)
      end
    rescue Exception => e
      { e: describe(e) }
    end

    def perform(request)
      { v: Api.public_send(request['m'], *request['a']) }
    rescue Exception => e
      { e: describe(e) }
    end

    # Runs a worker until it waits or has its answer.
    def step(worker, given)
      outer, @worker = @worker, worker
      result = worker.resume(given)
      return { w: result, f: worker.object_id } if result.is_a?(Array)

      workers.delete(worker.object_id)
      (@idle ||= []) << worker
      result
    ensure
      @worker = outer
    end

    def workers
      @workers ||= {}
    end

    # Returns an idle worker. Fibers are expensive to create, so finished ones wait for the next request.
    def idle_worker
      worker = (@idle ||= []).pop || Fiber.new { |first| work(first) }
      workers[worker.object_id] = worker
    end

    def work(request)
      loop { request = Fiber.yield(perform(request)) }
    end

    def unwrap(reply)
      return reply['v'] unless reply.key?('e')

      raise exception(reply['e'])
    end

    def exception(error)
      found = error['class'].split('::').inject(Object) { |scope, name| scope.const_get(name) }
      raised = found.allocate
      raised.instance_variable_set(:@bunraku_message, error['message'])
      raised.define_singleton_method(:message) { @bunraku_message }
      raised.define_singleton_method(:to_s) { @bunraku_message }
      raised.instance_variable_set(:@bunraku_carried, error['carried'])
      raised
    rescue NameError
      RuntimeError.new(error['message']).tap { |e| e.instance_variable_set(:@bunraku_carried, error['carried']) }
    end

    def describe(error)
      carried = error.instance_variable_get(:@bunraku_carried)
      {
        class: error.class.name || error.class.to_s,
        ancestors: error.class.ancestors.grep(Class).map(&:to_s),
        message: error.message.to_s.dup.force_encoding('UTF-8').scrub,
        backtrace: frames_of(error)
      }.merge(carried ? { carried: carried } : behind(error), wrapped_by(error), place_of(error), outside(error))
    end

    # Marks an error that only a machine without network, commands, files or libraries of the server has.
    def outside(error)
      reasons = [error, *Enumerator.produce(error.cause) { |each| each&.cause }.take_while(&:itself)]
      reasons.any? { |each| outside_errors.any? { |kind| each.is_a?(kind) } } ? { outside: true } : {}
    end

    def outside_errors = [CannotWait, SystemCallError, LoadError, *(SocketError if defined?(SocketError))]

    # The engine error that caused Ruby's own error.
    def behind(error)
      reasons = Enumerator.produce(error.cause) { |each| each&.cause }.take_while(&:itself)
      carried = reasons.filter_map { |each| each.instance_variable_get(:@bunraku_carried) }.last
      carried ? { behind: carried } : {}
    end

    # The frames of the error, then those of its cause.
    def frames_of(error) = [error, error.cause].compact.flat_map { |each| (each.backtrace || []).first(50) }

    # Message of the error wrapped by one of Puppet's errors.
    def wrapped_by(error)
      behind = error.respond_to?(:original) && error.original
      behind.is_a?(Exception) ? { wrapped: behind.message.to_s.dup.force_encoding('UTF-8').scrub } : {}
    end

    # Place stored in an error of Puppet's API.
    def place_of(error)
      return {} unless error.respond_to?(:puppet_place)

      place = error.puppet_place
      place ? { place: place } : {}
    end
  end
end
