/** HTML that is safe to insert: it was made by `html`, which escapes every value. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString() {
    return this.text
  }
}

type Value = string | number | Markup | readonly Markup[] | undefined

/** A template of HTML. Values are escaped, but for other markup. */
export const html = (pieces: TemplateStringsArray, ...values: readonly Value[]) =>
  new Markup(String.raw({ raw: pieces }, ...values.map(inserted)))

const inserted = (value: Value): string => {
  if (value instanceof Markup) return value.text
  if (Array.isArray(value)) return value.map(inserted).join('')
  return String(value ?? '').replace(/[&<>"'`]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
