# frozen_string_literal: true

# Prints the Markdown files of a folder as HTML, the way Jekyll renders them with kramdown and Rouge, as one JSON object
# by path. Needs the gems kramdown, kramdown-parser-gfm and rouge. Liquid is not run; its tags stay as text.
require 'json'
require 'kramdown'
require 'kramdown-parser-gfm'
require 'rouge'

OPTIONS = {
  input: 'GFM', hard_wrap: false, auto_ids: true, syntax_highlighter: 'rouge',
  syntax_highlighter_opts: { default_lang: 'plaintext', guess_lang: true, block: { line_numbers: false } }
}.freeze

folder = ARGV.fetch(0)
paths = Dir.glob('**/*.{md,markdown}', base: folder).sort
pages = paths.to_h do |path|
  text = File.read(File.join(folder, path), encoding: 'UTF-8').sub(/\A---\n.*?^---\n/m, '').gsub(/\{% (?:end)?raw %\}/, '')
  [path, Kramdown::Document.new(text, OPTIONS).to_html]
end
puts JSON.generate(pages)
