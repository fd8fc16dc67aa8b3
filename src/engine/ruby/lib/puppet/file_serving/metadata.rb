require 'puppet/file_serving/content'
