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
  new Markup(values.reduce<string>((text, value, at) => text + inserted(value) + pieces[at + 1], pieces[0] ?? ''))

const special = /[&<>"'`]/

const inserted = (value: Value): string => {
  if (value instanceof Markup) return value.text
  if (typeof value === 'string' && !special.test(value)) return value
  if (Array.isArray(value)) return value.map(inserted).join('')
  return String(value ?? '').replace(/[&<>"'`]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
