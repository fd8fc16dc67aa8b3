# Records what Augeas does with the cases: `ruby record.rb > expected.jsonl`. Needs augtool and its lenses
# (Debian's packages augeas-tools and augeas-lenses). Prints for each case the new content of the file, null if the
# file cannot be saved, and the paths that each expression of `match` finds, null for an invalid expression.
require 'fileutils'
require 'json'
require 'open3'
require 'tmpdir'

def record(test)
  Dir.mktmpdir do |root|
    file = root + test['path']
    FileUtils.mkdir_p(File.dirname(file))
    File.write(file, test['text']) if test['text']
    augtool = lambda do |lines|
      script = ["set /augeas/context /files#{test['path']}", *lines].map { |line| "#{line}\n" }.join
      Open3.capture2e('augtool', '-r', root, '-At', "#{test['lens']}.lns incl #{test['path']}", stdin_data: script)
    end
    matches = (test['match'] || []).to_h do |path|
      output, status = augtool.call(["match \"#{path}\""])
      found = output.lines.grep(%r{^/}).map { |line| line.chomp.split(' = ', 2).first }
      [path, status.success? && !output.include?('error:') ? found : nil]
    end
    failed = augtool.call([*test['commands'], 'save', "match /augeas/files#{test['path']}/error"]).first.include?('_failed')
    { 'case' => test['case'], 'text' => !failed && File.exist?(file) ? File.read(file) : nil }
      .merge(test['match'] ? { 'match' => matches } : {})
  end
end

File.foreach(File.join(__dir__, 'cases.jsonl')) { |line| puts JSON.generate(record(JSON.parse(line))) }
