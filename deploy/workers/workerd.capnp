# The site on this machine, by the runtime that Workers run on: npm run start:workerd
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  # An isolate of Workers may have 128 MB: V8 collects what is left over before, as it does under the limits of npm start.
  v8Flags = ["--max-old-space-size=64", "--max-semi-space-size=4"],
  services = [
    (name = "site", worker = .site),
    # In place of the platform's assets and of its key-value namespace; both folders are given on the command line.
    (name = "files", disk = ()),
    (name = "feed", disk = (writable = true)),
    (name = "internet", network = (
      allow = ["public", "private"],
      tlsOptions = (trustBrowserCas = true),
    )),
  ],
  sockets = [(name = "http", address = "*:3000", http = (), service = "site")],
);

const site :Workerd.Worker = (
  compatibilityDate = "2026-11-01",
  modules = [(name = "worker.mjs", esModule = embed "../../.next/image/workerd/worker.mjs")],
  bindings = [
    (name = "FILES", service = "files"),
    (name = "FEED", kvNamespace = "feed"),
    (name = "SITE_URL", fromEnvironment = "SITE_URL"),
    (name = "PODCAST_FEED_URL", fromEnvironment = "PODCAST_FEED_URL"),
    (name = "FEED_TTL_SECONDS", fromEnvironment = "FEED_TTL_SECONDS"),
    (name = "FEED_TIMEOUT_SECONDS", fromEnvironment = "FEED_TIMEOUT_SECONDS"),
    (name = "FEED_FIRST_WAIT_SECONDS", fromEnvironment = "FEED_FIRST_WAIT_SECONDS"),
    (name = "AUDIO_BASE_URL", fromEnvironment = "AUDIO_BASE_URL"),
    (name = "OFFLINE", fromEnvironment = "OFFLINE"),
    (name = "OP3", fromEnvironment = "OP3"),
    (name = "HSTS_SUBDOMAINS", fromEnvironment = "HSTS_SUBDOMAINS"),
  ],
);
