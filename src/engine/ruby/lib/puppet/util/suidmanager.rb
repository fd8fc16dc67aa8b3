# Changes of the user that runs code. Everything runs as root here.
require 'puppet/util/execution'

module Puppet
  module Util
    module SUIDManager
      module_function

      def asuser(_user = nil, _group = nil) = yield
      def root? = true

      def run_and_capture(command, user = nil, group = nil)
        output = Execution.execute(command, failonfail: false, combine: true, uid: user, gid: group)
        [output, output.exitstatus]
      end
    end
  end
end
