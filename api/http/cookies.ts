/** The value of a cookie in a `Cookie` header (RFC 6265, section 4.2). */
export const cookieIn = (header: string | undefined, name: string) =>
  header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
