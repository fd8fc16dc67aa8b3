# Differences between files, as the machine's `diff` command prints them.
require 'puppet/util/execution'

module Puppet
  module Util
    module Diff
      def diff(old, new)
        command = Puppet[:diff].to_s
        return '' if command.empty?

        Execution.execute([command, *Puppet[:diff_args].to_s.split, old, new], failonfail: false, combine: false)
      end

      module_function :diff

      # The library diff-lcs is not here, as on most machines.
      def lcs_diff(_old, _new, _format = :unified, _context = 3)
        Puppet.warning('Cannot provide diff without the diff/lcs Ruby library')
        ''
      end

      def string_file_diff(path, text)
        require 'tempfile'
        Tempfile.create('puppet-diffing') do |file|
          file.write(text)
          file.flush
          Puppet.notice("\n#{diff(path, file.path)}")
        end
      end
    end
  end
end
