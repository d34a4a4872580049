import { writeFileSync } from 'node:fs'
import { get, type OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'

/** The shop's response to each path; the body's bytes are in base64. */
export type RecordedResponses = Record<string, { headers: string[]; body: string }>

/** The file in a folder from which the bare server reads the responses. */
export const recordedResponsesFile = (folder: string) => join(folder, 'sent.json')

/** Requests every path once from the shop and writes the responses to a file. Throws where an answer is no 200. */
export const recordResponses = async (
  folder: string,
  url: string,
  paths: readonly string[],
  headers: OutgoingHttpHeaders,
) => {
  const responses: RecordedResponses = {}
  for (const path of paths) responses[path] = await fetchResponse(url + path, headers)
  writeFileSync(recordedResponsesFile(folder), JSON.stringify(responses))
}

const fetchResponse = (url: string, headers: OutgoingHttpHeaders) =>
  new Promise<RecordedResponses[string]>((resolve, reject) => {
    get(url, { headers }, async (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${url} was answered with ${answer.statusCode}`))
      const chunks = await Array.fromAsync(answer)
      resolve({ headers: forwardedHeaders(answer.rawHeaders), body: Buffer.concat(chunks).toString('base64') })
    }).on('error', reject)
  })

// Leaves out the headers of the connection, which the bare server sets itself.
const forwardedHeaders = (headers: readonly string[]) => {
  const pairs = Array.from({ length: headers.length / 2 }, (_, at) => [
    headers[at * 2] ?? '',
    headers[at * 2 + 1] ?? '',
  ])
  return pairs.filter(([name = '']) => !/^(connection|keep-alive|date|transfer-encoding)$/i.test(name)).flat()
}
