# frozen_string_literal: true

# The syntax tree of each file named on standard input, in PN form as the installed Puppet prints it: one line of JSON a file,
# {"file", "pn"} or {"file", "error"}. PUPPET_LIB picks a checkout's lib folder.

$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'json'
require 'tmpdir'
require 'puppet'
require 'puppet/pops'
require 'puppet/pops/pn'
require 'puppet/pops/model/pn_transformer'

Dir.mktmpdir do |folder|
  Puppet.initialize_settings(['--confdir', folder, '--vardir', folder])
  Puppet::Util::Log.level = :err
  parser = Puppet::Pops::Parser::EvaluatingParser.new.parser
  $stdin.each_line(chomp: true) do |file|
    row =
      begin
        tree = parser.parse_string(File.read(file, encoding: 'UTF-8'), file)
        { 'file' => file, 'pn' => Puppet::Pops::Model::PNTransformer.transform(tree).to_s }
      rescue StandardError => e
        { 'file' => file, 'error' => e.message }
      end
    puts JSON.generate(row)
  end
end
