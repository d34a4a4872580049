import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type Sent, sentIn } from './sent.ts'

// What `node:http` can do at best: the bytes that the shop would send, looked up by their path.

const sent: Sent = JSON.parse(readFileSync(sentIn(process.argv[2] ?? ''), 'utf8'))
const answers = new Map(
  Object.entries(sent).map(([path, { headers, body }]) => [path, { headers, body: Buffer.from(body) }]),
)
const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.body)
}).listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
})
process.once('SIGTERM', () => {
  server.closeAllConnections()
  server.close()
})
