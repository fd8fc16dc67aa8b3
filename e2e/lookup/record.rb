#!/usr/bin/env ruby
# frozen_string_literal: true

# Output of the real `puppet lookup` for each line of `environments/*/commands.txt`, one JSON object per line:
#   PUPPET_LIB=…/lib unshare --mount ruby -W0 record.rb > expected.jsonl
# Arguments are names of environments, to record only these.
# Each environment lies at /etc/puppetlabs/code/environments/production, in a file system that ends with the process.

$LOAD_PATH.unshift(ENV.fetch('PUPPET_LIB'))
require 'json'
require 'fileutils'
require 'shellwords'
require 'puppet'
require 'puppet/util/command_line'
require 'puppet/application/lookup'
# Loaded once for all runs.
require 'puppet/pops'
require 'puppet/node/facts'
require 'puppet/node/server_facts'
require 'puppet/network/formats'
require 'puppet/network/http_pool'
require 'facter'

# Reading the server's own facts waits for its name servers.
def (Puppet::Node::ServerFacts).load = {}

ROOT = '/etc/puppetlabs'
ENVIRONMENT = "#{ROOT}/code/environments/production"
OPTIONS = ['--node', 'web1.example.com', '--facts', 'facts.yaml'].freeze
SETTINGS = ['--confdir', "#{ROOT}/puppet", '--vardir', '/etc/puppetlabs/var', '--codedir', "#{ROOT}/code", '--color', 'false',
            '--certname', 'playground.example.com'].freeze

abort 'record.rb needs a private file system' unless system('mount', '--make-rprivate', '/') && FileUtils.mkdir_p(ROOT) && system('mount', '-t', 'tmpfs', 'tmpfs', ROOT)

def lay_environment(folder)
  FileUtils.rm_rf(Dir["#{ROOT}/*"])
  FileUtils.mkdir_p([ENVIRONMENT, "#{ROOT}/puppet"])
  FileUtils.cp_r("#{folder}/.", ENVIRONMENT)
  options = File.join(folder, 'case.json')
  return unless File.exist?(options)

  JSON.parse(File.read(options)).fetch('files', {}).each do |path, content|
    FileUtils.mkdir_p(File.dirname(path))
    File.write(path, content)
  end
end

# Options of the environment first, so that those of the line replace them.
def run(words)
  out, err = [IO.pipe, IO.pipe]
  child = fork do
    $stdout.reopen(out[1])
    $stderr.reopen(err[1])
    [out, err].flatten.each(&:close)
    Dir.chdir(ENVIRONMENT)
    Puppet::Util::CommandLine.new('puppet', ['lookup', *SETTINGS, *OPTIONS, *words]).execute
  end
  [out, err].each { |pair| pair[1].close }
  stdout, stderr = [out, err].map { |pair| Thread.new { pair[0].read.force_encoding('UTF-8') } }.map(&:value)
  Process.wait(child)
  { exitCode: $CHILD_STATUS&.exitstatus || $?.exitstatus, stdout: stdout, stderr: stderr }
end

Dir[File.join(__dir__, 'environments', '*')].sort.each do |folder|
  next unless ARGV.empty? || ARGV.include?(File.basename(folder))

  lay_environment(folder)
  File.readlines(File.join(folder, 'commands.txt'), chomp: true).each do |line|
    puts JSON.generate({ environment: File.basename(folder), command: line, **run(Shellwords.split(line)) })
    $stdout.flush
  end
end
