vcl 4.1;

# Varnish 7 with varnish-modules, between nginx and the edges, which have CDN=varnish and CDN_PURGE_URL (OPERATIONS, 'Pages in a CDN').
# Adapt the addresses. Start it with `-p http_gzip_support=off`, because edges compress pages themselves, with Brotli too, and with
# `-p backend_idle_timeout=4s`, shorter than an edge keeps an idle connection: it must not close one on which a form has just been sent.

import directors;
import std;
import xkey;

# The edges, who say which pages have changed.
acl edges_only {
  "127.0.0.1";
  "10.0.0.11";
  "10.0.0.12";
}

# nginx: the address that it adds to X-Forwarded-For is the visitor's, and the one that Varnish adds is nginx's own.
acl proxies {
  "10.0.0.10";
}

probe ready {
  .url = "/_/ready";
  .interval = 1s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend edge_a {
  .host = "10.0.0.11";
  .port = "8080";
  .connect_timeout = 1s;
  .first_byte_timeout = 20s;
  .probe = ready;
}

backend edge_b {
  .host = "10.0.0.12";
  .port = "8080";
  .connect_timeout = 1s;
  .first_byte_timeout = 20s;
  .probe = ready;
}

sub vcl_init {
  new edges = directors.round_robin();
  edges.add_backend(edge_a);
  edges.add_backend(edge_b);
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # Varnish has added one address. A second one is a visitor's: nginx, which may run beside an edge, has passed the request on.
    if (client.ip !~ edges_only || req.http.X-Forwarded-For ~ "," || !req.http.xkey) {
      return (synth(403));
    }
    set req.http.purged = xkey.purge(req.http.xkey);
    return (synth(200, req.http.purged + " pages removed"));
  }
  if (client.ip ~ proxies) {
    set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]*$", "");
  }
  set req.backend_hint = edges.backend();
  # Ten seconds after its time a page is still shown while it is fetched anew; longer only if no edge is there, or just failed.
  if (req.restarts == 0 && std.healthy(req.backend_hint)) {
    set req.grace = 10s;
  }
  # Without the encodings that a visitor refuses: `br;q=0`.
  set req.http.Accept-Encoding = regsuball(req.http.Accept-Encoding, "[\w-]+\s*;\s*q=0(\.0*)?\s*(,|$)", "");
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # Forms and calls; and testers, who see another release.
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Cookie ~ "\bsv-release=") {
    return (pass);
  }
  # Other cookies change nothing that edges let a cache keep.
  return (hash);
}

sub vcl_backend_response {
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  set beresp.grace = 0s;
  if (beresp.http.Surrogate-Control) {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    set beresp.grace = 1h;
  } else if (beresp.http.Cache-Control ~ "private|no-cache|no-store" || beresp.ttl <= 0s) {
    # While a canary runs pages are private, and afterwards soon no longer.
    set beresp.uncacheable = true;
    set beresp.ttl = 2s;
    return (deliver);
  }
}

sub vcl_backend_error {
  if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
}

sub vcl_deliver {
  # No edge answered: an outdated page is better than none.
  if (resp.status == 503 && req.restarts == 0 && !resp.http.Content-Security-Policy && req.method == "GET") {
    return (restart);
  }
  unset resp.http.Surrogate-Control;
  unset resp.http.xkey;
}
