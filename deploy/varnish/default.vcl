# Varnish in front of one site: varnishd -f default.vcl -a :8080 -p http_gzip_support=off -s malloc,200m
# Without its own gzip: the server compresses in two codings, and says so in Vary.
# Tested in tests/e2e/deploy against the production build.
vcl 4.1;

backend app {
  .host = "app";
  .port = "3000";
  .connect_timeout = 2s;
  .first_byte_timeout = 30s;
  .probe = {
    .url = "/api/health";
    .interval = 5s;
    .timeout = 2s;
    .window = 5;
    .threshold = 3;
    .initial = 3;
  }
}

sub vcl_recv {
  # The server answers ranges and conditions of sounds itself, exactly; so does it refuse what writes.
  if (req.url ~ "^/audio/") {
    return (pipe);
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.http.Accept-Encoding ~ "(?i)(^|[ ,])br(?! *; *q=0)") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(?i)(^|[ ,])gzip(?! *; *q=0)") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # Only this value asks for the data of a page.
  if (req.http.RSC != "1") {
    unset req.http.RSC;
    unset req.http.Next-Router-State-Tree;
    unset req.http.Next-Router-Prefetch;
    unset req.http.Next-Router-Segment-Prefetch;
    unset req.http.Next-Url;
  }
  # No page depends on them.
  unset req.http.Cookie;
  return (hash);
}

sub vcl_pipe {
  # One request a connection, so that the next one is looked at again.
  set bereq.http.Connection = "close";
}

sub vcl_deliver {
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
