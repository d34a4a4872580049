import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of 127.0.0.1 that no program listens at. */
export const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port')
  return address.port
}

/**
 * Resolves when a shop's process says that it is open; rejects when it ends before. It keeps reading the output: a shop that cannot
 * write its log would fail.
 */
export const waitUntilOpen = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
      if (output.includes('is open at')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The shop ended with ${code} before it was open:\n${output}`)))
  })

/** Sends a process the signal, and resolves when it has ended. */
export const terminate = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const end = once(child, 'exit')
  child.kill(signal)
  await end
}
