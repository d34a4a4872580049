import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerError } from 'smtp-server'

/** What the server answers at a step, to whomever the mail is: nothing where it goes on, else a reply code and what is said with it. */
type Reply = (recipient?: string) => [code: number, words: string] | undefined

interface Given {
  sender?: Reply
  recipient?: Reply
  content?: Reply
}

interface Received {
  from: string
  to: string[]
  /** As it came over the line, soft line breaks undone. */
  source: string
}

/** A mail server on loopback that takes what it is not told to refuse. */
export const givenMailServer = async (given: Given = {}) => {
  const received: Received[] = []
  let connections = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 1,
    onConnect: (_session, callback) => {
      connections += 1
      callback()
    },
    onMailFrom: (_address, _session, callback) => callback(errorOf(given.sender)),
    onRcptTo: ({ address }, _session, callback) => callback(errorOf(given.recipient, address)),
    onData: async (stream, { envelope }, callback) => {
      const source = (await text(stream)).replaceAll('=\r\n', '')
      const [recipient] = envelope.rcptTo
      const refused = errorOf(given.content, recipient?.address)
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      if (!refused) received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source })
      callback(refused)
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' ? address?.port : ''

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    /** Hangs up on everybody, and takes new ones. */
    hangUp: () => {
      for (const connection of server.connections) connection.close()
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

const errorOf = (reply: Reply | undefined, recipient?: string): SMTPServerError | null => {
  const [responseCode, words = ''] = reply?.(recipient) ?? []
  return responseCode === undefined ? null : Object.assign(new Error(words), { responseCode })
}
