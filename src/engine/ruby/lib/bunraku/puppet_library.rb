# Names and files of Puppet's own library that modules mention and that have no file here.
require 'bunraku/puppet_classes'

Bunraku::PuppetClasses.offer

module Kernel
  alias bunraku_require require
  private :bunraku_require

  # Accepts the paths of Puppet's own files. The file of a resource type loads the type.
  def require(path)
    bunraku_require(path)
  rescue LoadError => e
    raise unless e.path == path && path.start_with?('puppet/')

    bunraku_require('bunraku/puppet_files')
    raise unless Bunraku::PuppetFiles.include?(path)

    type = path[%r{\Apuppet/type/(\w+)\z}, 1]
    Puppet::Type.type(type) if type
    true
  end
  private :require
end
