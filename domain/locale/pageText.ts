/** A paragraph: text, with links in it. A link's text says where it leads. */
export type Paragraph = string | readonly (string | TextLink)[]

interface TextLink {
  text: string
  href: string
}

interface SectionText {
  heading: string
  paragraphs: readonly Paragraph[]
  /** A list below the paragraphs. */
  points?: readonly Paragraph[]
}

/** The text of a page. `Sections` names its sections in their order, so that a translation can leave none out. */
export interface PageText<Sections extends string> {
  title: string
  /** One or two sentences: the page's lead, and its description for search engines. */
  lead: string
  sections: Readonly<Record<Sections, SectionText>>
}
