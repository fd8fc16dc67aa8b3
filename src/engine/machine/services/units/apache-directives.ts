/**
 * Directives of Apache 2.4, by the module that defines them, in lower case. Sections begin with `<`. The module `core`
 * is built in.
 */
const DIRECTIVES: Readonly<Record<string, string>> = {
  core:
    '<directory <location <virtualhost <files <limit <limitexcept <ifmodule <ifdefine <iffile <ifdirective <ifsection ' +
    '<directorymatch <locationmatch <filesmatch adddefaultcharset acceptpathinfo define undefine error <if <elseif <else ' +
    'accessfilename documentroot errordocument allowoverride allowoverridelist options defaulttype fileetag enablemmap ' +
    'enablesendfile readbuffersize flushmaxthreshold flushmaxpipelined protocol acceptfilter port hostnamelookups serveradmin ' +
    'servername serversignature serverroot defaultruntimedir errorlog errorlogformat serveralias serverpath timeout ' +
    'contentdigest usecanonicalname usecanonicalphysicalport include includeoptional loglevel namevirtualhost servertokens ' +
    'limitrequestline limitrequestfieldsize limitrequestfields limitrequestbody limitxmlrequestbody mutex maxranges ' +
    'maxrangeoverlaps maxrangereversals rlimitcpu rlimitmem rlimitnproc regexdefaultoptions limitinternalrecursion ' +
    'cgipassauth cgivar qualifyredirecturl stricthostcheck forcetype sethandler setoutputfilter setinputfilter ' +
    'allowencodedslashes scoreboardfile extendedstatus seerequesttail pidfile maxrequestsperchild maxconnectionsperchild ' +
    'coredumpdirectory maxmemfree threadstacksize traceenable mergetrailers protocols protocolshonororder httpprotocoloptions ' +
    'registerhttpmethod mergeslashes loadmodule loadfile watchdoginterval keepalivetimeout maxkeepaliverequests keepalive ' +
    'customlog globallog transferlog logformat bufferedlogs logiotrackttfb <ifversion user group chrootdir suexec ' +
    'listenbacklog listencoresbucketsratio listen sendbuffersize receivebuffersize listentcpdeferaccept startservers ' +
    'serverlimit minsparethreads maxsparethreads maxclients maxrequestworkers threadsperchild threadlimit ' +
    'asyncrequestworkerfactor gracefulshutdowntimeout minspareservers maxspareservers',
  authn_socache: 'authncachesocache authncacheenable authncacheprovidefor authncachetimeout authncachecontext',
  authz_core:
    '<authzprovideralias require <requireall <requireany <requirenone authmerging authzsendforbiddenonfailure',
  cache:
    'cacheenable cachedisable cachemaxexpire cacheminexpire cachedefaultexpire cachequickhandler cacheignorenolastmod ' +
    'cacheignorecachecontrol cachestoreexpired cachestoreprivate cachestorenostore cacheignoreheaders cacheignorequerystring ' +
    'cacheignoreurlsessionidentifiers cachelastmodifiedfactor cachelock cachelockpath cachelockmaxage cacheheader ' +
    'cachedetailheader cachekeybaseurl cachestaleonerror',
  cache_socache:
    'cachesocache cachesocachemaxtime cachesocachemintime cachesocachemaxsize cachesocachereadsize cachesocachereadtime',
  dav: 'dav davbasepath davmintimeout davdepthinfinity davlockdiscovery',
  dbd: 'dbdriver dbdparams dbdpersist dbdpreparesql dbdinitsql dbdmin dbdkeep dbdmax dbdexptime',
  heartbeat: 'heartbeataddress',
  heartmonitor: 'heartbeatlisten heartbeatstorage heartbeatmaxservers',
  ldap:
    'ldapsharedcachesize ldapsharedcachefile ldapcacheentries ldapcachettl ldapopcacheentries ldapopcachettl ' +
    'ldaptrustedglobalcert ldaptrustedclientcert ldaptrustedmode ldapverifyservercert ldapconnectiontimeout ldapreferrals ' +
    'ldapreferralhoplimit ldaplibrarydebug ldaptimeout ldapconnectionpoolttl ldapretries ldapretrydelay',
  proxy:
    '<proxy <proxymatch proxyrequests proxyremote proxyremotematch proxypassinterpolateenv proxypass proxypassmatch ' +
    'proxypassreverse proxypassreversecookiepath proxypassreversecookiedomain proxyblock proxyreceivebuffersize ' +
    'proxyiobuffersize proxymaxforwards noproxy proxydomain proxyvia proxyerroroverride proxypreservehost proxytimeout ' +
    'proxybadheader balancermember balancergrowth balancerpersist balancerinherit proxypassinherit proxystatus proxyset ' +
    'proxysourceaddress proxyaddheaders proxy100continue',
  session: 'session sessionmaxage sessionheader sessionenv sessioninclude sessionexclude sessionexpiryupdateinterval',
  socache_memcache: 'memcacheconnttl',
  socache_redis: 'redisconnpoolttl redistimeout',
  access_compat: 'order allow deny satisfy',
  actions: 'action script',
  alias:
    'alias scriptalias redirect aliasmatch scriptaliasmatch redirectmatch redirecttemp redirectpermanent redirectrelative ' +
    'aliaspreservepath',
  allowmethods: 'allowmethods',
  auth_basic: 'authbasicprovider authbasicauthoritative authbasicfake authbasicusedigestalgorithm',
  auth_digest:
    'authdigestprovider authdigestqop authdigestnoncelifetime authdigestnccheck authdigestalgorithm authdigestdomain ' +
    'authdigestshmemsize',
  auth_form:
    'authformprovider authformusername authformpassword authformlocation authformmethod authformmimetype authformbody ' +
    'authformsize authformloginrequiredlocation authformloginsuccesslocation authformlogoutlocation authformsitepassphrase ' +
    'authformauthoritative authformfakebasicauth authformdisablenostore',
  authn_anon: 'anonymous anonymous_mustgiveemail anonymous_nouserid anonymous_verifyemail anonymous_logemail',
  authn_core: 'authtype authname <authnprovideralias',
  authn_dbd: 'authdbduserpwquery authdbduserrealmquery',
  authn_dbm: 'authdbmuserfile authdbmtype',
  authn_file: 'authuserfile',
  authnz_fcgi: 'authnzfcgidefineprovider authnzfcgicheckauthnprovider',
  authnz_ldap:
    'authldapurl authldapbinddn authldapbindpassword authldapbindauthoritative authldapremoteuserisdn ' +
    'authldapremoteuserattribute authldapcomparednonserver authldapsubgroupattribute authldapsubgroupclass ' +
    'authldapmaxsubgroupdepth authldapgroupattribute authldapgroupattributeisdn authldapdereferencealiases ' +
    'authldapcharsetconfig authldapauthorizeprefix authldapinitialbindasuser authldapinitialbindpattern authldapsearchasuser ' +
    'authldapcompareasuser',
  authz_dbd: 'authzdbdlogintoreferer authzdbdquery authzdbdredirectquery',
  authz_dbm: 'authdbmgroupfile authzdbmtype',
  authz_groupfile: 'authgroupfile',
  autoindex:
    'addicon addiconbytype addiconbyencoding addalt addaltbytype addaltbyencoding indexoptions indexorderdefault indexignore ' +
    'indexignorereset adddescription headername readmename fancyindexing defaulticon indexstylesheet indexheadinsert',
  brotli:
    'brotlifilternote brotlicompressionquality brotlicompressionwindow brotlicompressionmaxinputblock brotlialteretag',
  buffer: 'buffersize',
  cache_disk: 'cacheroot cachedirlevels cachedirlength cacheminfilesize cachemaxfilesize cachereadsize cachereadtime',
  cern_meta: 'metafiles metadir metasuffix',
  cgi: 'scriptlog scriptloglength scriptlogbuffer cgiscripttimeout',
  charset_lite: 'charsetsourceenc charsetdefault charsetoptions',
  dav_fs: 'davlockdb',
  dav_lock: 'davgenericlockdb',
  deflate:
    'deflatefilternote deflatewindowsize deflatebuffersize deflatememlevel deflatecompressionlevel ' +
    'deflateinflatelimitrequestbody deflateinflateratiolimit deflateinflateratioburst deflatealteretag',
  dialup: 'modemstandard',
  dir: 'fallbackresource directoryindex directoryslash directorycheckhandler directoryindexredirect',
  dumpio: 'dumpioinput dumpiooutput',
  echo: 'protocolecho',
  env: 'passenv setenv unsetenv',
  expires: 'expiresactive expiresbytype expiresdefault',
  ext_filter: 'extfilteroptions extfilterdefine',
  file_cache: 'cachefile mmapfile',
  filter: 'filterdeclare filterprovider filterchain filtertrace addoutputfilterbytype filterprotocol',
  headers: 'header requestheader',
  http2:
    'h2maxsessionstreams h2windowsize h2minworkers h2maxworkers h2maxworkeridleseconds h2streammaxmemsize h2serializeheaders ' +
    'h2moderntlsonly h2upgrade h2direct h2sessionextrafiles h2tlswarmupsize h2tlscooldownsecs h2push h2pushpriority ' +
    'h2pushdiarysize h2copyfiles h2pushresource h2earlyhints h2padding h2outputbuffering h2streamtimeout h2maxdataframelen ' +
    'h2maxheaderblocklen h2maxstreamerrors h2earlyhint h2proxyrequests h2websockets',
  ident: 'identitycheck identitychecktimeout',
  imagemap: 'imapmenu imapdefault imapbase',
  include:
    'xbithack ssierrormsg ssitimeformat ssistarttag ssiendtag ssiundefinedecho ssilegacyexprparser ssilastmodified ssietag',
  info: 'addmoduleinfo',
  log_debug: 'logmessage',
  log_forensic: 'forensiclog',
  lua:
    'luaroot luapackagepath luapackagecpath luaauthzprovider luahookpretranslatename <luahookpretranslatename ' +
    'luahooktranslatename <luahooktranslatename luahookfixups <luahookfixups luahookmaptostorage <luahookmaptostorage ' +
    'luahookcheckuserid <luahookcheckuserid luahooktypechecker <luahooktypechecker luahookaccesschecker <luahookaccesschecker ' +
    'luahookauthchecker <luahookauthchecker luahookinsertfilter luahooklog luascope luainherit luacodecache luaquickhandler ' +
    '<luaquickhandler lua_____bytecodehack luamaphandler luaoutputfilter luainputfilter',
  macro: '<macro use undefmacro macroignoreemptyargs macroignorebadnesting',
  md:
    'mdcertificateauthority mdcertificateagreement mdcachallenges mdcertificateprotocol mdcontactemail mddrivemode ' +
    'mdrenewmode mdomain <mdomainset <mdomain mdmember mdmembers mdmuststaple mdportmap mdprivatekeys mdhttpproxy mdstoredir ' +
    'mdrenewwindow mdrequirehttps mdnotifycmd mdbaseserver mdchallengedns01 mdchallengedns01version mdcertificatefile ' +
    'mdcertificatekeyfile mdserverstatus mdcertificatestatus mdwarnwindow mdmessagecmd mdstapling mdstapleothers ' +
    'mdstaplingkeepresponse mdstaplingrenewwindow mdcertificatecheck mdactivationdelay mdcacertificatefile ' +
    'mdhttpproxycacertificatefile mdexternalaccountbinding mdretrydelay mdretryfailover mdstorelocks mdmatchnames ' +
    'mdinitialdelay mdcheckinterval mdprofile mdprofilemandatory mdrenewviaari',
  mime:
    'addcharset addencoding addhandler addinputfilter addlanguage addoutputfilter addtype defaultlanguage multiviewsmatch ' +
    'removecharset removeencoding removehandler removeinputfilter removelanguage removeoutputfilter removetype typesconfig ' +
    'modmimeusepathinfo',
  mime_magic: 'mimemagicfile',
  negotiation: 'cachenegotiateddocs languagepriority forcelanguagepriority',
  proxy_connect: 'allowconnect',
  proxy_express: 'proxyexpressenable proxyexpressdbmfile proxyexpressdbmtype',
  proxy_fcgi: 'proxyfcgibackendtype proxyfcgisetenvif',
  proxy_ftp: 'proxyftplistonwildcard proxyftpescapewildcards proxyftpdircharset',
  proxy_hcheck: 'proxyhctemplate proxyhcexpr proxyhctpsize',
  proxy_html:
    'proxyhtmlevents proxyhtmllinks proxyhtmlurlmap proxyhtmldoctype proxyhtmlfixups proxyhtmlmeta proxyhtmlinterp ' +
    'proxyhtmlextended proxyhtmlstripcomments proxyhtmlbufsize proxyhtmlcharsetout proxyhtmlenable',
  proxy_scgi: 'proxyscgisendfile proxyscgiinternalredirect',
  proxy_wstunnel: 'proxywebsocketfallbacktoproxyhttp',
  reflector: 'reflectorheader',
  remoteip:
    'remoteipheader remoteipproxiesheader remoteiptrustedproxy remoteipinternalproxy remoteiptrustedproxylist ' +
    'remoteipinternalproxylist remoteipproxyprotocol remoteipproxyprotocolexceptions',
  reqtimeout: 'requestreadtimeout',
  request: 'keptbodysize',
  rewrite: 'rewriteengine rewriteoptions rewritebase rewritecond rewriterule rewritemap',
  sed: 'outputsed inputsed',
  session_cookie: 'sessioncookiename sessioncookiename2 sessioncookieremove',
  session_crypto: 'sessioncryptopassphrase sessioncryptopassphrasefile sessioncryptocipher sessioncryptodriver',
  session_dbd:
    'sessiondbdselectlabel sessiondbdinsertlabel sessiondbdupdatelabel sessiondbddeletelabel sessiondbdperuser ' +
    'sessiondbdcookieremove sessiondbdcookiename sessiondbdcookiename2',
  setenvif: 'setenvif setenvifnocase setenvifexpr browsermatch browsermatchnocase',
  speling: 'checkspelling checkcaseonly checkbasenamematch',
  ssl:
    'sslpassphrasedialog sslsessioncache sslcryptodevice sslrandomseed sslvhostsnipolicy sslengine sslfips sslciphersuite ' +
    'sslcertificatefile sslcertificatekeyfile sslcertificatechainfile sslsessionticketkeyfile sslcacertificatepath ' +
    'sslcacertificatefile sslcadnrequestpath sslcadnrequestfile sslcarevocationpath sslcarevocationfile sslcarevocationcheck ' +
    'sslverifyclient sslverifydepth sslsessioncachetimeout sslprotocol sslhonorcipherorder sslcompression sslsessiontickets ' +
    'sslinsecurerenegotiation sslusername sslstrictsnivhostcheck sslsrpverifierfile sslsrpunknownuserseed sslproxyengine ' +
    'sslproxyprotocol sslproxyciphersuite sslproxyverify sslproxyverifydepth sslproxycacertificatefile ' +
    'sslproxycacertificatepath sslproxycarevocationpath sslproxycarevocationfile sslproxycarevocationcheck ' +
    'sslproxymachinecertificatefile sslproxymachinecertificatepath sslproxymachinecertificatechainfile ' +
    'sslproxycheckpeerexpire sslproxycheckpeercn sslproxycheckpeername ssloptions sslrequiressl sslrequire sslrenegbuffersize ' +
    'sslocspenable sslocspdefaultresponder sslocspoverrideresponder sslocspresponsetimeskew sslocspresponsemaxage ' +
    'sslocsprespondertimeout sslocspuserequestnonce sslocspproxyurl sslocspnoverify sslocsprespondercertificatefile ' +
    'sslstaplingcache sslusestapling sslstaplingresponsetimeskew sslstaplingrespondertimeout sslstaplingresponsemaxage ' +
    'sslstaplingstandardcachetimeout sslstaplingreturnrespondererrors sslstaplingfaketrylater sslstaplingerrorcachetimeout ' +
    'sslstaplingforceurl sslopensslconfcmd ssllog sslloglevel',
  substitute: 'substitute substitutemaxlinelength substituteinheritbefore',
  userdir: 'userdir',
  usertrack:
    'cookieexpires cookiedomain cookiestyle cookietracking cookiename cookiesamesite cookiesecure cookiehttponly',
  vhost_alias: 'virtualscriptalias virtualdocumentroot virtualscriptaliasip virtualdocumentrootip',
  xml2enc: 'xml2encdefault xml2encalias xml2startparse',
  cgid: 'scriptlog scriptloglength scriptlogbuffer scriptsock cgidscripttimeout',
  php: 'php_value php_flag php_admin_value php_admin_flag phpinidir',
  wsgi:
    'wsgiscriptalias wsgiscriptaliasmatch wsgidaemonprocess wsgiprocessgroup wsgiapplicationgroup wsgipythonhome ' +
    'wsgipythonpath wsgipassauthorization wsgirestrictstdin wsgirestrictstdout wsgichunkedrequest wsgisocketprefix ' +
    'wsgipythonoptimize wsgiimportscript wsgiauthuserscript wsgiauthgroupscript wsgiaccessscript wsgicallableobject ' +
    'wsgiscriptreloading wsgirestrictembedded wsgirestrictsignal wsgilazyinitialization',
  security2:
    'secruleengine secrequestbodyaccess secresponsebodyaccess secrule secaction secdatadir sectmpdir secauditlog ' +
    'secauditengine secauditlogparts secauditlogrelevantstatus secauditlogtype secdebuglog secdebugloglevel ' +
    'secrequestbodylimit secrequestbodynofileslimit secrequestbodyinmemorylimit secrequestbodylimitaction ' +
    'secresponsebodylimit secresponsebodylimitaction secresponsebodymimetype secpcrematchlimit secpcrematchlimitrecursion ' +
    'secargumentseparator seccookieformat secuploaddir secunicodemapfile secstatusengine secruleremovebyid secruleremovebytag ' +
    'secruleremovebymsg secruleupdatetargetbyid secdefaultaction secmarker secserversignature seccomponentsignature ' +
    'secauditlogstoragedir secuploadkeepfiles secuploadfilemode secgeolookupdb secwebappid secchrootdir secconnengine ' +
    'secruleupdateactionbyid secruleinheritance seccontentinjection secstreamoutbodyinspection secstreaminbodyinspection ' +
    'secdisablebackendcompression secinterceptonerror secgsblookupdb secguardianlog sechashengine sechttpblkey ' +
    'seccollectiontimeout secremoterules secruleperftime secruletracemode secrulescript secxmlexternalentity ' +
    'seccachetransformations sectmpsaveuploadedfiles secruleupdatetargetbytag secruleupdatetargetbymsg secreadstatelimit ' +
    'secwritestatelimit secsensorid',
  passenger:
    'passengerroot passengerruby passengerdefaultruby passengerenabled passengerappenv railsenv passengermaxpoolsize ' +
    'passengerhighperformance passengeruser passengergroup passengerapproot passengerstartupfile passengerapptype ' +
    'passengernodejs passengerpython',
  fcgid:
    'fcgidwrapper fcgidconnecttimeout fcgididletimeout fcgidiotimeout fcgidmaxprocesses fcgidmaxprocessesperclass ' +
    'fcgidmaxrequestlen fcgidmaxrequestsperprocess fcgidipcdir fcgidprocesslifetime fcgidbusytimeout fcgidinitialenv ' +
    'fcgidmaxrequestinmem fcgidminprocessesperclass fcgidprocesstablefile fcgidpassheader fcgidfixpathinfo ' +
    'fcgidoutputbuffersize fcgidspawnscore fcgidzombiescaninterval fcgiderrorscaninterval fcgididlescaninterval ' +
    'fcgidbusyscaninterval fcgidterminationscore fcgidtimescore fcgidspawnscoreuplimit fcgidauthenticator fcgidauthorizer ' +
    'fcgidaccesschecker fcgidcmdoptions fcgidwin32preventorphans',
};

const MODULES = new Map<string, string[]>();
for (const [module, names] of Object.entries(DIRECTIVES))
  for (const name of names.split(' ')) MODULES.set(name, [...(MODULES.get(name) ?? []), module]);

/**
 * Finds the modules that define a directive (`rewriteengine`) or a section (`<proxy`). Returns an empty array for an
 * unknown name.
 */
export function findModules(directive: string): readonly string[] {
  return MODULES.get(directive) ?? [];
}
