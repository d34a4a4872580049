import { type Agent, request } from 'node:http'

export interface Posted {
  url: string
  token?: string | undefined
  /** The `Idempotency-Key`. */
  key: string
  body: Buffer
}

/** Sends a call and takes in its whole answer. Rejects where the connection ends before. */
export const post = (agent: Agent, { url, token, key, body }: Posted) =>
  new Promise<{ status: number | undefined; body: Buffer }>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': body.length,
      'idempotency-key': key,
    }
    const asking = request(url, { agent, method: 'POST', headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode, body: Buffer.concat(chunks) }))
    })
    asking.on('error', reject).end(body)
  })
