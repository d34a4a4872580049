import type { Category } from '#web/state/catalogue/categories.ts'

interface Crumb {
  label: string
  href?: string | undefined
}

const home = { label: 'Home', href: '/' }

/** The breadcrumb trail of a category. `known`: the categories from the root to it; a path that matches none is shown as it is written. */
export const categoryTrail = (known: readonly Category[], written: readonly string[]): Crumb[] => [
  home,
  { label: 'Categories', href: '/Categories' },
  ...(known.length > 0 ? known.map(({ name, href }) => ({ label: name, href })) : written.map((label) => ({ label }))),
]

/** The breadcrumb trail of a brand. */
export const brandTrail = (name: string): Crumb[] => [home, { label: name }]
