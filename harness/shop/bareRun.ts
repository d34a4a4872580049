import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type RecordedResponses, recordedResponsesFile } from './recordedResponses.ts'

// The bare server: plain `node:http` that sends the shop's recorded responses by path, the upper bound of what Node can serve.

const responses: RecordedResponses = JSON.parse(readFileSync(recordedResponsesFile(process.argv[2] ?? ''), 'utf8'))
const answers = new Map(
  Object.entries(responses).map(([path, { headers, body }]) => [path, { headers, body: Buffer.from(body, 'base64') }]),
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
