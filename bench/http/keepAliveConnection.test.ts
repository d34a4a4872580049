import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openKeepAliveConnection } from './keepAliveConnection.ts'

const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}'

/** A server that does what each step says with the request of the same number. */
const startServer = async (...steps: ((socket: Socket) => unknown)[]) => {
  const keys: string[] = []
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      keys.push(/Idempotency-Key: (\S+)/.exec(chunk.toString())?.[1] ?? '')
      steps[keys.length - 1]?.(socket)
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, keys, connections: () => connections }
}

const answers = (socket: Socket) => socket.write(answer)
const answersAndCloses = (socket: Socket) => socket.end(answer)
const closes = (socket: Socket) => socket.destroy()
const closesWithinAnswer = (socket: Socket) => socket.write(answer.slice(0, 20), () => socket.destroy())

const request = (key: string) => ({ path: '/cart/add', token: 'amina', key, body: Buffer.from('{}') })

it('sends all requests on one connection', async () => {
  const { url, keys, connections } = await startServer(answers, answers)
  const connection = openKeepAliveConnection(url)

  expect(await Promise.all([connection.post(request('first')), connection.post(request('second'))])).toEqual([
    { status: 200, body: '{}' },
    { status: 200, body: '{}' },
  ])

  expect(keys).toEqual(['first', 'second'])
  expect(connections()).toBe(1)
})

it('given a server that closes an idle connection just as a request comes, sends it again with its key', async () => {
  const { url, keys, connections } = await startServer(answers, closes, answers)
  const connection = openKeepAliveConnection(url)
  await connection.post(request('first'))

  expect(await connection.post(request('second'))).toEqual({ status: 200, body: '{}' })

  expect(keys).toEqual(['first', 'second', 'second'])
  expect(connections()).toBe(2)
})

it.for([0, 1, 2, 3, 4])('given a server that answers and closes, opens another after %i turns', async (turns) => {
  const { url, keys, connections } = await startServer(answersAndCloses, answersAndCloses, answersAndCloses)
  const connection = openKeepAliveConnection(url)
  await connection.post(request('first'))
  for (let turn = 0; turn < turns; turn += 1) await nextTurn()

  expect(await connection.post(request('second'))).toEqual({ status: 200, body: '{}' })

  expect(new Set(keys)).toEqual(new Set(['first', 'second']))
  expect(connections()).toBe(2)
})

it.for([
  { name: 'a new connection', steps: [closes], sent: 1, error: 'before its answer' },
  { name: 'two connections after each other', steps: [answers, closes, closes], sent: 3, error: 'before its answer' },
  { name: 'within an answer', steps: [answers, closesWithinAnswer], sent: 2, error: 'within its answer' },
])('given a server that closes $name, fails', async ({ steps, sent, error }) => {
  const { url, keys } = await startServer(...steps)
  const connection = openKeepAliveConnection(url)
  if (sent > 1) await connection.post(request('first'))

  await expect(connection.post(request('second'))).rejects.toThrow(error)

  expect(keys).toHaveLength(sent)
})
