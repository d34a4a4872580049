import { connect } from 'node:net'

/** Opens a TCP connection for any bytes, valid HTTP or not. */
export const openRawConnection = async (url: string, localAddress: string) => {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), localAddress, noDelay: true })
  let receivedText = ''
  let closedAt: number | undefined
  const start = performance.now()
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    receivedText += chunk
  })
  const connected = new Promise((resolve) => socket.once('connect', resolve))
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      closedAt = performance.now()
      resolve()
    })
  })
  await Promise.race([connected, closed])
  return {
    socket,
    closed,
    isOpen: () => closedAt === undefined,
    /** Milliseconds that the connection was open, or has been open so far. */
    lasted: () => (closedAt ?? performance.now()) - start,
    /** The status of the first answer; 0 before it. */
    status: () => Number(/^HTTP\/1.1 (\d+)/.exec(receivedText)?.[1] ?? 0),
  }
}

export type RawConnection = Awaited<ReturnType<typeof openRawConnection>>
