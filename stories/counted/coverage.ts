/** What the stories of one place in the sidebar cover. */
export interface CoverageRow {
  /** `Elements`, `Screens/Admin`, or `All` for the last row. */
  place: string
  /** Components, and pages of mails, of tokens and of flows. */
  titles: number
  /** Without checks of behaviour. */
  stories: number
  /** Of these, the ones that choose a phone of 320 or 360 px, and another viewport. */
  phones: number
  otherWidths: number
  /** Stories that check behaviour, and stories called `Keyboard…`, which walk through a component without a mouse. */
  behaviour: number
  keyboard: number
  /** Tests beside stories: `Story.test(…)`. */
  tests: number
  /** Stories and files that are left out of the tests, or of the rules of accessibility. */
  skips: number
}

/** How many screens of one role show a state. */
export interface ScreenStateRow {
  role: string
  screens: number
  /** Stories of these screens, without checks of behaviour. */
  stories: number
  states: Readonly<Record<ScreenState, number>>
}

/** States that a story is named after. */
export const screenStates = ['Loading', 'Empty', 'Failed', 'Long text', 'Small phone'] as const
export type ScreenState = (typeof screenStates)[number]

/** Everything that the page Coverage prints. */
export interface Coverage {
  rows: readonly CoverageRow[]
  screens: readonly ScreenStateRow[]
  themes: readonly string[]
  widths: readonly string[]
}
