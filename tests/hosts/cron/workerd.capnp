# The site of deploy/workers, and a worker that calls what the platform calls by the clock: GET /cron
using Workerd = import "/workerd/workerd.capnp";
using Deployed = import "../../../deploy/workers/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "site", worker = Deployed.site),
    (name = "files", disk = ()),
    (name = "feed", disk = (writable = true)),
    (name = "internet", network = (allow = ["private"])),
    (name = "clock", worker = .clock),
  ],
  sockets = [(name = "http", address = "*:3000", http = (), service = "clock")],
);

const clock :Workerd.Worker = (
  compatibilityDate = "2026-11-01",
  compatibilityFlags = ["service_binding_extra_handlers"],
  modules = [(name = "clock.mjs", esModule = embed "clock.mjs")],
  bindings = [(name = "SITE", service = "site")],
);
