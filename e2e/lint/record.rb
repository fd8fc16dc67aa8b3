# frozen_string_literal: true

# Problems and fixes of the real puppet-lint in each case, one JSON object per line:
#   ruby record.rb PUPPET_LINT_LIB PLUGINS > expected.jsonl
# A case named after a check runs that check alone, others run all checks but 80chars.

require 'json'
lib, plugins = ARGV
cases = File.join(__dir__, 'cases')
$LOAD_PATH.unshift(lib)
require 'puppet-lint'
# Another order of these would be another order of fixes.
%w[trailing_comma-check resource_reference_syntax unquoted_string-check manifest_whitespace-check absolute_classname-check
   leading_zero-check param-docs file_ensure-check lookup_in_parameter-check topscope-variable-check exec_idempotency-check
   optional_default-check param-types anchor-check package_ensure-check params_empty_string-check
   params_not_optional_with_undef-check strict_indent-check variable_contains_upcase version_comparison-check].each do |plugin|
  Dir["#{plugins}/puppet-lint-#{plugin}/lib/puppet-lint/plugins/*.rb"].sort.each { |file| require file }
end
SETTINGS = PuppetLint.configuration
SETTINGS.github_actions = false

def run(path, text, fix)
  SETTINGS.fix = fix
  PuppetLint.new.tap do |linter|
    linter.path = "/ntp/manifests/#{path}"
    linter.code = text.dup
    linter.run
  end
end

Dir.chdir(cases)
Dir['**/*.pp'].sort.each do |path|
  only = SETTINGS.checks.find { |check| "#{check}.pp" == path }
  SETTINGS.checks.each do |check|
    enabled = only.nil? ? check != :'80chars' : check == only
    SETTINGS.send("#{enabled ? 'enable' : 'disable'}_#{check}")
  end
  text = File.open(path, 'rb:UTF-8', &:read)
  problems = run(path, text, false).problems.map { |problem| problem.slice(:check, :kind, :line, :column, :message, :reason).compact }
  problems = problems.map { |problem| problem[:reason] == '' ? problem.except(:reason) : problem }
  fixed = problems.any? { |problem| problem[:check] == :syntax } ? text : run(path, text, true).manifest
  puts JSON.generate({ file: path, problems: problems, fixed: fixed == text ? nil : fixed }.compact)
end
