import { connect, createServer, type Socket } from 'node:net'

/** Starts a TCP proxy to a local server that a test can cut, or freeze so that neither side notices. */
export const startTcpProxy = async (port: number) => {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    client.pipe(upstream).pipe(client)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      // If one end breaks, so does the other.
      socket.on('error', () => undefined)
      socket.on('close', () => {
        for (const end of [client, upstream]) end.destroy()
        sockets.delete(socket)
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' ? Number(address?.port) : 0,
    cut: () => {
      for (const socket of sockets) socket.destroy()
    },
    /** Freezes the existing connections; new ones get through. */
    freeze: () => {
      for (const socket of sockets) {
        socket.unpipe()
        socket.pause()
      }
    },
    stop: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
