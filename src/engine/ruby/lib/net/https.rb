require 'net/http'
