import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

// The shop loads this with `--import` before its own program. It answers its parent process with its memory. Worker threads do nothing. It is
// JavaScript, as `api/main.js` is: TypeScript would take memory that the shop does not.

if (isMainThread && process.send) {
  process.on('message', (question) => {
    if (question === 'collect') collect()
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
    process.send?.({ rss, heapUsed, heapTotal, external })
  })
  // The channel must not keep the shop alive.
  process.channel?.unref()
}

// V8 adds `gc` to contexts that are created after the flag is set.
const collect = () => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
