/** Connection and time limits per client. */
export interface ConnectionLimits {
  /** Milliseconds from the first byte of a request, or from the start of the connection, to the end of the headers. */
  headers: number
  /** Milliseconds from the end of the headers to the end of the body. */
  body: number
  /** The same for an upload. */
  upload: number
  /** Maximum of open connections per address. */
  connections: number
  /** Maximum of open WebSockets per address. */
  sockets: number
}

export const connectionLimits: ConnectionLimits = {
  headers: 15_000,
  body: 60_000,
  upload: 120_000,
  connections: 400,
  sockets: 200,
}
