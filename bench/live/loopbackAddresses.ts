/** Spreads the clients of one kind over so many loopback addresses, in turn. */
export const loopbackAddresses = (kind: number, count: number) => {
  const addresses = Array.from({ length: count }, (_, number) => `127.${kind}.0.${number + 1}`)
  return (number: number) => addresses[number % count] ?? '127.0.0.1'
}
