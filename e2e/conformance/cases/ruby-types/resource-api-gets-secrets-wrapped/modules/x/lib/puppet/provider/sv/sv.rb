class Puppet::Provider::Sv::Sv
  def get(context) = [{ name: 'a', password: Puppet::Provider::Sv::Sv.wrap('old'), token: 'o' }]
  def self.wrap(s) = Puppet::Pops::Types::PSensitiveType::Sensitive.new(s)
  def set(context, changes) = changes.each { |n, c| context.notice("set #{n} #{c[:should][:password].class} #{c[:should][:token]}") }
end
