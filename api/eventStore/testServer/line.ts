import { connect, createServer, type Socket } from 'node:net'

/** A line to a server on this machine that a test can cut, or freeze so that neither side hears of it. */
export const startLine = async (port: number) => {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) {
      sockets.add(socket)
      // Where one end breaks, so does the other.
      socket.on('error', () => undefined)
      socket.on('close', () => {
        for (const end of [near, far]) end.destroy()
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
    /** Those who call anew get through. */
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
