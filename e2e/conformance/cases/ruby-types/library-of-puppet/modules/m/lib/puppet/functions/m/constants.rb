Puppet::Functions.create_function(:'m::constants') do
  def constants
    %w[
      Puppet::HTTP::Client Puppet::HTTP::HTTPError Puppet::HTTP::ResponseError Puppet::HTTP::ConnectionError Puppet::HTTP::RouteError
      Puppet::HTTP::Session Puppet::HTTP::Pool Puppet::HTTP::Service::Ca Puppet::Network::HttpPool Puppet::Network::HTTP::Connection
      Puppet::SSL::SSLProvider Puppet::SSL::SSLContext Puppet::SSL::CertVerifyError Puppet::SSL::Certificate
      Puppet::Util::Log Puppet::Util::Warnings Puppet::Util::Tagging Puppet::Util::TagSet Puppet::Util::Storage
      Puppet::Util::SymbolicFileMode Puppet::Util::Lockfile Puppet::Util::Pidlock Puppet::Util::Autoload Puppet::Util::Metric
      Puppet::Util::MultiMatch Puppet::Util::Windows Puppet::Util::Limits Puppet::Util::CharacterEncoding Puppet::Util::SkipTags
      Puppet::Util::Package::Version::Debian Puppet::Util::Package::Version::Rpm::ValidationFailure
      Puppet::Transaction Puppet::Transaction::Report Puppet::Transaction::Event Puppet::Transaction::Persistence
      Puppet::Resource::Type Puppet::Resource::TypeCollection Puppet::Resource::Status Puppet::Resource::Catalog::DuplicateResourceError
      Puppet::Node::Facts Puppet::FileBucket::File Puppet::FileBucket::BucketError Puppet::FileServing Puppet::FileSystem::Uniquefile
      Puppet::Graph::RelationshipGraph Puppet::Graph::SequentialPrioritizer Puppet::Graph::SimpleGraph Puppet::Relationship
      Puppet::Application Puppet::Configurer Puppet::DataBinding Puppet::DataBinding::LookupError Puppet::Reports Puppet::Runtime
      Puppet::Environments::EnvironmentNotFound Puppet::Module::MissingModule Puppet::Module::Task::InvalidName Puppet::Settings::ParseError
      Puppet::Indirector::ValidationError Puppet::LexError Puppet::Etc Puppet::Pal
      Puppet::Pops::Issues Puppet::Pops::Issues::Issue Puppet::Pops::Loaders Puppet::Pops::Loaders::LoaderError Puppet::Pops::Parser::EvaluatingParser
      Puppet::Pops::Lookup::HieraConfig Puppet::Pops::Lookup::Invocation Puppet::Pops::Model::Program Puppet::Pops::Model::QualifiedName
      Puppet::Pops::Evaluator::DeferredValue Puppet::Pops::Evaluator::EvaluatorImpl Puppet::Pops::Validation::Acceptor Puppet::Pops::MergeStrategy
      Puppet::Pops::SemanticError Puppet::Pops::Adaptable::Adapter Puppet::Parser::AST::Leaf Puppet::Parser::Compiler::CatalogValidationError
      Puppet::No::Such Puppet::Util::NoSuch
    ].map do |name|
      found = Object.const_get(name)
      "#{name} #{found.class} #{found.ancestors.include?(Exception) ? found.superclass : ''}"
    rescue NameError => e
      e.message.lines.first.chomp
    end
  end
end
