import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offlineFailure, offlineFormFailure } from '#stories/screens/offlineFailure.ts'
import { offlineError } from '#web/state/http/callFailed.ts'
import { failureOf, prefixedFailure } from '#web/state/http/failureOf.ts'
import { missingStates, readScreens } from './book/screenStates.ts'

const screens = readScreens()

describe('the stories of a screen', () => {
  it.each(screens)('show every state of $name', (screen) => {
    expect(screen.props).not.toBe('')
    expect(missingStates(screen)).toEqual([])
  })
})

describe('what a screen can come to is read from its props', () => {
  it.each([
    ['its own', 'OrderScreen'],
    ['those of a list', 'OrdersManagementScreen'],
    ['those of a part', 'ProvidersScreen'],
  ])('%s: %s', (_whose, name) => {
    const bare = screens.filter((screen) => screen.name === name).map((screen) => ({ ...screen, stories: '' }))
    expect(bare.flatMap(missingStates)).toContainEqual(expect.stringContaining(`${name} has no story Offline`))
  })

  it('a page of texts can come to nothing', () => {
    const bare = screens.filter(({ name }) => name === 'TermsScreen').map((screen) => ({ ...screen, stories: '' }))
    expect(bare.flatMap(missingStates).join()).not.toMatch(/Loading|Failed|Offline/)
  })
})

const props = `type TillScreenProps = {
  /** Undefined while they load. */
  receipts: readonly Receipt[] | undefined
  loading?: boolean | undefined
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  homeHref: string
  onPrint: () => void
}`
const told = {
  Loading: 'meta.story({ args: { loading: true } })',
  Failed: 'meta.story({ args: { failure: { onRetry: fn() } } })',
  Offline: 'Failed.extend({ args: { failure: offlineFailure() } })',
  LongText: 'meta.story({ args: { receipts: [longReceipt] } })',
  SmallPhone: "meta.story({ globals: { viewport: { value: 'small' } } })",
}
const written = (stories: Record<string, string>) =>
  Object.entries(stories)
    .map(([name, story]) => `export const ${name} = ${story}\n`)
    .join('')
const planted = (stories: Record<string, string>, own = props) =>
  missingStates({ name: 'TillScreen', props: own, stories: written(stories) })

describe('a screen without one of its states is found:', () => {
  it.each([
    ['Loading', 'its data may be on its way'],
    ['Failed', 'its data may not come'],
    ['Offline', 'there may be no connection to fetch its data'],
    ['LongText', 'its texts come from data'],
    ['SmallPhone', 'every screen is seen at 320 px'],
  ])('%s', (state, reason) => {
    const others = Object.fromEntries(Object.entries(told).filter(([name]) => name !== state))
    expect(planted(others)).toEqual([`TillScreen has no story ${state}: ${reason}`])
  })

  it('with a small phone in name only', () => {
    expect(planted({ ...told, SmallPhone: 'meta.story({})' })).toEqual([expect.stringContaining('SmallPhone')])
  })

  it('not where it has them all', () => {
    expect(planted(told)).toEqual([])
  })

  it('not where it has no data to wait for and no texts', () => {
    const still = 'type TillScreenProps = {\n  homeHref: string\n  onPrint: () => void\n  busy?: boolean\n}'
    expect(planted({ SmallPhone: told.SmallPhone }, still)).toEqual([])
  })
})

describe('without a connection a story says what the app says', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: false })
  })
  afterEach(() => vi.unstubAllGlobals())

  const unreached = { error: offlineError(), retry: () => undefined }

  it('of data, and of what a route names', () => {
    expect(offlineFailure().message).toBe(failureOf(unreached)?.message)
    expect(offlineFailure('orders').message).toBe(prefixedFailure('Failed to fetch orders', unreached)?.message)
  })

  it('of a form', () => {
    expect(offlineFormFailure().message).toBe(offlineError().message)
  })
})
