import { type Agent, request } from 'node:http'

export interface PostRequest {
  url: string
  token?: string | undefined
  /** The `Idempotency-Key`. */
  key: string
  body: Buffer
}

/** Sends a POST request and reads its whole answer. Rejects where the connection ends before. */
export const post = (agent: Agent, { url, token, key, body }: PostRequest) =>
  new Promise<{ status: number | undefined; body: Buffer }>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': body.length,
      'idempotency-key': key,
    }
    const pendingRequest = request(url, { agent, method: 'POST', headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode, body: Buffer.concat(chunks) }))
    })
    pendingRequest.on('error', reject).end(body)
  })
