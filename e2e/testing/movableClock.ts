import { readFileSync } from 'node:fs'

// Preloaded into the process of a test shop, and into its threads: the milliseconds in the file `CLOCK_FILE` move its clock ahead.

/** Milliseconds. */
const pollInterval = 50

let ahead = 0
const RealDate = Date
const now = () => RealDate.now() + ahead

const readClock = () => {
  ahead = Number(readFileSync(process.env['CLOCK_FILE'] ?? '', 'utf8'))
}
readClock()
setInterval(readClock, pollInterval).unref()

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) => Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
