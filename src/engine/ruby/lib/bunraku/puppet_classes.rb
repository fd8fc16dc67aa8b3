# Names of Puppet's own classes and modules, for code that only mentions a class (`rescue`, `is_a?`, `defined?`).
# A class without a file of its own in this library has no methods. All are created when the first is used.
module Bunraku
  module PuppetClasses
    # A line per namespace below `Puppet`. `Name/` is a module; `Name<Parent` is a class, `::Parent` is Ruby's own.
    # From Puppet 8.11, after all its files that load on Linux.
    TABLE = <<~TABLE.gsub(/\n +/, ' ').lines.to_h { |line| line.chomp.split(': ', 2) }.freeze
      Puppet: Agent AlreadyImportedError<ImportError Application ApplicationSupport/ Coercion/ CompilableResourceType/ Concurrent/ Configurer ConfineCollection
        Confiner/ ConstantAlreadyDefined<Error Context Daemon DataBinding DataTypes/ DevError<Error Environments/ Error<::RuntimeError ErrorWithData<Error Etc/
        ExecutionFailure<Error ExternalFileError/ FacterImpl FileBucket/ FileBucketFile/ FileServing FileSystem/ Forge Functions/ Generate/ GettextConfig/ Graph/
        HTTP/ ImportError<::StandardError Indirector/ InfoService/ Interface LexError<::RuntimeError LockError<Error MetaType/ MissingCommand<Error Module
        ModuleTool/ ModuleTranslations/ Network/ Node Pal/ ParseError<Error ParseErrorWithIssue<ParseError Parser/ Plugins/ Pops/
        PreformattedError<ParseErrorWithIssue Relationship Reports Resource ResourceError<Error Runtime SSL/ Scheduler/ Settings SubclassAlreadyDefined<Error
        SyntaxCheckers/ Test/ ThreadLocal Transaction TrustedExternal/ Util/ Vendor X509/
      Agent: Disabler/ Locker/ RunTimeoutError<::Exception
      Concurrent: Lock Synchronized/ ThreadLocalSingleton/
      Configurer: Downloader FactHandler/ PluginHandler
      Context: DuplicateRollbackMarkError<Error EmptyStack Stack StackUnderflow<Error TrustedInformation UndefinedBindingError<Error
        UnknownRollbackMarkError<Error
      DataBinding: LookupError<PreformattedError RecursiveLookupError<DataBinding::LookupError
      DataTypes: Error TypeBuilder TypeBuilderAPI
      Environments: Cached Combined Directories EnvironmentCreator/ EnvironmentLoader/ EnvironmentNotFound<Error Static StaticDirectory<Environments::Static
        StaticPrivate<Environments::Static
      Environments::Cached: DefaultCacheExpirationService Entry MRUEntry<Environments::Cached::Entry NotCachedEntry<Environments::Cached::Entry
      FileBucket: BucketError<::RuntimeError Dipper File
      FileBucket::File: FileContents StringContents
      FileServing: Base Configuration Content<FileServing::Base Fileset HttpMetadata<FileServing::Metadata Metadata<FileServing::Base Mount TerminusHelper/
        TerminusSelector/
      FileServing::Configuration: Parser
      FileServing::Fileset: FileSetEntry
      FileServing::Metadata: MetaStat WindowsStat<FileServing::Metadata::MetaStat
      FileServing::Mount: File<FileServing::Mount Locales<FileServing::Mount Modules<FileServing::Mount PluginFacts<FileServing::Mount Plugins<FileServing::Mount
        Scripts<FileServing::Mount Tasks<FileServing::Mount
      FileSystem: AbsolutePathPattern<FileSystem::PathPattern FileImpl JRuby<FileSystem::Posix MemoryFile MemoryImpl PathPattern Posix<FileSystem::FileImpl
        RelativePathPattern<FileSystem::PathPattern Uniquefile
      FileSystem::PathPattern: InvalidPattern<Error
      Functions: DispatcherBuilder Function<Pops::Functions::Function Function3x<Functions::InternalFunction InternalDispatchBuilder<Functions::DispatcherBuilder
        InternalFunction<Functions::Function LocalTypeAliasesBuilder PuppetFunction<Functions::Function
      Graph: Key Prioritizer RbTreeMap RelationshipGraph<Graph::SimpleGraph SequentialPrioritizer<Graph::Prioritizer SimpleGraph
      Graph::RbTreeMap: Node
      HTTP: Client ConnectionError<HTTP::HTTPError DNS ExternalClient<HTTP::Client Factory HTTPError<Error Pool PoolEntry ProtocolError<HTTP::HTTPError Proxy/
        Redirector Resolver Response ResponseConverter/ ResponseError<HTTP::HTTPError ResponseNetHTTP<HTTP::Response RetryAfterHandler RouteError<HTTP::HTTPError
        SerializationError<HTTP::HTTPError Service Session Site TooManyRedirects<HTTP::HTTPError TooManyRetryAfters<HTTP::HTTPError
      HTTP::DNS: CacheEntry
      HTTP::Resolver: SRV<HTTP::Resolver ServerList<HTTP::Resolver Settings<HTTP::Resolver
      HTTP::Service: Ca<HTTP::Service Compiler<HTTP::Service FileServer<HTTP::Service Puppetserver<HTTP::Service Report<HTTP::Service
      Indirector: ClassMethods/ Envelope/ FileMetadata Indirection Request ValidationError<Error
      InfoService: ClassInformationService PlanInformationService TaskInformationService
      MetaType: Manager/
      Module: Error<Error FaultyMetadata<Module::Error IncompatibleModule<Module::Error IncompatiblePlatform<Module::Error InvalidFilePattern<Module::Error
        InvalidName<Module::Error MissingMetadata<Module::Error MissingModule<Module::Error Plan Task UnsupportedPlatform<Module::Error
      Module::Plan: Error<Error InvalidFile<Module::Plan::Error InvalidMetadata<Module::Plan::Error InvalidName<Module::Plan::Error
        InvalidPlan<Module::Plan::Error PlanNotFound<Module::Plan::Error
      Module::Task: Error<Error InvalidFile<Module::Task::Error InvalidMetadata<Module::Task::Error InvalidName<Module::Task::Error
        InvalidTask<Module::Task::Error TaskNotFound<Module::Task::Error
      Network: AuthConfig Authorization/ ClientRequest Format FormatHandler/ FormatSupport/ HTTP/ HttpPool/ Uri/
      Network::FormatHandler: FormatError<Error
      Network::FormatSupport: ClassMethods/
      Network::HTTP: API Connection Error/ Handler/ Issues/ MemoryResponse RedirectionLimitExceededException<Error Request Response Route
      Network::HTTP::API: IndirectedRoutes IndirectionType Server/
      Network::HTTP::API::Server: V3
      Network::HTTP::API::Server::V3: Environments
      Network::HTTP::Error: HTTPBadRequestError<Network::HTTP::Error::HTTPError HTTPError<::Exception HTTPMethodNotAllowedError<Network::HTTP::Error::HTTPError
        HTTPNotAcceptableError<Network::HTTP::Error::HTTPError HTTPNotAuthorizedError<Network::HTTP::Error::HTTPError
        HTTPNotFoundError<Network::HTTP::Error::HTTPError HTTPServerError<Network::HTTP::Error::HTTPError
        HTTPUnsupportedMediaTypeError<Network::HTTP::Error::HTTPError
      Node: Environment Facts ServerFacts
      Node::Environment: None<Node::Environment Remote<Node::Environment
      Pal: CatalogCompiler<Pal::Compiler Compiler FunctionSignature JsonCatalogEncoder PlanSignature ScriptCompiler<Pal::Compiler TaskSignature
      Parser: AST AbstractCompiler/ CatalogCompiler<Parser::Compiler Compiler E4ParserAdapter Files/ Functions/ ParserFactory Relationship Resource<Resource Scope
        ScriptCompiler TemplateWrapper TypeLoader
      Parser::AST: BlockExpression<Parser::AST::Branch Branch<Parser::AST HostName<Parser::AST::Leaf Hostclass<Parser::AST::TopLevelConstruct Leaf<Parser::AST
        Node<Parser::AST::TopLevelConstruct PopsBridge Regex<Parser::AST::Leaf Resource<Parser::AST::Branch ResourceInstance<Parser::AST::Branch
        ResourceParam<Parser::AST::Branch TopLevelConstruct<Parser::AST
      Parser::AST::PopsBridge: Expression<Parser::AST::Leaf ExpressionSupportingReturn<Parser::AST::PopsBridge::Expression Program<Parser::AST::TopLevelConstruct
      Parser::Compiler: CatalogValidationError<Error CatalogValidator
      Parser::Compiler::CatalogValidator: RelationshipValidator<Parser::Compiler::CatalogValidator
      Parser::Resource: Param
      Parser::Scope: Ephemeral LocalScope<Parser::Scope::Ephemeral MatchScope<Parser::Scope::Ephemeral ParameterScope<Parser::Scope::Ephemeral
      Parser::Scope::ParameterScope: Access
      Parser::TypeLoader: TypeLoaderError<::StandardError
      Plugins: Configuration/ SyntaxCheckers/
      Plugins::SyntaxCheckers: SyntaxChecker
      Pops: Adaptable/ Adapters/ DeepMergeStrategy<Pops::MergeStrategy DefaultMergeStrategy<Pops::FirstFoundStrategy Evaluator/
        FirstFoundStrategy<Pops::MergeStrategy Functions/ HashMergeStrategy<Pops::MergeStrategy IssueReporter Issues/ LabelProvider/ Loader/ Loaders Lookup/
        MergeStrategy Migration/ Model/ PN/ Parser/ Patterns/ Pcore/ PuppetStack/ Resource/ ReverseDeepMergeStrategy<Pops::UnconstrainedDeepMergeStrategy
        SemanticError<::RuntimeError Serialization/ Time/ Types/ UnconstrainedDeepMergeStrategy<Pops::DeepMergeStrategy UniqueMergeStrategy<Pops::MergeStrategy
        Utils/ Validation/ Visitable/ Visitor
      Pops::Adaptable: Adapter
      Pops::Adapters: DocumentationAdapter<Pops::Adaptable::Adapter EmptyAlternativeAdapter<Pops::Adaptable::Adapter LoaderAdapter<Pops::Adaptable::Adapter
        ObjectIdCacheAdapter<Pops::Adaptable::Adapter SourcePosAdapter
      Pops::Adapters::LoaderAdapter: PathsAndNameCacheAdapter<Pops::Adaptable::Adapter
      Pops::Evaluator: AccessOperator CallableSignature Closure<Pops::Evaluator::CallableSignature CollectorTransformer Collectors/ CompareOperator
        DeferredResolver DeferredValue EppEvaluator EvaluatorImpl ExternalSyntaxSupport/ JsonStrictLiteralEvaluator Jumper<::Exception LiteralEvaluator
        Next<Pops::Evaluator::Jumper PuppetProc<::Proc PuppetStopIteration<::StopIteration RelationshipOperator Return<Pops::Evaluator::Jumper Runtime3Converter
        Runtime3FunctionArgumentConverter<Pops::Evaluator::Runtime3Converter Runtime3ResourceSupport/ Runtime3Support/
      Pops::Evaluator::Closure: Dynamic<Pops::Evaluator::Closure Named<Pops::Evaluator::Closure
      Pops::Evaluator::Collectors: AbstractCollector CatalogCollector<Pops::Evaluator::Collectors::AbstractCollector
        ExportedCollector<Pops::Evaluator::Collectors::AbstractCollector FixedSetCollector<Pops::Evaluator::Collectors::AbstractCollector
      Pops::Evaluator::RelationshipOperator: IllegalRelationshipOperandError<::RuntimeError NotCatalogTypeError<::RuntimeError
      Pops::Evaluator::Runtime3Support: EvaluationError<::StandardError ExceptionRaisingAcceptor<Pops::Validation::Acceptor
        SeverityProducer<Pops::Validation::SeverityProducer
      Pops::Functions: Dispatch<Pops::Evaluator::CallableSignature Dispatcher Function
      Pops::Issues: Issue MessageData
      Pops::Loader: BaseLoader<Pops::Loader::Loader DependencyLoader<Pops::Loader::BaseLoader GemSupport/ GenericPlanInstantiator Loader LoaderPaths/
        ModuleLoaders/ PredefinedLoader<Pops::Loader::BaseLoader PuppetFunctionInstantiator PuppetPlanInstantiator PuppetResourceTypeImplInstantiator
        RubyDataTypeInstantiator RubyFunctionInstantiator RubyLegacyFunctionInstantiator Runtime3TypeLoader<Pops::Loader::BaseLoader
        SimpleEnvironmentLoader<Pops::Loader::BaseLoader StaticLoader<Pops::Loader::Loader TaskInstantiator TypeDefinitionInstantiator TypedName UriHelper/
      Pops::Loader::Loader: NamedEntry
      Pops::Loader::LoaderPaths: DataTypePath<Pops::Loader::LoaderPaths::RubySmartPath FunctionPath3x<Pops::Loader::LoaderPaths::RubySmartPath
        FunctionPath4x<Pops::Loader::LoaderPaths::RubySmartPath FunctionPathPP<Pops::Loader::LoaderPaths::PuppetSmartPath
        PlanPath<Pops::Loader::LoaderPaths::PuppetSmartPath PuppetSmartPath<Pops::Loader::LoaderPaths::SmartPath
        ResourceTypeImplPP<Pops::Loader::LoaderPaths::PuppetSmartPath RubySmartPath<Pops::Loader::LoaderPaths::SmartPath SmartPath SmartPaths
        TaskPath<Pops::Loader::LoaderPaths::PuppetSmartPath TypePathPP<Pops::Loader::LoaderPaths::PuppetSmartPath
      Pops::Loader::ModuleLoaders: AbstractPathBasedModuleLoader<Pops::Loader::BaseLoader EmptyLoader<Pops::Loader::BaseLoader
        FileBased<Pops::Loader::ModuleLoaders::AbstractPathBasedModuleLoader GemBased<Pops::Loader::ModuleLoaders::FileBased
        LibRootedFileBased<Pops::Loader::ModuleLoaders::FileBased
      Pops::Loaders: LoaderError<Error LoaderModuleData ModuleResolver
      Pops::Lookup: ConfiguredDataProvider Context DataAdapter<Pops::Adaptable::Adapter DataDigFunctionProvider<Pops::Lookup::FunctionProvider
        DataHashFunctionProvider<Pops::Lookup::FunctionProvider DataProvider/ DebugExplainer<Pops::Lookup::Explainer EnvironmentContext<Pops::Adaptable::Adapter
        EnvironmentDataProvider<Pops::Lookup::ConfiguredDataProvider ExplainDataProvider<Pops::Lookup::ExplainTreeNode ExplainGlobal<Pops::Lookup::ExplainTreeNode
        ExplainInterpolate<Pops::Lookup::ExplainTreeNode ExplainInvalidKey<Pops::Lookup::ExplainTreeNode ExplainKeySegment<Pops::Lookup::ExplainTreeNode
        ExplainLocation<Pops::Lookup::ExplainTreeNode ExplainMerge<Pops::Lookup::ExplainTreeNode ExplainMergeSource<Pops::Lookup::ExplainNode
        ExplainModule<Pops::Lookup::ExplainTreeNode ExplainNode ExplainScope<Pops::Lookup::ExplainTreeNode ExplainSubLookup<Pops::Lookup::ExplainTreeNode
        ExplainTop<Pops::Lookup::ExplainTreeNode ExplainTreeNode<Pops::Lookup::ExplainNode Explainer<Pops::Lookup::ExplainNode FunctionContext FunctionProvider
        GlobalDataProvider<Pops::Lookup::ConfiguredDataProvider HieraConfig HieraConfigV3<Pops::Lookup::HieraConfig HieraConfigV4<Pops::Lookup::HieraConfig
        HieraConfigV5<Pops::Lookup::HieraConfig Interpolation/ Invocation KeyRecorder LocationResolver/ LookupAdapter<Pops::Lookup::DataAdapter LookupKey
        LookupKeyFunctionProvider<Pops::Lookup::FunctionProvider ModuleDataProvider<Pops::Lookup::ConfiguredDataProvider ResolvedLocation
        ScopeLookupCollectingInvocation<Pops::Lookup::Invocation SubLookup/ V3BackendFunctionProvider<Pops::Lookup::DataDigFunctionProvider
        V3DataHashFunctionProvider<Pops::Lookup::DataHashFunctionProvider V3LookupKeyFunctionProvider<Pops::Lookup::LookupKeyFunctionProvider
        V4DataHashFunctionProvider<Pops::Lookup::DataHashFunctionProvider
      Pops::Lookup::EnvironmentContext: FileData
      Pops::Migration: MigrationChecker
      Pops::Model: AbstractAttributeOperation<Pops::Model::Positioned AbstractResource<Pops::Model::Expression AccessExpression<Pops::Model::Expression
        AndExpression<Pops::Model::BooleanExpression ApplyBlockExpression<Pops::Model::BlockExpression ApplyExpression<Pops::Model::Expression
        ArithmeticExpression<Pops::Model::BinaryExpression AssignmentExpression<Pops::Model::BinaryExpression AstTransformer
        AttributeOperation<Pops::Model::AbstractAttributeOperation AttributesOperation<Pops::Model::AbstractAttributeOperation
        BinaryExpression<Pops::Model::Expression BlockExpression<Pops::Model::Expression BooleanExpression<Pops::Model::BinaryExpression
        CallExpression<Pops::Model::Expression CallFunctionExpression<Pops::Model::CallExpression CallMethodExpression<Pops::Model::CallExpression
        CallNamedFunctionExpression<Pops::Model::CallExpression CaseExpression<Pops::Model::Expression CaseOption<Pops::Model::Expression
        CollectExpression<Pops::Model::Expression ComparisonExpression<Pops::Model::BinaryExpression ConcatenatedString<Pops::Model::Expression
        Definition<Pops::Model::Expression EppExpression<Pops::Model::Expression ExportedQuery<Pops::Model::QueryExpression Expression<Pops::Model::Positioned
        Factory FunctionDefinition<Pops::Model::NamedDefinition HeredocExpression<Pops::Model::Expression HostClassDefinition<Pops::Model::NamedDefinition
        IfExpression<Pops::Model::Expression InExpression<Pops::Model::BinaryExpression KeyedEntry<Pops::Model::Positioned
        LambdaExpression<Pops::Model::Expression Literal<Pops::Model::Expression LiteralBoolean<Pops::Model::LiteralValue LiteralDefault<Pops::Model::Literal
        LiteralFloat<Pops::Model::LiteralNumber LiteralHash<Pops::Model::Expression LiteralInteger<Pops::Model::LiteralNumber LiteralList<Pops::Model::Expression
        LiteralNumber<Pops::Model::LiteralValue LiteralRegularExpression<Pops::Model::LiteralValue LiteralString<Pops::Model::LiteralValue
        LiteralUndef<Pops::Model::Literal LiteralValue<Pops::Model::Literal MatchExpression<Pops::Model::BinaryExpression ModelLabelProvider
        ModelTreeDumper<Pops::Model::TreeDumper NamedAccessExpression<Pops::Model::BinaryExpression NamedDefinition<Pops::Model::Definition
        NodeDefinition<Pops::Model::Definition Nop<Pops::Model::Expression NotExpression<Pops::Model::UnaryExpression OrExpression<Pops::Model::BooleanExpression
        PNTransformer Parameter<Pops::Model::Positioned ParenthesizedExpression<Pops::Model::UnaryExpression PlanDefinition<Pops::Model::FunctionDefinition
        PopsObject Positioned<Pops::Model::PopsObject Program<Pops::Model::PopsObject QRefDefinition<Pops::Model::Definition
        QualifiedName<Pops::Model::LiteralValue QualifiedReference<Pops::Model::LiteralValue QueryExpression<Pops::Model::Expression
        RelationshipExpression<Pops::Model::BinaryExpression RenderExpression<Pops::Model::UnaryExpression RenderStringExpression<Pops::Model::LiteralString
        ReservedWord<Pops::Model::LiteralValue ResourceBody<Pops::Model::Positioned ResourceDefaultsExpression<Pops::Model::AbstractResource
        ResourceExpression<Pops::Model::AbstractResource ResourceOverrideExpression<Pops::Model::AbstractResource
        ResourceTypeDefinition<Pops::Model::NamedDefinition SelectorEntry<Pops::Model::Positioned SelectorExpression<Pops::Model::Expression
        TextExpression<Pops::Model::UnaryExpression TreeDumper TypeAlias<Pops::Model::QRefDefinition TypeDefinition<Pops::Model::QRefDefinition
        TypeMapping<Pops::Model::Definition UnaryExpression<Pops::Model::Expression UnaryMinusExpression<Pops::Model::UnaryExpression
        UnfoldExpression<Pops::Model::UnaryExpression UnlessExpression<Pops::Model::IfExpression VariableExpression<Pops::Model::UnaryExpression
        VirtualQuery<Pops::Model::QueryExpression
      Pops::Model::Factory: ArgsToNonCallError<::RuntimeError
      Pops::PN: Call Entry Indent List Literal Map
      Pops::Parser: CodeMerger EppParser<Pops::Parser::Parser EppSupport/ EvaluatingParser HeredocSupport/ InterpolationSupport/ Lexer2 LexerSupport/ Locatable
        Locator PNParser Parser SlurpSupport/
      Pops::Parser::EppSupport: EppScanner
      Pops::Parser::EvaluatingParser: EvaluatingEppParser<Pops::Parser::EvaluatingParser
      Pops::Parser::LexerSupport: TokenValue<Pops::Parser::Locatable
      Pops::Parser::Locatable: Fixed<Pops::Parser::Locatable
      Pops::Parser::Locator: AbstractLocator<Pops::Parser::Locator Locator19<Pops::Parser::Locator::AbstractLocator
        LocatorForChars<Pops::Parser::Locator::AbstractLocator SubLocator<Pops::Parser::Locator::AbstractLocator
      Pops::Resource: Param ResourceTypeImpl
      Pops::Serialization: AbstractReader AbstractWriter Builder Deserializer Extension/ FromDataConverter InstanceReader/ InstanceWriter/ JSON/ JsonPath/
        ObjectArrayBuilder<Pops::Serialization::Builder ObjectHashBuilder<Pops::Serialization::Builder ObjectReader ObjectWriter SerializationError<Error
        Serializer TimeFactory ToDataConverter ToStringifiedConverter
      Pops::Serialization::Extension: ArrayStart Comment Default InnerTabulation<Pops::Serialization::Extension::Tabulation MapStart NotTabulated/ ObjectStart
        PcoreObjectStart SensitiveStart SequenceStart/ Tabulation
      Pops::Serialization::JSON: Packer Reader<Pops::Serialization::AbstractReader Unpacker Writer<Pops::Serialization::AbstractWriter
      Pops::Serialization::JsonPath: Resolver
      Pops::Time: TimeData<::Numeric Timespan<Pops::Time::TimeData Timestamp<Pops::Time::TimeData
      Pops::Time::Timespan: Format FormatParser
      Pops::Time::Timespan::Format: DaySegment<Pops::Time::Timespan::Format::ValueSegment FragmentSegment<Pops::Time::Timespan::Format::ValueSegment
        HourSegment<Pops::Time::Timespan::Format::ValueSegment LiteralSegment<Pops::Time::Timespan::Format::Segment
        MilliSecondSegment<Pops::Time::Timespan::Format::FragmentSegment MinuteSegment<Pops::Time::Timespan::Format::ValueSegment
        NanoSecondSegment<Pops::Time::Timespan::Format::FragmentSegment SecondSegment<Pops::Time::Timespan::Format::ValueSegment Segment
        ValueSegment<Pops::Time::Timespan::Format::Segment
      Pops::Validation: Acceptor Checker4_0<Pops::Evaluator::LiteralEvaluator Diagnostic DiagnosticFormatter
        DiagnosticFormatterPuppetStyle<Pops::Validation::DiagnosticFormatter DiagnosticProducer Factory SeverityProducer TasksChecker<Pops::Validation::Checker4_0
        ValidatorFactory_4_0<Pops::Validation::Factory
      Resource: Catalog<Graph::SimpleGraph Status Type TypeCollection Validator/
      Resource::Catalog: DuplicateResourceError<Error
      SSL: Base CertMismatchError<SSL::SSLError CertVerifyError<SSL::SSLError Certificate<SSL::Base CertificateRequest<SSL::Base CertificateRequestAttributes
        CertificateSigner Digest Oids/ SSLContext SSLError<Error SSLProvider StateMachine Verifier
      SSL::StateMachine: Done<SSL::StateMachine::SSLState Error<SSL::StateMachine::SSLState KeySSLState<SSL::StateMachine::SSLState
        LockFailure<SSL::StateMachine::SSLState NeedCACerts<SSL::StateMachine::SSLState NeedCRLs<SSL::StateMachine::SSLState
        NeedCert<SSL::StateMachine::KeySSLState NeedKey<SSL::StateMachine::SSLState NeedLock<SSL::StateMachine::SSLState
        NeedRenewedCert<SSL::StateMachine::KeySSLState NeedSubmitCSR<SSL::StateMachine::KeySSLState SSLState Wait<SSL::StateMachine::SSLState
      Scheduler: Job Scheduler SplayJob<Scheduler::Job Timer
      Settings: AliasSetting ArraySetting<Settings::BaseSetting AutosignSetting<Settings::FileSetting BaseSetting BooleanSetting<Settings::BaseSetting
        CertificateRevocationSetting<Settings::BaseSetting ChainedValues ConfigFile DirectorySetting<Settings::FileSetting DurationSetting<Settings::BaseSetting
        EnumSetting<Settings::BaseSetting EnvironmentConf FileOrDirectorySetting<Settings::FileSetting FileSetting<Settings::StringSetting
        HttpExtraHeadersSetting<Settings::BaseSetting IniFile IntegerSetting<Settings::BaseSetting InterpolationError<Settings::SettingsError
        ParseError<Settings::SettingsError PathSetting<Settings::StringSetting PortSetting<Settings::IntegerSetting PrioritySetting<Settings::BaseSetting
        SearchPathElement ServerListSetting<Settings::ArraySetting SettingsError<Error StringSetting<Settings::BaseSetting
        SymbolicEnumSetting<Settings::BaseSetting TTLSetting<Settings::BaseSetting TerminusSetting<Settings::BaseSetting ValidationError<Settings::SettingsError
        ValueTranslator Values ValuesFromEnvironmentConf ValuesFromSection
      Settings::ConfigFile: Conf Meta Section Setting
      Settings::EnvironmentConf: Static
      Settings::FileSetting: Root Service SettingError<::StandardError Unspecified
      Settings::IniFile: DefaultSection<Settings::IniFile::SectionLine Line LineNumber/ Manipulator SectionLine SettingLine
      SyntaxCheckers: Base64<Plugins::SyntaxCheckers::SyntaxChecker EPP<Plugins::SyntaxCheckers::SyntaxChecker Json<Plugins::SyntaxCheckers::SyntaxChecker
        PP<Plugins::SyntaxCheckers::SyntaxChecker
      Transaction: AdditionalResourceGenerator Event EventManager Persistence Report ResourceHarness
      Transaction::ResourceHarness: ResourceApplicationContext
      Util: AtFork/ Autoload Backups/ CharacterEncoding/ Checksums/ ClassGen/ Colors/ CommandLine ConstantInflector/ Diff/ Docs/ Errors/ Execution/ ExecutionStub
        Feature FileNamespaceAdapter<Pops::Adaptable::Adapter FileParsing/ FileWatcher IniConfig/ InstanceLoader/ Json/ JsonLockfile<Util::Lockfile Ldap/ Libuser/
        Limits/ Lockfile Log Logging/ Metric ModuleDirectoriesAdapter<Pops::Adaptable::Adapter MonkeyPatches/ MultiMatch NetworkDevice POSIX/ Package/ Pidlock
        Platform/ Plist/ Profiler/ ProviderFeatures/ PsychSupport/ RDoc/ Reference ResourceTemplate RetryAction/ RpmCompare/ RubyGems/ RunMode SELinux/
        SUIDManager/ SkipTags Splayer/ Storage SymbolicFileMode/ TagSet<::Set Tagging/ Terminal/ UnixRunMode<Util::RunMode Warnings/ WatchedFile Watcher/ Windows/
        WindowsRunMode<Util::RunMode Yaml/
      Util::AtFork: Noop
      Util::Checksums: DigestLite FakeChecksum
      Util::Execution: ProcessOutput<::String
      Util::FileParsing: FileRecord
      Util::IniConfig: FileCollection IniParseError<Error PhysicalFile Section
      Util::Json: ParseError<::StandardError
      Util::Logging: DeprecationWarning<::Exception
      Util::MultiMatch: MatchNotNil
      Util::Package: Version/
      Util::Package::Version: Debian<::Numeric Gem<::Gem::Version Pip Range Rpm<::Numeric
      Util::Package::Version::Debian: ValidationFailure<::ArgumentError
      Util::Package::Version::Gem: ValidationFailure<::ArgumentError
      Util::Package::Version::Pip: ValidationFailure<::ArgumentError
      Util::Package::Version::Range: Eq<Util::Package::Version::Range::Simple Gt<Util::Package::Version::Range::Simple GtEq<Util::Package::Version::Range::Simple
        Lt<Util::Package::Version::Range::Simple LtEq<Util::Package::Version::Range::Simple MinMax Simple ValidationFailure<::ArgumentError
      Util::Package::Version::Rpm: ValidationFailure<::ArgumentError
      Util::Plist: FormatError<::RuntimeError
      Util::ProviderFeatures: ProviderFeature
      Util::RetryAction: RetryException<::Exception
      Util::RetryAction::RetryException: NoBlockGiven<Util::RetryAction::RetryException NoRetriesGiven<Util::RetryAction::RetryException
        RetriesExceeded<Util::RetryAction::RetryException
      Util::Windows: ADSI/ File/ Registry/ SID/ Service/
      Util::Yaml: YamlLoadError<Error
      X509: CertProvider PemStore/
    TABLE

    CREATOR = 'bunraku/all_puppet_classes'.freeze

    class << self
      # Registers the names that the loaded namespaces lack, to be created on first use.
      def offer(*paths)
        (paths.empty? ? TABLE.keys : paths).each do |path|
          namespace = find(path) { |owner, name| !owner.autoload?(name, false) } or next
          TABLE[path].scan(/(?<= |\A)\w+/) { |name| namespace.autoload(name, CREATOR) unless namespace.const_defined?(name, false) }
        end
      end

      # Creates all classes, each after its namespace and its parent.
      def create_all
        pending = TABLE.flat_map { |path, entries| entries.split.map { |entry| [path, *entry.split('<')] } }
        pending.reject! { |entry| create(*entry) } until pending.empty?
      end

      private

      def create(path, name, parent = '::Object')
        namespace = find(path) { |*place| known?(*place) }
        kind = find(parent) { |*place| known?(*place) }
        return false if namespace.nil? || kind.nil?

        plain = name.delete_suffix('/')
        return true if known?(namespace, plain)

        namespace.const_set(plain, plain == name ? Class.new(kind) : Module.new)
        true
      end

      # True for a constant that exists or that another file creates.
      def known?(owner, name) = owner.const_defined?(name, false) && owner.autoload?(name, false) != CREATOR

      # The constant with a path below `Puppet`; nil if the block rejects a part of the path.
      def find(path)
        return Object.const_get(path) if path.start_with?('::')
        return Puppet if path == 'Puppet'

        path.split('::').inject(Puppet) do |owner, name|
          return unless owner.const_defined?(name, false) && yield(owner, name)

          owner.const_get(name, false)
        end
      end
    end
  end
end
