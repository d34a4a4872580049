import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { movedPages } from '#web/about/movedPages.ts'
import { providerSearchRoute, routes, searchRoute } from '#web/routes.tsx'
import { splitStories } from './book/splitStories.ts'

const root = join(import.meta.dirname, '..')

const pathsOf = (story: string) =>
  [...story.matchAll(/paths: \[([^\]]*)\]/g)].flatMap(([, paths = '']) =>
    [...paths.matchAll(/'([^']+)'/g)].map(([, path = '']) => path),
  )

const visitorOf = (story: string) => /visitor: '(\w+)'/.exec(story)?.[1]

const stories = globSync('stories/pages/*.stories.tsx', { cwd: root }).map((file) =>
  readFileSync(join(root, file), 'utf8'),
)

// A story says who looks, or the file for all of its stories.
const pages = stories.flatMap((text) => {
  const { head, stories: told } = splitStories(text)
  return [head, ...told.map((story) => story.text)].flatMap((story) =>
    pathsOf(story).map((path) => ({ path, visitor: visitorOf(story) ?? visitorOf(head) ?? 'guest', text: story })),
  )
})
const shown = new Set(pages.map(({ path }) => path))
// Pages of an older shop show the help page.
const moved = Object.keys(movedPages).map((page) => `/${page}`)
const paths = [...routes, searchRoute, providerSearchRoute].map(({ path }) => path)

it.each(paths.filter((path) => !moved.includes(path)))('the page of %s is shown whole in Storybook', (path) => {
  expect(shown).toContain(path)
})

it('whole pages of Storybook belong to routes that there are', () => {
  expect([...shown].filter((path) => !paths.includes(path))).toEqual([])
})

describe('a page of a role', () => {
  const visitorOfRole = { signedIn: 'customer', admin: 'admin' }
  const ofRole = [...routes, searchRoute, providerSearchRoute].flatMap(({ path, role }) =>
    role ? [{ path, visitor: visitorOfRole[role] }] : [],
  )

  it.each(ofRole)('at $path is shown whole to the $visitor', ({ path, visitor }) => {
    expect(pages.filter((page) => page.path === path).map((page) => page.visitor)).toContain(visitor)
  })

  it.each([
    ['a guest is asked to log in', 'guest', 'NotSignedInScreen'],
    ['a customer is refused the pages of the admins', 'customer', 'PermissionDeniedScreen'],
  ])('shows whole what others see: %s', (_what, visitor, screen) => {
    expect(pages.filter((page) => page.visitor === visitor && page.text.includes(`<${screen}`))).not.toEqual([])
  })
})
