# The site on the local Workers runtime: npm run start:workerd
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  # In megabytes: heap limits well below the 128 MB of an isolate on Workers, so that V8 collects garbage early enough.
  v8Flags = ["--max-old-space-size=64", "--max-semi-space-size=4"],
  services = [
    (name = "site", worker = .site),
    # Folders in place of the platform's assets and key-value namespace; the command line gives their paths.
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
