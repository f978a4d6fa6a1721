# Varnish as caching reverse proxy of the site: varnishd -f default.vcl -a :8080 -p http_gzip_support=off -s malloc,200m
# Varnish's own gzip is off, since the server compresses in gzip and Brotli and sends Vary: Accept-Encoding.
# Tested by tests/deploy in front of the production build.
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
  # The server evaluates Range and preconditions of audio files itself, and refuses methods other than GET and HEAD.
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
  # Only `RSC: 1` requests the RSC payload of a page.
  if (req.http.RSC != "1") {
    unset req.http.RSC;
    unset req.http.Next-Router-State-Tree;
    unset req.http.Next-Router-Prefetch;
    unset req.http.Next-Router-Segment-Prefetch;
    unset req.http.Next-Url;
  }
  # No page depends on cookies.
  unset req.http.Cookie;
  return (hash);
}

sub vcl_pipe {
  # One request per connection, since a piped connection is not parsed any more.
  set bereq.http.Connection = "close";
}

sub vcl_deliver {
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
