import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerError } from 'smtp-server'

/** The server's reply at one step of the SMTP dialogue: `undefined` to accept, otherwise a reply code and its text. */
type ReplyAtStep = (recipient?: string) => [code: number, words: string] | undefined

interface MailServerReplies {
  sender?: ReplyAtStep
  recipient?: ReplyAtStep
  content?: ReplyAtStep
}

interface ReceivedMail {
  from: string
  to: string[]
  /** The raw message, with quoted-printable soft line breaks removed. */
  source: string
}

/** A mail server on loopback that accepts every mail unless `replies` refuses it. */
export const givenMailServer = async (replies: MailServerReplies = {}) => {
  const received: ReceivedMail[] = []
  let connections = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 1,
    onConnect: (_session, callback) => {
      connections += 1
      callback()
    },
    onMailFrom: (_address, _session, callback) => callback(errorOf(replies.sender)),
    onRcptTo: ({ address }, _session, callback) => callback(errorOf(replies.recipient, address)),
    onData: async (stream, { envelope }, callback) => {
      const source = (await text(stream)).replaceAll('=\r\n', '')
      const [recipient] = envelope.rcptTo
      const refusal = errorOf(replies.content, recipient?.address)
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      if (!refusal) received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source })
      callback(refusal)
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
    /** Closes all connections; new ones are accepted. */
    disconnectAll: () => {
      for (const connection of server.connections) connection.close()
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

const errorOf = (reply: ReplyAtStep | undefined, recipient?: string): SMTPServerError | null => {
  const [responseCode, message = ''] = reply?.(recipient) ?? []
  return responseCode === undefined ? null : Object.assign(new Error(message), { responseCode })
}
