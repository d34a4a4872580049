/** Whether visitors see a slide today. */
export type SlideState = 'planned' | 'running' | 'over' | 'withdrawn'

/** A row of the admins' list of slides. */
export type SlideRow = {
  id: string
  title: string
  /** The form of the slide. */
  href: string
  historyHref: string
  /** Where the slide leads. */
  link: string
  /** The URL path of the picture; empty without one. */
  picture: string
  /** ISO dates, both included. */
  from: string
  until: string
  /** Its place in the banner. */
  order: number
  state: SlideState
}
