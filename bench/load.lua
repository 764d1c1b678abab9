-- One formula over and over, each time as another client; prints what it measured as JSON.
local threads = 0
function setup(thread)
  thread:set("number", threads)
  threads = threads + 1
end

function init(args)
  local file = io.open(args[1], "r")
  body = file:read("*a")
  file:close()
  which = args[2]
  count = 0
end

function request()
  count = count + 1
  local client = string.format("10.%d.%d.%d", number * 64 + math.floor(count / 65536) % 64, math.floor(count / 256) % 256, count % 256)
  return wrk.format("POST", nil, {
    ["Content-Type"] = "application/json",
    ["X-Forwarded-For"] = client,
    ["X-Formula"] = which,
  }, body)
end

function done(summary, latency)
  local failed = summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout + summary.errors.status
  io.write(string.format('\n{"requests":%d,"seconds":%f,"p50":%f,"p99":%f,"failed":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000, failed))
end
