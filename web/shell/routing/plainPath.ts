/** A path without needless encoding: `/%43art` is `/Cart`, as RFC 3986 (2.3) has it. Other encoded characters stay as they are. */
export const plainPath = (path: string) =>
  path.replaceAll(/%[0-7][\da-f]/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : code
  })
