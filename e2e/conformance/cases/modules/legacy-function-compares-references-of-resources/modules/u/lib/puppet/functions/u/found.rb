# Where Puppet finds files of these names, without a look at full paths.
Puppet::Functions.create_function(:'u::found') do
  dispatch :found do
    repeated_param 'String', :names
  end

  def found(*names)
    names.map do |name|
      file = Puppet::Parser::Files.find_file(name, closure_scope.compiler.environment)
      template = Puppet::Parser::Files.find_template(name, closure_scope.compiler.environment)
      "#{name}: #{file && file[%r{[^/]*/[^/]*\z}]}, #{template && template[%r{[^/]*/[^/]*\z}]}"
    end
  end
end
