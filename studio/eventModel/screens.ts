import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { shopContract } from '#domain/contract.ts'

const root = join(import.meta.dirname, '../..')
const calls = new Set(Object.keys(shopContract))

/** The screens of the site, each with the calls that its page makes: read from the sources of `web`. */
export const callsOfScreens = () => {
  const sources = readWeb()
  const routes = [...sources.keys()].filter((path) => /Route\.tsx$/.test(path) && !path.startsWith('web/shell/'))
  const pages = routes.map((route) => ({ screen: screenOf(route), calls: callsFrom([route], sources) }))
  const everywhere = callsFrom(
    [...sources.keys()].filter((path) => path.startsWith('web/shell/header/') || path.startsWith('web/shell/palette/')),
    sources,
  )
  const signIn = callsFrom(
    [...sources.keys()].filter(
      (path) => path.startsWith('web/account/signIn/') || path === 'web/state/session/signOut.ts',
    ),
    sources,
  )
  const shell = [
    { screen: 'Header', calls: everywhere },
    { screen: 'SignInDialog', calls: signIn },
    { screen: 'Any page', calls: ofAnyPage },
  ]
  return [...pages, ...shell].filter((each) => each.calls.length > 0)
}

// A cart reaches its page through the client, and is merged, like a session refreshed, wherever somebody is. Page views are sent as beacons.
const ofAnyPage = ['GET cart/:customerId', 'POST cart/merge', 'POST refresh-token']
const cartEdits = ['setCount', 'remove', 'putBack', 'acceptPrices', 'clear'].map((edit) => `POST cart/${edit}`)
const implied: readonly (readonly [source: RegExp, calls: readonly string[]])[] = [
  [/^web\/cart\/CartRoute\.tsx$/, cartEdits],
  [/^web\/(state\/cart\/useAddToCart|order\/useReorder)\.ts$/, ['POST cart/add']],
  [/^web\/terms\/usePageView\.ts$/, ['POST analytics/pageView']],
]

const screenOf = (route: string) => posix.basename(route, 'Route.tsx')

const readWeb = () =>
  new Map(
    globSync('web/**/*.{ts,tsx}', { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
  )

// Parts that every page shares: what they call is no matter of one page.
const shared = /^web\/(shell|state\/(http|navigation|live|browser|offline|session|locale))\//

const callsFrom = (starts: readonly string[], sources: ReadonlyMap<string, string>) => {
  const reached = new Set(starts)
  for (const path of reached)
    for (const target of importsOf(path, sources.get(path) ?? ''))
      if (sources.has(target) && !shared.test(target)) reached.add(target)
  const impliedBy = (path: string) => implied.flatMap(([source, own]) => (source.test(path) ? own : []))
  return [
    ...new Set([...reached].flatMap((path) => [...impliedBy(path), ...callsIn(sources.get(path) ?? '')])),
  ].toSorted()
}

const importsOf = (path: string, text: string) =>
  [...text.matchAll(/(?:from |import\()'([^']+)'/g)].map(([, specifier = '']) =>
    specifier.startsWith('.') ? posix.join(dirname(path), specifier) : specifier.slice(1),
  )

// A call's key in a type or in a table of labels says what is shown, and in an invalidation what is stale: none of them is a call.
const callsIn = (text: string) => {
  const code = text
    .replaceAll(/invalidate\((?:[^()]|\([^()]*\))*\)/g, '')
    .replaceAll(/^.*(?:requestKeyOf|Pick<).*$/gm, '')
  return [...code.matchAll(/(\S)\s*'((?:GET|POST|PATCH|DELETE) [^']+)'(?!:| \||>)/g)].flatMap(
    ([, before = '', key = '']) => (!'<|'.includes(before) && calls.has(key) ? [key] : []),
  )
}
