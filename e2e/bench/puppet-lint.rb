# frozen_string_literal: true

# CPU time of puppet-lint for every .pp file of a folder, with its default checks, in one warm process.
#   ruby puppet-lint.rb LIB FOLDER
# Prints the CPU seconds of each round as a list of JSON.

lib, folder = ARGV
$LOAD_PATH.unshift(lib)
require 'json'
require 'puppet-lint'

TEXTS = Dir["#{folder}/*.pp"].map { |file| File.read(file, encoding: 'UTF-8') }.freeze

def cpu
  Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID)
end

def lint
  before = cpu
  TEXTS.each do |text|
    linter = PuppetLint.new
    linter.path = '/bench/manifests/init.pp'
    linter.code = text.dup
    linter.run
  end
  cpu - before
end

start = cpu
loop do
  lint
  break if cpu - start >= Float(ENV.fetch('WARM_UP', '2'))
end
puts JSON.generate(Array.new(Integer(ENV.fetch('ROUNDS', '5'))) { lint })
