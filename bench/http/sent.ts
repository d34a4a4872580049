import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'

/** What the shop sent for each path. */
export type Sent = Record<string, { headers: string[]; body: string }>

/** The file of a folder where it is kept for the bare server. */
export const sentIn = (folder: string) => join(folder, 'sent.json')

/** Asks the shop for every path once, and keeps what it sends. Throws at anything but a 200. */
export const keepSent = async (folder: string, url: string, paths: readonly string[]) => {
  const sent: Sent = {}
  for (const path of paths) sent[path] = await answerOf(url + path)
  writeFileSync(sentIn(folder), JSON.stringify(sent))
}

const answerOf = (url: string) =>
  new Promise<Sent[string]>((resolve, reject) => {
    get(url, async (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${url} was answered with ${answer.statusCode}`))
      const chunks = await Array.fromAsync(answer)
      resolve({ headers: passedOn(answer.rawHeaders), body: Buffer.concat(chunks).toString() })
    }).on('error', reject)
  })

// What belongs to the connection is the server's own.
const passedOn = (headers: readonly string[]) => {
  const pairs = Array.from({ length: headers.length / 2 }, (_, at) => [
    headers[at * 2] ?? '',
    headers[at * 2 + 1] ?? '',
  ])
  return pairs.filter(([name = '']) => !/^(connection|keep-alive|date|transfer-encoding)$/i.test(name)).flat()
}
