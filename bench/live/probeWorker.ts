import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { loopbackAddresses } from './loopbackAddresses.ts'

// Requests one URL from several addresses, because the shop limits the requests of each.

const url: string = workerData
const interval = 20
const agent = new Agent({ keepAlive: true })
const address = loopbackAddresses(60, 8)
const latencies: number[] = []
let sent = 0
let failed = 0

const sendRequest = () => {
  const localAddress = address(sent)
  sent += 1
  const start = performance.now()
  const done = (status: number | undefined) => {
    if (status !== 200) failed += 1
    latencies.push(performance.now() - start)
  }
  const request = get(url, { agent, localAddress }, (answer) =>
    answer.resume().on('end', () => done(answer.statusCode)),
  )
  // A shop that is busy for too long closes the connection.
  request.on('error', () => done(undefined))
}

const timer = setInterval(sendRequest, interval)
parentPort?.once('message', () => {
  clearInterval(timer)
  const drainTimer = setInterval(() => {
    if (latencies.length < sent) return
    clearInterval(drainTimer)
    agent.destroy()
    parentPort?.postMessage({ waits: latencies, failed })
  }, 10)
})
parentPort?.postMessage('asking')
